## Amit a kiszolgáló a máshol lévőknek ír

mail-turn-subject = { $game }: te jössz
mail-turn-text = Szia, { $name }! Te jössz ebben a játékban: { $game }
mail-turns-subject = { $count } játék vár rád
mail-turns-text = Szia, { $name }! { $count } játékban te jössz:
mail-code-subject = Kódod a Ziggurathoz
mail-code-text = Kódod a Ziggurathoz: { $code }
mail-code-unasked = Ha nem te kérted, hagyd figyelmen kívül ezt az üzenetet.
