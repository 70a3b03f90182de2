## What the server writes to people who are elsewhere

letter-turn-subject = Your turn in { $game }
letter-turn-text = Hello { $name }, it is your turn in { $game }:
letter-code-subject = Your code for Ziggurat
letter-code-text = Your code for Ziggurat: { $code }
letter-code-unasked = If you did not ask for it, ignore this message.
