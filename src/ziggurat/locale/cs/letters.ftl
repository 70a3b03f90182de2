## Co server píše lidem, kteří jsou jinde

letter-turn-subject = { $game }: jste na řadě
letter-turn-text = Dobrý den, { $name }, ve hře { $game } jste na řadě:
letter-code-subject = Váš kód pro Ziggurat
letter-code-text = Váš kód pro Ziggurat: { $code }
letter-code-unasked = Pokud žádost nepřišla od vás, na zprávu nereagujte.
