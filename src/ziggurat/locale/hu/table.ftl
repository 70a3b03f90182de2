## Az asztalnál

dock = Döntés
hand = Lapkáim
leaders = Vezérek
supplies = Készlet
done = Kör vége
act-choose = Előbb válassz
undo = Visszavonás
undo-revealed = Nem vonható vissza: valami rejtett dolog kiderült.
undo-decided-since = Nem vonható vissza: azóta más már lépett.
undo-over = A játék véget ért.
undo-nothing = Nincs mit visszavonni.
bot-wait = A gép most más asztaloknál gondolkodik. Ez az asztal körülbelül { $seconds } másodperc múlva kerül sorra.
hint = Tipp
question-over = A játék véget ért.
zoom-in = Nagyítás
zoom-out = Kicsinyítés
sheet-up = Lapkáim mutatása
sheet-down = Nagyobb tábla
table-title = { $game }: { $players }
watching = néző
reconnecting = csatlakozás…
unsent = Nincs kapcsolat. A lépésed megvan, később elküldjük.
unsent-drop = Ne küldd el
connection-lost = Nincs kapcsolat. Amint helyreáll, itt folytatódik a játék.
absent = távol
time-left = Hátralévő idő
days = { $count ->
   *[other] { $count } nap
}
beside-board = A tábla mellett
log = Napló
log-empty = Ennél az asztalnál még nem történt semmi.
actions = Akciók
actions-none = Most nem neked kell döntened.
actions-search = Keresés az akciók között
actions-all = { $group }: összes ({ $count })
chat = Csevegés
chat-empty = Még senki nem szólt.
chat-write = Írj üzenetet
chat-send = Küldés
chat-phrases = Kész mondatok
phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-nice-move = Szép lépés!
phrase-one-moment = Egy pillanat!
phrase-thanks = Köszi!
phrase-good-game = Köszönöm a játékot!
refusal-instead = { $count ->
    [one] Az egyetlen alkalmas helyet megjelöltük.
   *[other] Az alkalmas helyeket megjelöltük.
}
rules-search = Keresés a szabályokban
rules-nothing = Egyik szabályban sem szerepelnek ezek a szavak.
rules-contents = Tartalom
rules-turn = Előző és következő fejezet
rules-example = Példa
rules-table = Táblázat
rules-found = { $count } találat
rules-print = Fejezet nyomtatása
rules-copy = Link másolása: { $rule }
rules-back = Vissza az asztalhoz
rules-at-table = Az asztalnál: „{ $sentence }”
rules-whole = A szabálykönyv megnyitása
rules-minutes = { $minutes } perc olvasás
rules-enough = Az első játékhoz ennyi elég.
rules-read-on = Tovább: { $chapter }

## Visszavonás, feladás, távollét

take-back = Visszavonás kérése
take-back-asked = { $player } visszavonást kér.
take-back-yes = Elfogadás
take-back-no = Elutasítás
resign = Feladás
resign-sure = Feladod ezt a játékot?
resign-means = A gép játszik tovább helyetted, és utolsó leszel.
resign-no = Játék folytatása
absent-long = { $player } már régóta távol van.
absent-bot = Átadás a gépnek
replaced = A gép játszik helyetted.
come-back = Hely visszavétele

## Egy képernyő

hand-over = Eszköz átadása
hand-over-to = Most { $player } dönt.
hand-over-why = Add át az eszközt ennek a játékosnak. Addig semmi titkos nem látszik.
hand-over-take = Én vagyok { $player }

## Napló

entry-undo = { $player } visszavonja az utolsó döntést.
entry-take-back-asked = { $player } visszavonást kér.
entry-take-back-agreed = { $player } elfogadja a visszavonást.
entry-take-back-refused = { $player } elutasítja a visszavonást.
entry-resign = { $player } feladja. A gép játszik tovább.
entry-take-over-vote = { $player } azt szeretné, hogy a távol lévő helyett a gép játsszon.
entry-return = { $player } visszatért.
entry-time-out = { $player } ideje lejárt.
entry-instead = A gép túl sokáig gondolkodott, ezért gyors lépést tett.
entry-revealed = Ami kiderült, az nem változik: nem sorsoljuk újra.

## A vége

result = Eredmény
winner = A győztes: { $player }.
winners = Közös győzelem: { $players }.
result-peeked = Visszavonás, miután valami rejtett dolog kiderült: { $players }.
place = Helyezés
place-number = { $place }. hely
place-resigned = feladta
outcome-time-out = Lejárt az idő.
look-at-board = A tábla megtekintése
record-download = Játszmanapló letöltése
rematch = Visszavágó
rematch-join = Csatlakozás a visszavágóhoz
replay = Visszajátszás
replay-back = Egy lépéssel vissza
replay-play = Automatikus lejátszás
replay-forward = Egy lépéssel előre
replay-turn-back = Az előző kör végére
replay-turn-forward = A következő kör végére
replay-slider = Állás a játékban
replay-at = { $move }. lépés, összesen { $moves }
replay-close = Vissza az aktuális álláshoz

