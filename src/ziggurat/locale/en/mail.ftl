## What the server writes to people who are elsewhere

mail-turn-subject = Your turn in { $game }
mail-turn-text = Hello { $name }, it is your turn in { $game }:
mail-turns-subject = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
mail-turns-text = { $count ->
    [one] Hello { $name }, it is your turn in { $count } game:
   *[other] Hello { $name }, it is your turn in { $count } games:
}
mail-code-subject = Your code for Ziggurat
mail-code-text = Your code for Ziggurat: { $code }
mail-code-unasked = If you did not ask for it, ignore this message.
