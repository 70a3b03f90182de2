## Co server píše lidem, kteří jsou jinde

mail-turn-subject = { $game }: jste na řadě
mail-turn-text = Dobrý den, { $name }, ve hře { $game } jste na řadě:
mail-code-subject = Váš kód pro Ziggurat
mail-code-text = Váš kód pro Ziggurat: { $code }
mail-code-unasked = Pokud žádost nepřišla od vás, na zprávu nereagujte.
