"""One-line breakages of rules, each of which must turn a test of that rule red."""

from tests.mutation import Mutant

MUTANTS = [
    Mutant(
        "MX-1",
        "pieces.py",
        "_beside(square, -1), _beside(square, 1)]",
        "_beside(square, -1), _beside(square, 24)]",
    ),
    Mutant(
        "MX-3", "canals.py", "    state.own_members()[label] = members\n", "    members.clear()\n"
    ),
    Mutant(
        "MX-4",
        "squares.py",
        "if not pilli_blocks[s] and not IS_PALACE[s]]",
        "if not pilli_blocks[s]]",
    ),
    Mutant("MX-5", "pieces.py", "DOUBLES: Final = 35", "DOUBLES: Final = 33"),
    Mutant("MX-6", "pieces.py", "return (number + 1) // 2", "return number // 2"),
    Mutant("MX-7", "pieces.py", "((3, 3, 2, 1), (6, 5, 4, 3))", "((3, 3, 2, 1), (6, 5, 5, 2))"),
    Mutant(
        "MX-8",
        "pilli.py",
        "enumerate(START_SPACES) if not taken[square]]",
        "enumerate(START_SPACES) if square]",
    ),
    Mutant("MX-9", "pieces.py", "TURN_POINTS: Final = 6", "TURN_POINTS: Final = 7"),
    Mutant(
        "MX-10",
        "founding.py",
        "return [FOUND_ROW] if may_found(state, label) else []",
        "return [FOUND_ROW] if state.ap and may_found(state, label) else []",
    ),
    Mutant(
        "MX-11",
        "canals.py",
        "return state.double_digs if state.ap and state.doubles else NOTHING",
        "return state.double_digs if state.ap and state.singles else NOTHING",
    ),
    Mutant("MX-12", "canals.py", "not barred[first] and not barred[second]", "not barred[first]"),
    Mutant(
        "MX-13",
        "bridges.py",
        "AROUND[square] if state.wide else",
        "AROUND[square] if not state.wide else",
    ),
    Mutant(
        "MX-14",
        "founding.py",
        "        block_canal(state, member)\n",
        "        pass\n",
    ),
    Mutant(
        "MX-15",
        "canals.py",
        "    if not whole:\n",
        "    if whole:\n",
    ),
    Mutant(
        "MX-16",
        "founding.py",
        "elif state.region[state.pilli[seat]] == label:",
        "elif state.region[state.pilli[seat]] in (label, -1):",
    ),
    Mutant("MX-17", "founding.py", "return not state.founded[label] and", "return"),
    Mutant("MX-18", "founding.py", 'not_buildable(state, square, "MX-18")', "None"),
    Mutant("MX-19", "founding.py", "points[seat] = white", "points[seat] = 0"),
    Mutant(
        "MX-20",
        "founding.py",
        "        size = len(state.members[label])\n        points",
        "        state.ap -= 1\n        size = len(state.members[label])\n        points",
    ),
    Mutant(
        "MX-21",
        "bridges.py",
        "return state.bridge_spots if state.ap and state.bridges_left else NOTHING",
        "return state.bridge_spots if state.ap else NOTHING",
    ),
    Mutant(
        "MX-22",
        "bridges.py",
        "return region[first] >= 0 and region[second] >= 0",
        "return region[first] >= 0 or region[second] >= 0",
    ),
    Mutant(
        "MX-23",
        "bridges.py",
        "return region[first] >= 0 and region[second] >= 0",
        "return region[first] >= 0 or region[second] >= 0",
    ),
    Mutant(
        "MX-24",
        "squares.py",
        "set_listed(state, state.own_lifts(), LIFT + square, free)",
        "set_listed(state, state.own_lifts(), LIFT + square, True)",
    ),
    Mutant(
        "MX-25",
        "bridges.py",
        "        _announce(state, action, moved=True)\n",
        "        state.ap -= 1\n",
    ),
    Mutant("MX-26", "temples.py", "    state.ap -= level\n", "    state.ap -= 1\n"),
    Mutant(
        "MX-27",
        "temples.py",
        "if found is None and state.region[square] != label:",
        "if found is None and state.region[square] < 0:",
    ),
    Mutant("MX-28", "temples.py", "    occupy(state, square)\n", "    pass\n"),
    Mutant(
        "MX-29",
        "founding.py",
        "temples.put(state, square, CALPULLI + size)",
        "state.content[square] = CALPULLI + size",
    ),
    Mutant(
        "MX-30",
        "pilli.py",
        'move(state, SQUARE[action], STEP_COST, "walk")',
        'move(state, SQUARE[action], 2, "walk")',
    ),
    Mutant("MX-31", "pilli.py", "bridge[other] == ALONG_AXIS", "bridge[other]"),
    Mutant(
        "MX-32",
        "pieces.py",
        "[square for square in range(SQUARES) if LAKE in ACROSS[square] + ALONG[square]],",
        "[],",
    ),
    Mutant(
        "MX-33",
        "pilli.py",
        "                    if bridge[other]:\n",
        "                    if bridge[other]:\n                        frontier.append(other)\n",
    ),
    Mutant(
        "MX-33",
        "pilli.py",
        "                if region[other] < 0 and not seen[other]:\n",
        "                if region[other] < 0 and not seen[other] and other not in state.pilli:\n",
    ),
    Mutant("MX-34", "pieces.py", "LEAP_COST: Final = 5", "LEAP_COST: Final = 4"),
    Mutant(
        "MX-35", "state.py", 'if options["emblem"] == "closed":', 'if options["emblem"] == "open":'
    ),
    Mutant("MX-36", "pieces.py", "SAFE_REACH: Final = 14", "SAFE_REACH: Final = 13"),
    Mutant(
        "MX-37", "state.py", "return self.period == 1 and self.round == 1", "return self.round == 1"
    ),
    Mutant(
        "MX-38",
        "pieces.py",
        '"hard": (1, 1, 2, 2, 2, 3, 3, 3, 4, 4)',
        '"hard": (1, 1, 1, 2, 2, 3, 3, 3, 4, 4)',
    ),
    Mutant("MX-39", "setup.py", "APART: Final = 5", "APART: Final = 4"),
    Mutant(
        "MX-40",
        "scoring.py",
        "if squares.is_temple(content[square]):",
        "if 0 < content[square] <= 16:",
    ),
    Mutant("MX-41", "pieces.py", "TOKENS_A_TURN: Final = 2", "TOKENS_A_TURN: Final = 3"),
    Mutant("MX-42", "tokens.py", "    state.token_supply += 1\n", "    state.token_supply += 0\n"),
    Mutant(
        "MX-44",
        "periods.py",
        "    if state.shown:\n        return False\n",
        "    if not state.shown:\n        return True\n",
    ),
    Mutant(
        "MX-45",
        "periods.py",
        "    if state.seat + 1 < state.seats:\n",
        "    if state.seat + 1 < state.seats and not period_complete(state):\n",
    ),
    Mutant(
        "MX-46",
        "periods.py",
        "+= TEMPLES[1][level] - TEMPLES[0][level]",
        "= TEMPLES[1][level] - TEMPLES[0][level]",
    ),
    Mutant(
        "MX-47",
        "impossible_tiles.py",
        "return free == 0 or (free == 1 and not palace)",
        "return free == 0",
    ),
    Mutant(
        "MX-47",
        "impossible_tiles.py",
        "                gone.remove(len(members))\n",
        "                gone = [s for s in gone if s != len(members)]\n",
    ),
    Mutant(
        "MX-48",
        "impossible_tiles.py",
        "if second is first else second):",
        "if not second else []):",
    ),
    Mutant("MX-48", "impossible_tiles.py", "FEW_CANALS: Final = 2", "FEW_CANALS: Final = 0"),
    Mutant(
        "MX-49",
        "periods.py",
        "            if state.shown:\n                remove",
        "            if state.shown and state.period == 2:\n                remove",
    ),
    Mutant("MX-50", "pieces.py", "QUIET_ROUNDS: Final = 3", "QUIET_ROUNDS: Final = 4"),
    Mutant("MX-51", "pieces.py", "LAST_ROUND: Final = 40", "LAST_ROUND: Final = 41"),
    Mutant(
        "MX-52", "scoring.py", "if other > own)\n        points", "if other >= own)\n        points"
    ),
    Mutant(
        "MX-53", "scoring.py", "if not state.founded[label] and period == 1:", "if period == 1:"
    ),
    Mutant(
        "MX-54",
        "scoring.py",
        "if not state.founded[label] and period == 1:",
        "if not state.founded[label]:",
    ),
    Mutant(
        "MX-55",
        "scoring.py",
        "in START_SPACES:",
        "in range(START_SPACES[0], START_SPACES[-1] + 1):",
    ),
    Mutant(
        "MX-56",
        "scoring.py",
        "worth = [(totals[seat], state.tokens[seat])",
        "worth = [(totals[seat], 0)",
    ),
    Mutant(
        "MX-36",
        "first_round.py",
        "            stack.append(AFLOAT + place)\n",
        "            pass\n",
    ),
    Mutant(
        "MX-36",
        "first_round.py",
        "            pilli_blocks[state.pilli[state.seat]] = 0\n",
        "            return False\n",
    ),
    Mutant(
        "MX-52",
        "scoring.py",
        "rank = sum(1 for other in sums if other > own)",
        "rank = len({other for other in sums if other > own})",
    ),
]
