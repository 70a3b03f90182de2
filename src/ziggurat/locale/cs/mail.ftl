## Co server píše lidem, kteří jsou jinde

mail-turn-subject = { $game }: jste na řadě
mail-turn-text = Dobrý den, { $name }, ve hře { $game } jste na řadě:
mail-turns-subject = { $count ->
    [one] Čeká na vás { $count } hra
    [few] Čekají na vás { $count } hry
   *[other] Čeká na vás { $count } her
}
mail-turns-text = { $count ->
    [one] Dobrý den, { $name }, jste na řadě v { $count } hře:
   *[other] Dobrý den, { $name }, jste na řadě v { $count } hrách:
}
mail-code-subject = Váš kód pro Ziggurat
mail-code-text = Váš kód pro Ziggurat: { $code }
mail-code-unasked = Pokud žádost nepřišla od vás, na zprávu nereagujte.
