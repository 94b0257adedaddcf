# How opponents play All-Star Draft
page-way-allstar-pip = Takes what looks good now.
page-way-allstar-bruna = Likes symbols above all and stays with them.
page-way-allstar-onni = Collects one species.
page-way-allstar-mei = Keeps her bench for the playoffs.
page-way-allstar-vesna = Plays a few possible deals to the end.
page-way-allstar-aksel = Plays thousands of possible deals to the end.
