"""Faults put into the sources one by one: do the quick tests find each of them?"""
