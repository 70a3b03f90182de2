"""The games as environments for the libraries that learn: PettingZoo, Gymnasium, OpenSpiel.

Each module here needs its library (`pip install ziggurat[pettingzoo]`, `[gymnasium]`,
`[openspiel]`); nothing of them is imported before it is asked for.
"""
