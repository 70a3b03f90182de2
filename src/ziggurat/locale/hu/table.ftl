## Az asztalnál

dock = Döntés
hand = Kézben
leaders = Vezetők
supplies = Készlet
done = Kész
undo = Vissza
undo-revealed = Valami rejtett dolog kiderült: nem vonható vissza.
undo-decided-since = Azóta más döntött: nem vonható vissza.
undo-over = A játék véget ért.
undo-nothing = Nincs mit visszavonni.
hint = Tipp
question-over = A játék véget ért.
zoom-in = Nagyobb
zoom-out = Kisebb
sheet-up = Kéz mutatása
sheet-down = Több a táblából
watching = nézed
reconnecting = csatlakozás…
absent = távol
time-left = Hátralévő idő
days = { $count ->
   *[other] { $count } nap
}
beside-board = A tábla mellett
log = Napló
log-empty = Ennél az asztalnál még nem történt semmi.
actions = Akciók
actions-none = Most nem neked kell döntened.
actions-search = Keresés az akciók között
actions-all = { $group }: mind a(z) { $count }
chat = Csevegés
chat-empty = Még senki nem szólt.
chat-write = Írj egy sort
chat-send = Küldés
rules-search = Keresés a szabályokban
rules-nothing = Egyik szabályban sincsenek ezek a szavak.
rules-in-english = A szabályok szövege angol, a címek le vannak fordítva.

## Visszalépés, feladás, távollét

take-back = Visszalépés kérése mindenkitől
take-back-asked = { $player } visszalépést kér.
take-back-yes = Beleegyezem
take-back-no = Nem egyezem bele
resign = Feladom
resign-sure = Feladod ezt a játékot?
resign-means = A gép játszik tovább helyetted, és utolsó leszel.
resign-no = Játszom tovább
absent-long = { $player } már régóta távol van.
absent-bot = Játsszon a gép
replaced = A gép játszik helyetted.
come-back = Magam játszom

## Egy képernyő

hand-over = Átadás
hand-over-to = Most { $player } dönt.
hand-over-why = Add át a képernyőt. Addig semmi titkos nem látszik.
hand-over-take = Itt { $player }

## Napló

entry-undo = { $player } visszavonja az utolsó döntést.
entry-take-back-asked = { $player } visszalépést kér.
entry-take-back-agreed = { $player } beleegyezik a visszalépésbe.
entry-take-back-refused = { $player } tovább akar játszani.
entry-resign = { $player } feladja. A gép játszik tovább.
entry-take-over-vote = { $player } azt szeretné, hogy a távol lévő helyett a gép játsszon.
entry-return = { $player } visszatért.
entry-time-out = { $player } ideje lejárt.

## A vége

result = Eredmény
winner = { $player } győz.
winners = { $players } közösen győz.
place = Helyezés
place-number = { $place }. hely
outcome-time-out = Lejárt az idő.
look-at-board = A tábla megtekintése
record-download = Feljegyzés letöltése
rematch = Új játék
replay = Visszajátszás
replay-back = Egy lépéssel vissza
replay-play = Magától játssza
replay-forward = Egy lépéssel tovább
replay-slider = Hely a játékban
replay-at = { $move }. lépés, összesen { $moves }
replay-close = A jelenhez

## Első lépések

guide-next = Tovább
guide-leave = Kilépés az útmutatóból
guide-end = Játék
