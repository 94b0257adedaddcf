"""The peer benchmark: `python -m bench`, from the root of the repository.

Every speed this project states about itself comes from here, and the peers it is compared with are
installed and measured in the same run, on the same core, turn by turn. So the figures age together,
and anyone can make them again with one command.
"""
