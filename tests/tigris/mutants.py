"""One-line breakages of the rules; each must turn a test with the rule's number red."""

from tests.mutation import Mutant

MUTANTS = [
    Mutant(
        rule="TE-3",
        file="kingdoms.py",
        old="if piece != EMPTY and piece != CATASTROPHE:",
        new="if piece != EMPTY:",
    ),
    Mutant(rule="TE-7", file="pieces.py", old="HAND: Final = 6", new="HAND: Final = 5"),
    Mutant(rule="TE-8", file="pieces.py", old="ACTIONS: Final = 2", new="ACTIONS: Final = 3"),
    Mutant(
        rule="TE-10",
        file="leaders.py",
        old="if not state.temples()[cell]:",
        new="if not state.temples():",
    ),
    Mutant(rule="TE-10", file="leaders.py", old="if state.board.river[cell]:", new="if False:"),
    Mutant(
        rule="TE-11",
        file="leaders.py",
        old="if _lifted(state, standing).count_at(cell) > 1:",
        new="if _lifted(state, standing).count_at(cell) > 2:",
    ),
    Mutant(
        rule="TE-12",
        file="leaders.py",
        old="return state.regions() if standing < 0 else state.regions_without(standing)",
        new="return state.regions()",
    ),
    Mutant(
        rule="TE-13",
        file="leaders.py",
        old="if state.leader_cells[4 * state.active + colour] < 0:",
        new="if state.leader_cells[colour] < -1:",
    ),
    Mutant(
        rule="TE-14",
        file="leaders.py",
        old="        if other >= 0:\n",
        new="        if other >= 9:\n",
    ),
    Mutant(
        rule="TE-15",
        file="state.py",
        old="if cell >= 0 and not temples[cell]",
        new="if cell >= 0 and temples[cell] < 0",
    ),
    Mutant(
        rule="TE-16",
        file="tiles.py",
        old="MOST_KINGDOMS: Final = 2",
        new="MOST_KINGDOMS: Final = 3",
    ),
    Mutant(
        rule="TE-17",
        file="tiles.py",
        old="for wanted in (colour, BLACK):",
        new="for wanted in (BLACK, colour):",
    ),
    Mutant(rule="TE-18", file="tiles.py", old="if len(touched) == 1:", new="if len(touched) >= 1:"),
    Mutant(
        rule="TE-20", file="catastrophes.py", old="if has_treasure(state, cell):", new="if False:"
    ),
    Mutant(
        rule="TE-21",
        file="hands.py",
        old="draw(state, seat, total)",
        new="draw(state, seat, total - 1)",
    ),
    Mutant(
        rule="TE-23",
        file="conflicts.py",
        old="return RED if self.conflict == REVOLT else self.colour",
        new="return self.colour",
    ),
    Mutant(
        rule="TE-24", file="conflicts.py", old="if attack <= defence:", new="if attack < defence:"
    ),
    Mutant(
        rule="TE-24",
        file="conflicts.py",
        old="state.award(winner, RED, 1, FOR_REVOLT)",
        new="state.award(winner, state.colour, 1, FOR_REVOLT)",
    ),
    Mutant(rule="TE-25", file="conflicts.py", old="both |= seen & present", new="both |= present"),
    Mutant(
        rule="TE-26", file="conflicts.py", old="if len(colours) > 1:", new="if len(colours) > 4:"
    ),
    Mutant(
        rule="TE-27",
        file="conflicts.py",
        old="for seat in ((state.active + step) % state.seats for step in range(state.seats))",
        new="for seat in range(state.seats)",
    ),
    Mutant(
        rule="TE-28",
        file="conflicts.py",
        old="piece = FACE_UP + colour",
        new="piece = FACE_UP + RED",
    ),
    Mutant(
        rule="TE-29",
        file="conflicts.py",
        old="state.award(winner, self.colour, 1 + len(removed), FOR_WAR)",
        new="state.award(winner, self.colour, len(removed), FOR_WAR)",
    ),
    Mutant(
        rule="TE-30",
        file="conflicts.py",
        old="has_treasure(state, cell) or _serves_another(state, cell, beaten)",
        new="_serves_another(state, cell, beaten)",
    ),
    Mutant(
        rule="TE-32",
        file="monuments.py",
        old="if not found or not fitting(state, tile):",
        new="if not found:",
    ),
    Mutant(
        rule="TE-33",
        file="monuments.py",
        old="for number in MONUMENTS_OF[colour] if state.monuments[number] == UNBUILT]",
        new="for number in MONUMENTS_OF[colour]]",
    ),
    Mutant(rule="TE-34", file="monuments.py", old="state.evict()", new="state.temples()"),
    Mutant(
        rule="TE-35",
        file="scoring.py",
        old="if leader >= 0 and label[leader] == label[cell]:",
        new="if leader >= 0:",
    ),
    Mutant(rule="TE-36", file="treasures.py", old="return plain or reached", new="return reached"),
    Mutant(
        rule="TE-38",
        file="pieces.py",
        old="LAST_TREASURES: Final = 2",
        new="LAST_TREASURES: Final = 1",
    ),
    Mutant(
        rule="TE-39",
        file="scoring.py",
        old="totals[totals.index(min(totals))] += 1",
        new="totals[0] += 1",
    ),
    Mutant(
        rule="TE-40",
        file="buildings.py",
        old="SHORTEST_LINE: Final = 3",
        new="SHORTEST_LINE: Final = 2",
    ),
    Mutant(
        rule="TE-41",
        file="buildings.py",
        old="if len(tiles) > beat and",
        new="if len(tiles) >= beat and",
    ),
    Mutant(rule="TE-42", file="conflicts.py", old="if cell in state.buildings:", new="if False:"),
    Mutant(
        rule="TE-43",
        file="tiles.py",
        old="if building >= 0 and regions.label[building] == region:",
        new="if building >= 0:",
    ),
    Mutant(rule="TE-47", file="leaders.py", old="if cell == standing:", new="if False:"),
    Mutant(
        rule="TE-51",
        file="conflicts.py",
        old="if piece >= LEADER and piece != LEADER + priest:",
        new="if piece >= LEADER:",
    ),
    Mutant(rule="TE-57", file="catastrophes.py", old="if piece == CATASTROPHE:", new="if False:"),
    Mutant(
        rule="TE-58", file="catastrophes.py", old="if cell in state.buildings:", new="if False:"
    ),
    Mutant(
        rule="TE-60",
        file="hands.py",
        old='state.end_game("swap")',
        new="state.begin_turn(seat)",
    ),
    Mutant(
        rule="TE-61",
        file="hands.py",
        old="if missing > len(state.bag) - state.drawn:",
        new="if missing >= len(state.bag) - state.drawn:",
    ),
    Mutant(
        rule="TE-62",
        file="hands.py",
        old="seat = (state.active + step) % state.seats",
        new="seat = step",
    ),
    Mutant(
        rule="TE-67",
        file="setup.py",
        old="counts[RED] -= len(state.board.starts)",
        new="counts[RED] -= 0",
    ),
    Mutant(
        rule="TE-72",
        file="buildings.py",
        old="longest = max(",
        new="longest = min(",
    ),
    Mutant(
        rule="TE-74",
        file="monuments.py",
        old="if state.buildings[colour] in covered:",
        new="if False:",
    ),
    Mutant(
        rule="TE-75",
        file="scoring.py",
        old="1 + sum(other > mine for other in results)",
        new="1 + sum(other > mine for other in results) + results.index(mine)",
    ),
]