## Első lépések

guide-next = Tovább
guide-leave = Útmutató bezárása
guide-end = Játék

## Játék saját oldal nélkül

generic-board = Tábla
generic-question = { $player }, te döntesz.
generic-waiting = { $player } dönt.
generic-pick = Válassz helyet a táblán vagy akciót a listából.
generic-refusal = A szabályok szerint ez nem megengedett ({ $rule }).
generic-points = Pontok

## Miért jó egy lépés

reason-points = { $count } pont.
reason-prevents = { $left ->
    [0] Így { $player } a következő körben nem szerez { $count } pontot.
   *[other] Így { $player } a következő körben { $count } helyett csak { $left } pontot szerezhet.
}
reason-misses = A második legjobb lépés ebben a körben { $count } ponttal kevesebbet hoz.

## Edző

coach = Edző
coach-what-now = Mi legyen most?
coach-on = Edző bekapcsolása
coach-off = Edző kikapcsolása
coach-news = Mi történt a legutóbbi köröd óta
coach-news-more = és még { $count } dolog; a naplóban olvashatod
coach-look = Mutasd a táblán
coach-share = győzelmi esély
coach-thinking = Az állást nézem…
coach-wait = Ha te következel, itt kérdezhetsz.
coach-ask = Kérdezd meg, mit érdemes tenni. A kérdés még nem lépés.
coach-quiet = Ezt már jól csinálod. Ha szeretnéd, kérdezz.
coach-new = Új: { $word }.
way-share = { $share }%

## Az értékelés lépésenként

scoring-explain = Honnan jöttek a pontok
scoring-step = Mi számít
scoring-so-far = Eddig
scoring-total = Összesen
scoring-decided = Ami eldöntötte:
scoring-back = Vissza
scoring-all = Mind egyszerre

## A játék követése

turn-of = { $number }. kör · { $player }
log-show = Ugrás ide
since = A legutóbbi köröd óta
since-here = a legutóbbi köröd
since-count = { $count } lépés
since-at = { $number }. lépés, összesen { $count }
since-open = { $count } lépés a legutóbbi köröd óta
since-step = { $number }. lépés, összesen { $count }, { $player }: { $said }
since-first = Első lépés
since-last = Utolsó lépés
since-start = Kezdem a körömet
skip = Átugrás
end-ask = Ebben a körben még léphetsz. Mégis befejezed?
end-anyway = Mégis befejezem
end-never-ask = Ne kérdezze meg többet
replay-speed = Sebesség

## Billentyűk

keys = Billentyűk
keys-pick = Egy játékelem felvétele vagy egy tipp megmutatása
keys-next = A következő vagy az előző választható elemre
keys-walk = Mozgás a táblán
keys-choose = Választás vagy a köröm kezdése
keys-undo = Visszavonás
keys-drop = A felvett játékelem visszatétele, bezárás
keys-explain = A kijelölt elem magyarázata
keys-step = Egy lépéssel vissza vagy előre
keys-play = Lejátszás vagy szünet
keys-ends = A visszajátszás elejére vagy végére
keys-speed = Gyorsabban vagy lassabban
keys-lesson = Leckében: mutasd meg, hogyan kell
keys-list = Ez a lista
keys-everywhere = Mindenhol
keys-at-table = Az asztalnál
keys-turn-piece = A híd vagy a csatorna elforgatása
keys-turn-tile = A piramislapka elforgatása
keys-at-replay = A köröm óta történt lépések és a visszajátszás
keys-step-replay = Egy lépéssel vissza vagy előre a visszajátszásban
keys-step-turn = Az előző vagy a következő kör végére
keys-at-analysis = Az elemzésben
keys-step-mark = Az előző vagy a következő megjelölt lépésre
keys-try = A hiba újrapróbálása
keys-line = Egy változat lejátszása
keys-to-board = Az elemzőtáblára
keys-at-board = Az elemzőtáblán
keys-choose-line = Egy változat kiválasztása
keys-judge = Az állás értékelése vagy leállítása
keys-note = Megjegyzés írása
keys-at-lesson = A leckékben és a feladványokban
keys-step-solution = A feladvány megoldásának végignézése
keys-at-rules = A szabályokban
keys-search = Keresés
keys-hits = Lépkedés a találatok között
keys-rule = Az előző vagy a következő szabályra
keys-term = Egy fogalom magyarázata
