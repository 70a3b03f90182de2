## Co serwer pisze do osób, które są gdzie indziej

letter-turn-subject = { $game }: twoja kolej
letter-turn-text = Cześć, { $name }, w grze { $game } jest twoja kolej:
letter-code-subject = Twój kod do Zigguratu
letter-code-text = Twój kod do Zigguratu: { $code }
letter-code-unasked = Jeśli to nie twoja prośba, zapomnij o tej wiadomości.
