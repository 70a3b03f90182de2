## Co serwer pisze do osób, które są gdzie indziej

mail-turn-subject = { $game }: twoja kolej
mail-turn-text = Cześć, { $name }, w grze { $game } jest twoja kolej:
mail-code-subject = Twój kod do Zigguratu
mail-code-text = Twój kod do Zigguratu: { $code }
mail-code-unasked = Jeśli to nie twoja prośba, zapomnij o tej wiadomości.
