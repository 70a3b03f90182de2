"""One-line breakages of the rules of Teotihuacan; each must turn a test of its rule red."""

from tests.mutation import Mutant

MUTANTS: list[Mutant] = [
    Mutant(
        rule="TH-2",
        file="workers.py",
        old="""    for colour in range(0, len(neutral), NEUTRAL_WORKERS):""",
        new="""    for colour in range(0, NEUTRAL_WORKERS, NEUTRAL_WORKERS):""",
    ),
    Mutant(
        rule="TH-6",
        file="pieces.py",
        old="ROYAL_CATEGORIES: Final = ((4, 5, 9), (2, 6, 7), (1, 3, 8))",
        new="ROYAL_CATEGORIES: Final = ((4, 5, 9), (2, 6, 3), (1, 7, 8))",
    ),
    Mutant(
        rule="TH-14",
        file="setup.py",
        old="cocoa = 1 if seat == 0 else 3 if seat == players - 1 else 2",
        new="cocoa = 1 if seat == 0 else 2 if seat == players - 1 else 3",
    ),
    Mutant(
        rule="TH-17",
        file="setup.py",
        old="    while state.developed[player] >> place & 1:",
        new="    while False:",
    ),
    Mutant(
        rule="TH-20",
        file="neutral.py",
        old="                if board not in boards:",
        new="                if board != 4 and board not in boards:",
    ),
    Mutant(
        rule="TH-23",
        file="turn.py",
        old="        if workers.any_locked(state, self.seat):\n",
        new="        if True:\n",
    ),
    Mutant(
        rule="TH-26",
        file="pieces.py",
        old="UNLOCK_COCOA: Final = 3",
        new="UNLOCK_COCOA: Final = 2",
    ),
    Mutant(
        rule="TH-29",
        file="workers.py",
        old="""            if boards[worker] == board and not spaces[worker]:
                colours += 1""",
        new="""            if boards[worker] == board:
                colours += 1""",
    ),
    Mutant(
        rule="TH-29",
        file="turn.py",
        old="    state.worker_board[moved] = 0\n",
        new="    state.worker_board[moved] = board\n",
    ),
    Mutant(
        rule="TH-31",
        file="worship.py",
        old="    return -1 if held // WORKERS == player else 1",
        new="    return 1",
    ),
    Mutant(
        rule="TH-32",
        file="worship.py",
        old="        return freeing + (1 if option >= ABILITY_FIRST else 0)",
        new="        return freeing",
    ),
    Mutant(
        rule="TH-34",
        file="worship.py",
        old="""            if option == TILE_ONLY and state.board == PALACE:
                continue""",
        new="""            if option == TILE_ONLY and state.board == DECORATIONS:
                continue""",
    ),
    Mutant(
        rule="TH-36",
        file="discovery.py",
        old='    state.pay(player, PRICES[kind], "price")',
        new='    state.pay(player, (0, 0, 0, 0), "price")',
    ),
    Mutant(
        rule="TH-39",
        file="turn.py",
        old="        if worker != state.moved and state.worker_board[worker] == board",
        new="        if worker != state.moved",
    ),
    Mutant(
        rule="TH-40",
        file="tracks.py",
        old="    return TOP_STEP not in state.temples[temple::3]",
        new="    return True",
    ),
    Mutant(
        rule="TH-41",
        file="tracks.py",
        old="    if state.avenue[player] == AVENUE_END:",
        new="    if state.avenue[player] == AVENUE_END + 1:",
    ),
    Mutant(
        rule="TH-43",
        file="main_actions.py",
        old='        state.pay(player, (state.colours, 0, 0, 0), "fee")',
        new='        state.pay(player, (min(state.colours, 2), 0, 0, 0), "fee")',
    ),
    Mutant(
        rule="TH-44",
        file="main_actions.py",
        old="""        count += 1
    return min(count, MOST_WORKERS)""",
        new="""        count += 0
    return min(count, MOST_WORKERS)""",
    ),
    Mutant(
        rule="TH-46",
        file="workers.py",
        old="            if not lowest or power < lowest:",
        new="            if not lowest or power > lowest:",
    ),
    Mutant(
        rule="TH-47",
        file="alchemy.py",
        old="        if other != player and state.developed[other] >> place & 1:",
        new="        if state.developed[other] >> place & 1:",
    ),
    Mutant(
        rule="TH-47",
        file="alchemy.py",
        old="    return count > 1 or place < TOP_ROW",
        new="    return place < TOP_ROW",
    ),
    Mutant(
        rule="TH-48",
        file="nobles.py",
        old="        return [count - 1]\n",
        new="        return list(range(count))\n",
    ),
    Mutant(
        rule="TH-49",
        file="pieces.py",
        old="DECORATION_GOLD: Final = (0, 3, 2, 1)",
        new="DECORATION_GOLD: Final = (0, 3, 2, 2)",
    ),
    Mutant(
        rule="TH-50",
        file="construction.py",
        old="        if state.built < state.count and possible(state, self.seat):",
        new="        if not state.built and possible(state, self.seat):",
    ),
    Mutant(
        rule="TH-51",
        file="calendar.py",
        old="    state.light = state.dark\n",
        new="    state.light = state.dark - 1\n",
    ),
    Mutant(
        rule="TH-52",
        file="construction.py",
        old="if own[corner] > 3:",
        new="if own[corner] > 0:",
    ),
    Mutant(
        rule="TH-53",
        file="main_actions.py",
        old="            tracks.any_temple(state, player, 1)",
        new="            state.pending.insert(-1, tracks.AnyTemple(player))",
    ),
    Mutant(
        rule="TH-54",
        file="powerups.py",
        old="        if not self.first:",
        new="        if self.first:",
    ),
    Mutant(
        rule="TH-54",
        file="powerups.py",
        old="    if state.revision > 1 and workers.is_locked_on(state, player, state.board):",
        new="    if state.revision > 2 and workers.is_locked_on(state, player, state.board):",
    ),
    Mutant(
        rule="TH-65",
        file="powerups.py",
        old="    if state.revision > 1 and workers.is_locked_on(state, player, state.board):",
        new="    if workers.is_locked_on(state, player, state.board):",
    ),
    Mutant(
        rule="TH-55",
        file="powerups.py",
        old="    tracks.avenue_step(state, player)\n",
        new="    tracks.track_step(state, player)\n",
    ),
    Mutant(
        rule="TH-56",
        file="powerups.py",
        old="        if workers.in_play(state, self.seat) == WORKERS - 1:",
        new="        if workers.in_play(state, self.seat) <= WORKERS:",
    ),
    Mutant(
        rule="TH-57",
        file="calendar.py",
        old="    if state.light < state.dark:",
        new="    if state.light < 13:",
    ),
    Mutant(
        rule="TH-58",
        file="calendar.py",
        old="        elif last and state.final_round:",
        new="        elif state.final_round:",
    ),
    Mutant(
        rule="TH-59",
        file="eclipse.py",
        old="    return LEADER_POINTS if steps and steps == max(state.track) else 0",
        new="    return LEADER_POINTS if steps == max(state.track) else 0",
    ),
    Mutant(
        rule="TH-60",
        file="eclipse.py",
        old="    return min(UNPAID_POINTS * unpaid, state.points[player])",
        new="    return UNPAID_POINTS * unpaid",
    ),
    Mutant(
        rule="TH-62",
        file="scoring.py",
        old="    order = player if state.dark_eclipse else -player",
        new="    order = player",
    ),
    Mutant(
        rule="TH-64",
        file="royal.py",
        old="        times = power - 1 if tile == 8 else power",
        new="        times = power",
    ),
    Mutant(
        rule="TH-65",
        file="main_actions.py",
        old="            if works(state, player, 13):",
        new="            if state.granted > 1 and works(state, player, 13):",
    ),
    Mutant(
        rule="TH-67",
        file="setup.py",
        old="        choosing = [Pick(seat) for seat in (*seats, *reversed(seats))]",
        new="        choosing = [Pick(seat) for seat in (*seats, *seats)]",
    ),
    Mutant(
        rule="TH-68",
        file="calendar.py",
        old="""            if last:
                move_light(state, "turn")""",
        new="""            if last and state.light:
                state.light -= 1""",
    ),
    Mutant(
        rule="TH-71",
        file="offers.py",
        old="""    if state.solo:
        left""",
        new="""    if not state.solo:
        left""",
    ),
    Mutant(
        rule="TH-72",
        file="worship.py",
        old="        if workers.holder(state, board, 1) < 0:\n            goal = board",
        new="        if workers.holder(state, board, 1) >= 0:\n            goal = board",
    ),
    Mutant(
        rule="TH-74",
        file="teotibot.py",
        old="    if state.goods[4 * BOT] < EXCHANGE_COCOA:",
        new="    if state.goods[4 * BOT] <= EXCHANGE_COCOA:",
    ),
    Mutant(
        rule="TH-76",
        file="teotibot_tiles.py",
        old="    return [worker for worker in OWN if not state.worker_space[worker]]",
        new="    return list(OWN)",
    ),
    Mutant(
        rule="TH-77",
        file="teotibot_tiles.py",
        old="            place = 2\n",
        new="            place = 1\n",
    ),
    Mutant(
        rule="TH-78",
        file="teotibot_tiles.py",
        old="    for good in (STONE, WOOD):",
        new="    for good in (WOOD, STONE):",
    ),
    Mutant(
        rule="TH-79",
        file="teotibot_tiles.py",
        old='    state.pay(BOT, (0, 0, 2, 0), "construction")',
        new='    state.pay(BOT, (0, 0, 1, 0), "construction")',
    ),
    Mutant(
        rule="TH-80",
        file="teotibot_tiles.py",
        old="    state.score(BOT, 5, FROM_DECORATIONS)",
        new="    state.score(BOT, 3, FROM_DECORATIONS)",
    ),
    Mutant(
        rule="TH-81",
        file="teotibot_tiles.py",
        old="    for owned in (marked, state.developed[BOT]):",
        new="    for owned in (state.developed[BOT], marked):",
    ),
    Mutant(
        rule="TH-82",
        file="teotibot_tiles.py",
        old="    space = nobles.free_space(state, min(state.eclipses, 2))",
        new="    space = nobles.free_space(state, 0)",
    ),
    Mutant(
        rule="TH-83",
        file="teotibot_tiles.py",
        old="key=lambda worker: _rank(state, worker), reverse=True)",
        new="key=lambda worker: _rank(state, worker))",
    ),
    Mutant(
        rule="TH-84",
        file="teotibot_tiles.py",
        old="        temple, steps = best_temple(state), 3",
        new="        temple, steps = best_temple(state), 2",
    ),
    Mutant(
        rule="TH-85",
        file="teotibot_tiles.py",
        old="        rank = MASK_NUMBER[kind], state.position[board]",
        new="        rank = MASK_NUMBER[kind], -state.position[board]",
    ),
    Mutant(
        rule="TH-86",
        file="scoring.py",
        old="        state.score(1, sum(state.goods[4:8]), FROM_GOODS)",
        new="        state.score(1, sum(state.goods[5:8]), FROM_GOODS)",
    ),
    Mutant(
        rule="TH-87",
        file="scoring.py",
        old="        return state.points[player], player, 0",
        new="        return state.points[player], -player, 0",
    ),
    Mutant(
        rule="TH-97",
        file="scoring.py",
        old="    for size in range(1, max(masks) + 1):",
        new="    for size in range(1, 2):",
    ),
    Mutant(
        rule="TH-98",
        file="scoring.py",
        old="        return 9 * len(reached(state, player))",
        new="        return 9 * len(reached(state, player)) - 9",
    ),
    Mutant(
        rule="TH-105",
        file="discovery.py",
        old="    turn_over(state, player, FREE_COCOA)",
        new="    turn_over(state, player, COCOA4)",
    ),
    Mutant(
        rule="TH-106",
        file="powerups.py",
        old="            if power == TOP_POWER:\n                continue",
        new="            if power > TOP_POWER:\n                continue",
    ),
    Mutant(
        rule="TH-109",
        file="teotibot.py",
        old="        upper = slot == 1 if by_rows else first",
        new="        upper = slot == 1",
    ),
    Mutant(
        rule="TH-110",
        file="teotibot_tiles.py",
        old="    for _ in range(steps + state.adjust[5]):",
        new="    for _ in range(steps + (state.adjust[5] if steps == 2 else 0)):",
    ),
]
