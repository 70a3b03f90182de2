## Amit a szerver a máshol lévőknek ír

letter-turn-subject = { $game }: te jössz
letter-turn-text = Szia, { $name }! Te jössz ebben a játékban: { $game }
letter-code-subject = Kódod a Ziggurathoz
letter-code-text = Kódod a Ziggurathoz: { $code }
letter-code-unasked = Ha nem te kérted, hagyd figyelmen kívül ezt az üzenetet.
