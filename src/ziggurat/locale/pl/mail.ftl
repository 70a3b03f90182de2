## Co serwer pisze do osób, które są gdzie indziej

mail-turn-subject = { $game }: twoja kolej
mail-turn-text = Cześć, { $name }! W grze { $game } przyszła twoja kolej:
mail-turns-subject = { $count ->
    [one] Czeka na ciebie { $count } gra
    [few] Czekają na ciebie { $count } gry
   *[many] Czeka na ciebie { $count } gier
}
mail-turns-text = { $count ->
    [one] Cześć, { $name }! W { $count } grze przyszła twoja kolej:
   *[other] Cześć, { $name }! W { $count } grach przyszła twoja kolej:
}
mail-code-subject = Twój kod do Zigguratu
mail-code-text = Twój kod do Zigguratu: { $code }
mail-code-unasked = Jeśli to nie ty prosisz o ten kod, zignoruj tę wiadomość.
