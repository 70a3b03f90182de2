## A kezdőlapon és új asztalnál

game-teotihuacan = Teotihuacan
game-teotihuacan-lead = Vezesd körbe munkásaidat a városban, és építsd fel a Nap piramisát a napfogyatkozás előtt.
game-teotihuacan-players = 1–4 játékos
game-teotihuacan-time = 90–120 perc
option-teotihuacan-setup = Előkészítés
option-teotihuacan-setup-value = { $value ->
    [first] Első játék
    [draft] Kezdőlapka-választás sorban
   *[normal] Kettő négy kezdőlapkából
}
option-teotihuacan-setup-means = { $value ->
    [first] Minden ki van rakva és osztva, a játék az első körrel indul. Elsőre ez a legjobb.
    [draft] A kezdőlapkák nyíltan fekszenek, a játékosok sorban, majd visszafelé választanak.
   *[normal] Mindenki négy kezdőlapkát kap, és kettőt megtart.
}
option-teotihuacan-eclipse = Napfogyatkozás
option-teotihuacan-eclipse-value = { $value ->
    [dark] Sötét napfogyatkozás
   *[normal] Normál
}
option-teotihuacan-eclipse-means = { $value ->
    [dark] A napfogyatkozás azonnal bekövetkezik, amint a korongok találkoznak, akár a forduló közepén. A játék rövidebb és nehezebben tervezhető.
   *[normal] Miután a korongok találkoztak, még egy teljes forduló jön.
}
option-teotihuacan-direction = Az eltolás iránylapkája
option-teotihuacan-direction-value = { $value ->
    [sequence] Előbb a felső
   *[rows] A sor melletti
}
option-teotihuacan-direction-means = { $value ->
    [sequence] Minden kör első eltolását a felső iránylapka szabja meg.
   *[rows] Egy sor eltolását a mellette lévő iránylapka szabja meg.
}
option-teotihuacan-teotibot = Teotibot
option-teotihuacan-teotibot-value = { $value ->
    [easier] Könnyebb
    [harder] Nehezebb
   *[written] Alap
}
option-teotihuacan-teotibot-means = { $value ->
    [easier] Az alábbiak mindegyikéből egy fokkal kevesebb.
    [harder] Az alábbiak mindegyikéből egy fokkal több.
   *[written] Teotibot úgy, ahogy a szabálykönyv leírja.
}
option-teotihuacan-bot_gold = Teotibot munkása az aranyraktárnál
option-teotihuacan-bot_gold-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_gold-means = Az induló ereje a szokásoshoz képest.
option-teotihuacan-bot_nobles = Teotibot munkása a nemeseknél
option-teotihuacan-bot_nobles-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_nobles-means = Az induló ereje a szokásoshoz képest.
option-teotihuacan-bot_construction = Teotibot munkása az építkezésnél
option-teotihuacan-bot_construction-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_construction-means = Az induló ereje a szokásoshoz képest.
option-teotihuacan-bot_resources = Teotibot nyersanyagai
option-teotihuacan-bot_resources-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_resources-means = Mennyivel többel vagy kevesebbel kezd fajtánként.
option-teotihuacan-bot_exchange = Teotibot pontjai kakaóért
option-teotihuacan-bot_exchange-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_exchange-means = Mennyivel több vagy kevesebb pontot kap 10 kakaóért.
option-teotihuacan-bot_worship = Teotibot imádás akciója
option-teotihuacan-bot_worship-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_worship-means = Mennyivel lép többet vagy kevesebbet.
option-teotihuacan-bot_bonus = Teotibot bónuszlapkái
option-teotihuacan-bot_bonus-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_bonus-means = Több vagy kevesebb pont minden elért lapkáért.
option-teotihuacan-bot_markers = Teotibot technológiái
option-teotihuacan-bot_markers-value = { $value ->
    [preset] A szint szerint
   *[other] { $value }
}
option-teotihuacan-bot_markers-means = Több vagy kevesebb pont minden jelzőért a végén.

## Kellékek

teotihuacan-figure = { $figure ->
    [rain] Eső
    [butterfly] Pillangó
    [blade] Penge
   *[feather] Toll
}
teotihuacan-teotibot = Teotibot
teotihuacan-board = { $board ->
    [palace] Palota
    [forest] Erdő
    [quarry] Kőfejtő
    [gold] Aranyraktár
    [alchemy] Alkímia
    [nobles] Nemesek
    [decorations] Díszek
    [construction] Építkezés
   *[hand] Készlet
}
teotihuacan-board-short = { $board ->
    [palace] Palota
    [forest] Erdő
    [quarry] Kőfejtő
    [gold] Arany
    [alchemy] Alkímia
    [nobles] Nemesek
    [decorations] Díszek
   *[construction] Építkezés
}
teotihuacan-good = { $good ->
    [cocoa] Kakaó
    [wood] Fa
    [stone] Kő
   *[gold] Arany
}
teotihuacan-goods = { $good ->
    [cocoa] { $count } kakaó
    [wood] { $count } fa
    [stone] { $count } kő
   *[gold] { $count } arany
}
teotihuacan-goods-object = { $good ->
    [cocoa] { $count } kakaót
    [wood] { $count } fát
    [stone] { $count } követ
   *[gold] { $count } aranyat
}
teotihuacan-resources = { $count } tetszőleges nyersanyag
teotihuacan-points = { $count } pont
teotihuacan-temple = { $temple ->
    [blue] kék templom
    [red] piros templom
   *[green] zöld templom
}
teotihuacan-avenue = Holtak útja
teotihuacan-avenue-step = Holtak útja, { $step }. lépés
teotihuacan-avenue-value = Holtak útja: lépésenként { $value } pont a következő napfogyatkozáskor
teotihuacan-track = Piramissáv
teotihuacan-power-up = Megerősítés
teotihuacan-any-technology = Technológia
teotihuacan-discovery-tile = Felfedezéslapka
teotihuacan-starting-tile = { $number }. kezdőlapka
teotihuacan-starting-tiles = Kezdőlapkák
teotihuacan-discovery = { $tile ->
    [mask_1] 1. maszk
    [mask_2] 2. maszk
    [mask_3] 3. maszk
    [mask_4] 4. maszk
    [mask_5] 5. maszk
    [mask_6] 6. maszk
    [mask_7] 7. maszk
    [vp4] 4 pont
    [resources3] 3 tetszőleges nyersanyag
    [resources2] 2 tetszőleges nyersanyag
    [avenue] Egy lépés a Holtak útján
    [temple_any] Egy lépés bármelyik templomon
    [temple_blue] Egy lépés a kék templomon
    [temple_red] Egy lépés a piros templomon
    [temple_green] Egy lépés a zöld templomon
    [cocoa4] 4 kakaó
    [power_up2] Két megerősítés
    [double_move] Dupla mozgás: két munkás lép együtt
    [free_cocoa] Ingyen kakaó: egy díjat vagy a bért nem kell kifizetned
    [move_anywhere] Mozgás bárhová: akár nyolc táblával odébb
   *[extra_worker] Extra munkás: eggyel több munkás számít
}
teotihuacan-tile-price = { $name }; ára: { $price }
teotihuacan-tile-free = { $name }; ingyenes
teotihuacan-no-tiles = Itt már nincs lapka
teotihuacan-free = ingyen
teotihuacan-technology = { $number ->
    [1] 1. technológia: 1 kakaó, ha a munkásod a palotára lép vagy áthalad rajta
    [3] 3. technológia: 3 pont az alkímia vagy a nemesek főakciója után
    [5] 5. technológia: eggyel több nyersanyag az erdő, a kőfejtő vagy az aranyraktár főakciójából
    [7] 7. technológia: 1 kakaó és 1 pont az erdő, a kőfejtő vagy az aranyraktár főakciója után
    [9] 9. technológia: 4 pont a díszek főakciója után
    [11] 11. technológia: 3 pont az építkezés főakciója után
    [13] 13. technológia: főakció után 1 kakaóért még egy megerősítés
    [15] 15. technológia: építkezéskor eggyel több munkás számít, és eggyel kevesebb követ vagy fát fizetsz
   *[17] 17. technológia: az építkezés főakciója után egy lépés bármelyik templomon
}
teotihuacan-technology-tile = { $number }. technológia
teotihuacan-royal = { $number ->
    [1] 1. királylapka: eggyel több kakaó, mint a munkás ereje
    [2] 2. királylapka: fizess 1 kakaót, kapsz 1 fát és 1 követ; legfeljebb annyiszor, amennyi a munkás ereje
    [3] 3. királylapka: fizess 1 nyersanyagot, kapsz 2 kakaót; legfeljebb annyiszor, amennyi a munkás ereje
    [4] 4. királylapka: 2 pont minden technológiádért, de legfeljebb annyiért, amennyi a munkás ereje
    [5] 5. királylapka: 2 pont minden lépésedért a piramissávon, de legfeljebb annyiért, amennyi a munkás ereje
    [6] 6. királylapka: fizess 1 kakaót, kapsz 1 követ és 1 aranyat; legfeljebb annyiszor, amennyi a munkás ereje
    [7] 7. királylapka: fizess 1 kakaót és 1 nyersanyagot, kapsz annyi nyersanyagot, amennyi a munkás ereje
    [8] 8. királylapka: fizess 1 kakaót, lépj egyet bármelyik templomon; legfeljebb eggyel kevesebbszer, mint a munkás ereje
   *[9] 9. királylapka: 1 pont minden lépésedért a Holtak útján, de legfeljebb eggyel többért, mint a munkás ereje
}
teotihuacan-royal-tile = { $number }. királylapka
teotihuacan-bonus = { $number ->
    [1] Bónusz: a legjobb maszkkészleted pontjai még egyszer
    [2] Bónusz: 5 pont minden technológiádért
    [3] Bónusz: 15 pont
    [4] Bónusz: 3 pont minden lépésedért a Holtak útján
    [5] Bónusz: 9 pont minden elért bónuszlapkáért
    [6] Bónusz: 2 pont minden felfedezéslapkádért, amely nem maszk
   *[7] Bónusz: 4 pont minden 1–3 erejű, 9 pont minden 4–5 erejű munkásodért
}
teotihuacan-bot-tile = { $tile ->
    [construction] Építkezés
    [decorations] Díszek
    [alchemy] Alkímia
    [nobles] Nemesek
    [mastery] Hatalom
    [worship] Imádás
   *[mask_collection] Maszkgyűjtés
}
teotihuacan-bot-aside = Félretéve
teotihuacan-direction = { $direction ->
    [left] balra
   *[right] jobbra
}
teotihuacan-tile = { $number }. piramislapka
teotihuacan-decoration = { $number }. díszlapka
teotihuacan-row = { $row ->
    [top] A nemesek felső sora
    [centre] A nemesek középső sora
   *[bottom] A nemesek alsó sora
}
teotihuacan-worker-of = { $player } munkása, ereje { $power }, { $board }
teotihuacan-worker-neutral = Semleges munkás, { $board }
teotihuacan-worker-locked = Zárolt munkás, ereje { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] { $space }. imádásmező, palota
    [forest] Imádásmező, erdő
    [quarry] Imádásmező, kőfejtő
    [gold] Imádásmező, aranyraktár
   *[decorations] Imádásmező, díszek
}
teotihuacan-square = { $square } mező: { $score }
teotihuacan-side = { $side ->
    [top] Felső oldal: { $score }
    [right] Jobb oldal: { $score }
    [bottom] Alsó oldal: { $score }
   *[left] Bal oldal: { $score }
}
teotihuacan-step = { $temple ->
    [blue] A kék templom { $step }. lépcsője
    [red] A piros templom { $step }. lépcsője
   *[green] A zöld templom { $step }. lépcsője
}
teotihuacan-step-number = { $step }. lépcső
teotihuacan-used = { $count } felhasznált felfedezéslapka
teotihuacan-last-player = Utolsó játékos: a köre után lép a világos korong
teotihuacan-kept = { $player }: { $tiles }

## Az asztal

teotihuacan-eclipse-number = { $number }. napfogyatkozás
teotihuacan-calendar = Naptár: világos korong { $light }, sötét korong { $dark }
teotihuacan-final-round = Utolsó forduló a napfogyatkozás előtt
teotihuacan-ascension = Felemelkedés
teotihuacan-buildings = { $count } épület maradt; a Holtak útján egy lépés { $value } pontot ér
teotihuacan-steps-left = { $count ->
    [one] lépés a napfogyatkozásig
   *[other] lépés a napfogyatkozásig
}
teotihuacan-pyramid-left = { $count ->
    [one] lapka maradt
   *[other] lapka maradt
}
teotihuacan-tiles-left = { $count } lapka maradt a pakliban
teotihuacan-sights = Nézetek
teotihuacan-sight-city = Város
teotihuacan-sight-pyramid = Piramis
teotihuacan-sight-temples = Templomok
teotihuacan-sight-table = Asztal
teotihuacan-from-here = innen
teotihuacan-offer-tiles = Piramislapkák
teotihuacan-offer-decorations = Díszlapkák
teotihuacan-turn-tile = Forgatás
teotihuacan-turn-left = Forgatás balra
teotihuacan-turn-right = Forgatás jobbra
teotihuacan-below = Ikonok a lapka alatt és a lapkán
teotihuacan-level = { $level }. szint
teotihuacan-matches = { $count } egyezés
teotihuacan-together = Összesen
teotihuacan-next-eclipse = Napfogyatkozáskor
teotihuacan-acts = Mit tesz a munkás
teotihuacan-answers = Válaszok
teotihuacan-workers = Munkások
teotihuacan-tiles = Felfedezéslapkák
teotihuacan-mix = Nyersanyagok
teotihuacan-more = { $good ->
    [wood] Eggyel több fa
    [stone] Eggyel több kő
   *[gold] Eggyel több arany
}
teotihuacan-fewer = { $good ->
    [wood] Eggyel kevesebb fa
    [stone] Eggyel kevesebb kő
   *[gold] Eggyel kevesebb arany
}
teotihuacan-laying = { $what ->
    [turn] Kör és naptár
    [begins] Kinek a köre kezdődik
    [light] Világos korong
    [dark] Sötét korong
    [eclipses] Eddigi napfogyatkozások
    [points] Pont
    [board] Akciótábla
    [power] Erő
    [worship] Imádásmező
    [acting] Nincs zárolva
    [fourth] Negyedik munkás hozzáadása
    [away] Levétel
    [buildings] A nemesek épületei
    [square] Hely
    [tile] Piramislapka
    [rotation] Elforgatás
   *[lay] Lerakás
}
teotihuacan-laying-side = { $side ->
    [top] Felső oldal
    [right] Jobb oldal
    [bottom] Alsó oldal
   *[left] Bal oldal
}
teotihuacan-laying-refused = { $about ->
    [pyramid] Ez így nem lehet. A föld feletti piramislapka négy másikon fekszik, és amin van valami, azt nem lehet levenni.
    [decorations] Ez így nem lehet. A díszlapka a szintje piramislapkáin fekszik, és minden oldalon négynek van hely.
    [steps] Ez így nem lehet. Egy templom legfelső lépcsőjén csak egy jelölő fér el.
    [workers] Ez így nem lehet. Egy játékosnak három vagy négy munkása van, és egy imádásmezőn csak egy áll.
    [calendar] Ez így nem lehet. A világos korong sosem előzi meg a sötétet.
    [turn] Ez így nem lehet, amíg ez a döntés vár. Előbb kezdődjön egy kör.
   *[other] Ez így nem lehet: nem illik az állás többi részéhez.
}
teotihuacan-flip = Lefordítás: { $tile }
teotihuacan-unlock = Felszabadítás
teotihuacan-main = Főakció
teotihuacan-main-free = Főakció díj nélkül
teotihuacan-main-in = Főakció: { $board }
teotihuacan-go = Lépés ide: { $board }
teotihuacan-place-tile = Lapka lerakása
teotihuacan-keep = E két lapka megtartása
teotihuacan-act-cocoa = { $board }: kakaószüret, { $count } kakaó
teotihuacan-act-worship = { $board }: imádás
teotihuacan-act-main = { $fee ->
    [0] { $board }: főakció díj nélkül
   *[other] { $board }: főakció { $fee } kakaóért
}

## Kezdőlapkák

teotihuacan-starting = Tarts meg két kezdőlapkát
teotihuacan-starting-pick = Válassz egy kezdőlapkát
teotihuacan-starting-lead = A lapkáról azt kapod, ami rajta van; a munkásaid a rajta jelölt táblákon kezdhetnek.
teotihuacan-starting-again = Vissza a kezdőlapkákhoz

## Ki miről dönt

teotihuacan-waiting = { $player } dönt.
teotihuacan-question-about = { $about } –
teotihuacan-question-keep = { $player }, tarts meg két kezdőlapkát.
teotihuacan-question-pick = { $player }, válassz egy kezdőlapkát.
teotihuacan-question-raise = { $player }, melyik munkás kezdjen nagyobb erővel?
teotihuacan-question-linked = { $player }, elveszed a felfedezéslapkát? { $tile }
teotihuacan-question-place = { $player }, hol kezdjen a munkás?
teotihuacan-question-turn = { $player }, melyik munkásoddal lépsz?
teotihuacan-question-move = { $player }, hová lép a munkás?
teotihuacan-question-second = { $player }, melyik munkás lép vele?
teotihuacan-question-act = Mit tesz a munkás? { $board }
teotihuacan-question-lock = { $player }, melyik munkás kerül az imádásmezőre?
teotihuacan-question-option = { $player }, képesség, felfedezéslapka vagy mindkettő?
teotihuacan-question-board-tile = { $player }, elveszed a felfedezéslapkát? { $tile }
teotihuacan-question-temple = { $player }, melyik templomon lépsz előre?
teotihuacan-question-steps = { $player }, melyik templomon lépsz előre először?
teotihuacan-question-major = { $player }, felfedezéslapka vagy jutalom? { $tiles }
teotihuacan-question-spot = { $player }, elveszel egy felfedezéslapkát? { $tiles }
teotihuacan-question-take = { $player }, válassz { $count } nyersanyagot.
teotihuacan-question-royal = { $player }, használod a királylapkát? { teotihuacan-royal }
teotihuacan-question-technology = { $player }, melyik technológia?
teotihuacan-question-row = { $player }, a nemesek melyik sora?
teotihuacan-question-decoration = { $player }, melyik díszlapka?
teotihuacan-question-side = { $player }, hová kerül a díszlapka?
teotihuacan-question-build = { $player }, melyik piramislapka?
teotihuacan-question-square = { $player }, hová kerül a lapka?
teotihuacan-question-discount = { $player }, használod a kedvezményt?
teotihuacan-question-rotate = { $player }, hogyan forduljon a lapka?
teotihuacan-question-power = { $player }, melyik munkás erősödjön?
teotihuacan-question-power-more = { $player }, még egy megerősítés?
teotihuacan-question-thirteen = { $player }, fizetsz 1 kakaót még egy megerősítésért?
teotihuacan-question-powers = { $player }, melyik munkás erősödjön? Hátravan: { $count }.
teotihuacan-question-reward = { $player }, válaszd ki a felemelkedés jutalmát.
teotihuacan-question-end = { $player }, fejezd be a kört.
teotihuacan-question-salary = { $player }, mennyi bért fizetsz?

## Akciók

teotihuacan-group-decide = Döntések
teotihuacan-group-flip = Felfedezéslapka lefordítása
teotihuacan-action-keep = { $first }. és { $second }. lapka megtartása
teotihuacan-action-pick = { $tile }. lapka
teotihuacan-action-raise = { $power } erejű munkás
teotihuacan-action-place = { $board }
teotihuacan-action-worker = { $power } erejű munkás: { $board }
teotihuacan-action-move = { $distance } tábla előre
teotihuacan-action-unlock-turn = Felszabadító kör
teotihuacan-action-unlock = Minden munkás felszabadítása 3 kakaóért
teotihuacan-action-collect = Kakaószüret
teotihuacan-action-main = { $free ->
    [yes] Főakció díj nélkül
   *[no] Főakció
}
teotihuacan-action-worship = Imádás
teotihuacan-action-option = { $option ->
    [ability] Képesség
    [discovery] Felfedezéslapka
    [ability-discovery] { $free ->
        [yes] Képesség, majd lapka
       *[no] Képesség, majd lapka, 1 kakaóért
    }
   *[discovery-ability] { $free ->
        [yes] Lapka, majd képesség
       *[no] Lapka, majd képesség, 1 kakaóért
    }
}{ $free ->
    [yes] {" "}(díj nélkül)
   *[no] {""}
}
teotihuacan-action-option-here = { $option ->
    [ability] { $ability }
    [discovery] Felfedezéslapka: { $tile }
    [ability-discovery] { $ability }, majd: { $tile }
   *[discovery-ability] { $tile }, majd: { $ability }
}{ $free ->
    [yes] {" "}(díj nélkül)
   *[no] { $count ->
        [0] {""}
       *[other] {" "}(díj: { teotihuacan-goods })
    }
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Nyomtatott jutalom
teotihuacan-action-decline = Nem, köszönöm
teotihuacan-action-flip = Lefordítás: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}
teotihuacan-action-take = Választás: { $goods }
teotihuacan-action-exchange = { $times ->
    [1] Egyszeri csere
    [2] Kétszeri csere
   *[other] { $times } csere
}
teotihuacan-action-pay = Fizetés: { $goods }
teotihuacan-action-trade = Fizetés: { $pay }; jár érte: { $gain }
teotihuacan-action-row = { $row ->
    [top] Felső sor
    [centre] Középső sor
   *[bottom] Alsó sor
}
teotihuacan-action-decoration = { $tile }. díszlapka
teotihuacan-action-side = { $side ->
    [top] Felső oldal
    [right] Jobb oldal
    [bottom] Alsó oldal
   *[left] Bal oldal
}
teotihuacan-action-tile = { $tile }. piramislapka
teotihuacan-action-square = { $square } mező
teotihuacan-action-discount = { $discount ->
    [stone] Eggyel kevesebb kő
    [wood] Eggyel kevesebb fa
   *[none] Ennél a lapkánál nem
}
teotihuacan-action-rotate = Forgatás { $rotation }°-kal
teotihuacan-action-stop = Nem kell több lapka
teotihuacan-action-power = { $power ->
    [5] 5 erejű munkás (felemelkedés): { $board }
   *[other] { $power } erejű munkás: { $board }
}
teotihuacan-action-power-moved = { $power } erejű munkás: amelyik az imént lépett
teotihuacan-action-ascend = { $reward ->
    [points] 5 pont
    [cocoa] 5 kakaó
    [temple] Egy lépés bármelyik templomon
    [temples] 3 kakaóért két lépés bármelyik templomon
   *[worker] A negyedik munkás és 2 kakaó
}
teotihuacan-action-salary = { $count ->
    [0] Fizetés nélkül
   *[other] { $count } kakaó fizetése
}
teotihuacan-action-salary-free = Ingyenkakaó-lapka lefordítása bérfizetés helyett
teotihuacan-action-done = Kör vége
teotihuacan-action-worth = { $action }: { $worth }

## Napló

teotihuacan-event-deal = A kezdőlapkáid: { $tiles }.
teotihuacan-event-choose = { $player } kiválasztotta a kezdőlapkáit.
teotihuacan-event-starting-tiles = Kezdőlapkák: { $kept }.
teotihuacan-event-pick = { $player } kezdőlapkája: { $tile }.
teotihuacan-event-place = { $player } kezdő munkása { $glyph }: { $board }.
teotihuacan-event-return = { $count } felfedezéslapka visszakerül a pakliba.
teotihuacan-event-neutral = Semleges munkások { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } { $object } kap.
teotihuacan-event-pay = { $player } { $object } fizet.
teotihuacan-event-waive = { $player } lefordít egy ingyenkakaó-lapkát { $glyph }: { $cocoa } kakaót nem kell fizetnie.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } egy templomból.
    [board] { $player }: { teotihuacan-points } { $glyph } az akciótábláról.
    [technology] { $player }: { teotihuacan-points } { $glyph } technológiából.
    [shared] { $player }: { teotihuacan-points } { $glyph }, mert más is kifejleszti a technológiáját.
    [royal] { $player }: { teotihuacan-points } { $glyph } a királylapkából.
    [nobles] { $player }: { teotihuacan-points } { $glyph } az épületért.
    [decorations] { $player }: { teotihuacan-points } { $glyph } a díszlapkáért.
    [construction] { $player }: { teotihuacan-points } { $glyph } a piramislapkáért.
    [tile] { $player }: { teotihuacan-points } { $glyph } felfedezéslapkából.
    [ascension] { $player }: { teotihuacan-points } { $glyph } a felemelkedésért.
    [avenue] { $player }: { teotihuacan-points } { $glyph } a Holtak útjáért.
    [leader] { $player }: { teotihuacan-points } { $glyph }, mert vezet a piramissávon.
    [track] { $player }: { teotihuacan-points } { $glyph } a piramissávért.
    [masks] { $player }: { teotihuacan-points } { $glyph } a maszkokért.
    [salary] { $player }: { teotihuacan-points } { $glyph } a kifizetetlen bérért.
    [bonus] { $player }: { teotihuacan-points } { $glyph } bónuszlapkából.
    [exchange] { $player }: { teotihuacan-points } { $glyph } beváltott kakaóért.
    [goods] { $player }: { teotihuacan-points } { $glyph } a megmaradt erőforrásokért.
   *[markers] { $player }: { teotihuacan-points } { $glyph } a technológiajelzőkért.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: kék templom { $glyph }, { $step }. lépcső.
    [red] { $player }: piros templom { $glyph }, { $step }. lépcső.
   *[green] { $player }: zöld templom { $glyph }, { $step }. lépcső.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nem tud előrelépni a kék templomon { $glyph }.
    [red] { $player } nem tud előrelépni a piros templomon { $glyph }.
   *[green] { $player } nem tud előrelépni a zöld templomon { $glyph }.
}
teotihuacan-event-avenue = { $player }: Holtak útja { $glyph }, { $step }. mező.
teotihuacan-event-track = { $player }: piramissáv { $glyph }, { $step }. mező.
teotihuacan-event-claim = { $player } felfedezéslapkát vesz el { $glyph }: { $tile }.
teotihuacan-event-refill = Új felfedezéslapka { $glyph }: { $board }.
teotihuacan-event-refill-none = Ehhez a táblához nincs több felfedezéslapka: { $board }.
teotihuacan-event-flip = { $player } lefordít egy felfedezéslapkát { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } új technológiája: { $glyph } { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } kakaóért felszabadítja a munkásait { $glyph }: { $boards }.
   *[no] { $player } felszabadítja a munkásait { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } lép { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } kakaót szüretel { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } imádást hajt végre { $glyph } a felfedezéslapkáért: { $board }.
    [ability] { $player } imádást hajt végre { $glyph } a képességért: { $board }.
   *[other] { $player } imádást hajt végre { $glyph } a képességért és a felfedezéslapkáért: { $board }.
}
teotihuacan-event-oust = { $other } felszabadítja { $player } munkását: { $board }.
teotihuacan-event-main = { $player } főakciót hajt végre { $glyph } { $workers } munkással: { $board }.
teotihuacan-event-extra-worker = Most { $workers } munkás számít.
teotihuacan-event-royal = { $player } királylapkát használ { $glyph }: { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } épületet { $glyph } rak a felső sorba: { $value }.
    [centre] { $player } épületet { $glyph } rak a középső sorba: { $value }.
   *[bottom] { $player } épületet { $glyph } rak az alsó sorba: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } díszlapkát { $glyph } rak le, { $level }. szint.
   *[other] { $player } díszlapkát { $glyph } rak le, { $level }. szint: { $matches } egyezés.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } piramislapkát { $glyph } rak ide: { $square }.
   *[other] { $player } piramislapkát { $glyph } rak ide: { $square }, { $matches } egyezés.
}
teotihuacan-event-power = { $player } munkásának { $glyph } ereje most { $power }.
teotihuacan-event-ascend = { $player } egyik munkása felemelkedik { $glyph }.
teotihuacan-event-ascend-reward = { $player } jutalma: { $reward }.
teotihuacan-event-worker = { $player } negyedik munkása { $glyph } a palotára kerül.
teotihuacan-event-light = { $why ->
    [ascension] Felemelkedés: a világos korong { $glyph } ide lép: { $light }.
    [pyramid] Kész a piramis: a világos korong { $glyph } ide lép: { $light }.
   *[turn] A világos korong { $glyph } ide lép: { $light }.
}
teotihuacan-event-final-round = A világos korong elérte a sötétet: még egy teljes forduló, aztán napfogyatkozás.
teotihuacan-event-eclipse = { $number ->
    [1] Első napfogyatkozás { $glyph }: lépésenként { $avenue_value } pont a Holtak útján, { $step_value } pont a piramissávon.
    [2] Második napfogyatkozás { $glyph }: lépésenként { $avenue_value } pont a Holtak útján, { $step_value } pont a piramissávon.
   *[3] Utolsó napfogyatkozás { $glyph }: lépésenként { $avenue_value } pont a Holtak útján, { $step_value } pont a piramissávon.
}
teotihuacan-event-track-reset = A piramissáv jelzői visszakerülnek a 0. mezőre.
teotihuacan-event-salary = { $free ->
    [yes] { $player } ingyenkakaó-lapkát fordít le bérfizetés helyett ({ $due } kakaó).
   *[no] { $player } munkásainak bére { $due } kakaó, ebből { $paid } kakaót fizet ki.
}
teotihuacan-event-calendar = Naptár: a világos korong új helye { $light }, a sötété { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] A játék véget ért: kész a piramis.
   *[third-eclipse] A játék a harmadik napfogyatkozás után véget ért.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } dobása: { $dice } = { $sum }, { $slot }. hely: { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot ehelyett 5 kakaót kap, és megerősíti a leggyengébb munkását.
   *[other] { $lacks ->
        [worker] { $name }, { $step }. lépés: nincs ott munkás. { $board }
        [goods] { $name }, { $step }. lépés: nincs elég erőforrás. { $board }
        [tile] { $name }, { $step }. lépés: nincs lapka. { $board }
        [space] { $name }, { $step }. lépés: nincs szabad hely. { $board }
        [technology] { $name }, { $step }. lépés: nincs technológia. { $board }
        [building] { $name }, { $step }. lépés: nincs épület. { $board }
        [mask] { $name }, { $step }. lépés: nincs megvehető maszk. { $board }
        [action] { $name }, { $step }. lépés: ott nincs akció. { $board }
       *[other] { $name }, { $step }. lépés: kész. { $board }
    }
}
teotihuacan-event-bot-advance = Teotibot munkása { $glyph } továbblép: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot imádást hajt végre: { $from } → { $to }.
teotihuacan-event-bot-flee = Teotibot munkása helyet ad, és továbblép: { $from } → { $to }.
teotihuacan-event-bot-discard = Egy felfedezéslapka { $glyph } kikerül a játékból: { $board }.
teotihuacan-event-bot-shift = Az akciópiramis eltolódik; félretéve: { $name }.
teotihuacan-event-bot-directions = Iránylapkák: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot { $cocoa } kakaót vált be: { teotihuacan-points }.

## Miért nem

teotihuacan-refusal-act-first = Előbb szüretelj itt kakaót, vagy hajtsd végre az imádást vagy a főakciót.
teotihuacan-refusal-advance-must-be-made = Ha a jelződ előreléphet egy templomon, lépned kell vele.
teotihuacan-refusal-already-developed = Ez a technológia már a tiéd; válassz olyat, amelyen nincs jelződ.
teotihuacan-refusal-another-row-for-so-many-workers = { $workers ->
    [1] 1 munkással csak a felső sorba építhetsz.
    [2] 2 munkással a középső sorba építesz (ha megtelt, a felsőbe).
   *[other] { $workers } munkással az alsó sorba építesz (ha megtelt, valamelyik fölötte lévőbe).
}
teotihuacan-refusal-another-royal-tile = Ez a királylapka mást ad, itt ezt nem választhatod.
teotihuacan-refusal-ascension-comes-first = Előbb fejezd be a felemelkedést: válaszd ki a jutalmát.
teotihuacan-refusal-companion-from-the-same-board = Dupla mozgásnál a második munkás ugyanarról a tábláról indul.
teotihuacan-refusal-companion-is-another-worker = Ez a munkás már lép; válassz másikat a táblájáról.
teotihuacan-refusal-equal-workers-in-order-of-boards = Az azonos erejű munkások egyformák, ezért a táblák sorrendjében rakd le őket.
teotihuacan-refusal-fee-too-high = A főakció itt { $fee } kakaóba kerül, neked csak { $cocoa } van. Kakaót így is szüretelhetsz.
teotihuacan-refusal-fees-too-high = A díj összesen { $fee } kakaó, de csak { $cocoa } kakaód van.
teotihuacan-refusal-first-power-up-is-compulsory = Az első megerősítés kötelező.
teotihuacan-refusal-fourth-worker-is-in-play = A negyedik munkásod már játékban van.
teotihuacan-refusal-freeing-costs-1-cocoa = Ez az imádásmező foglalt; az ott álló munkás felszabadítása 1 kakaóba kerül.
teotihuacan-refusal-game-is-over = A játék véget ért.
teotihuacan-refusal-gold-is-missing = Ehhez nincs elég aranyad.
teotihuacan-refusal-goods-are-missing = Ehhez nincs elég erőforrásod.
teotihuacan-refusal-lower-row-needs-two-workers = Az alsó sorból csak két munkással választhatsz, vagy eggyel, ha az ereje 4 vagy 5.
teotihuacan-refusal-more-than-due-or-in-hand = A bér { $due } kakaó, neked { $cocoa } kakaód van; ennél többet nem fizethetsz.
teotihuacan-refusal-more-than-the-power = Legfeljebb annyiszor teheted meg, amennyi a munkás ereje: { $power }.
teotihuacan-refusal-move-or-unlock-first = Előbb lépj egy munkással, vagy válassz felszabadító kört.
teotihuacan-refusal-no-building-left = Nincs több épület.
teotihuacan-refusal-no-cocoa-for-a-step = Egy lépés 1 kakaóba kerül, neked nincs kakaód.
teotihuacan-refusal-no-cocoa-for-technology-13 = A 13. technológia használata 1 kakaóba kerül, neked nincs kakaód.
teotihuacan-refusal-no-cocoa-to-exchange = A cseréhez csak { $cocoa } kakaód van.
teotihuacan-refusal-no-companion-there = A dupla mozgáshoz kell egy másik szabad munkásod ugyanazon a táblán.
teotihuacan-refusal-no-decoration-left = Nincs több díszlapka.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Nem áll ott másik ugyanolyan erejű munkásod; a táblája és az ereje alapján válaszd ki a munkást.
teotihuacan-refusal-no-free-cocoa-tile = Nincs ingyenkakaó-lapkád.
teotihuacan-refusal-no-legal-space = Most nincs olyan hely, ahová díszlapka kerülhetne.
teotihuacan-refusal-no-locked-worker = Egyetlen munkásod sincs zárolva.
teotihuacan-refusal-no-main-action-at-the-palace = A palotának nincs főakciója. Kakaót szüretelhetsz, vagy imádást hajthatsz végre.
teotihuacan-refusal-no-more-than-three-workers-count = Már három munkás számít; háromnál több soha nem számíthat.
teotihuacan-refusal-no-more-tiles-than-workers = Legfeljebb { $workers } lapkát rakhatsz le, munkásonként egyet.
teotihuacan-refusal-no-pyramid-tile-left = Nincs több piramislapka.
teotihuacan-refusal-no-room-in-a-permitted-row = Ennyi munkással egyik választható sorban sincs hely.
teotihuacan-refusal-no-square-can-be-paid = Egyetlen mezőt sem tudsz kifizetni: { $stone } köved és { $wood } fád van.
teotihuacan-refusal-no-starting-worker-of-that-power = Nincs { $power } erejű kezdő munkás.
teotihuacan-refusal-no-such-step-due = Ezen a templomon most nem léphetsz előre.
teotihuacan-refusal-no-such-tile = Nincs ilyen lapkád.
teotihuacan-refusal-no-such-unlocked-worker = Nincs ilyen szabad munkásod: { $power } erejű, { $board }.
teotihuacan-refusal-no-such-worker = Nincs ilyen munkásod: { $power } erejű, { $board }.
teotihuacan-refusal-no-such-worship-space = Itt nincs ilyen imádásmező. { $board }
teotihuacan-refusal-no-technology-to-develop = { $gold } arannyal és ezekkel a munkásokkal egyik technológia sem fejleszthető ki.
teotihuacan-refusal-no-tile-at-the-board = Itt nincs felfedezéslapka. { $board }
teotihuacan-refusal-not-before-its-action = Az imént lépett munkás az akciója előtt nem erősödhet annyit, hogy felemelkedjen.
teotihuacan-refusal-not-dealt-to-you = Ezek a lapkák nem nálad vannak.
teotihuacan-refusal-not-in-an-unlock-turn = Ebben a körben már felszabadítod a munkásaidat; 3 kakaót csak normál körben fizethetsz érte.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Előbb fejezd be a megkezdett döntést.
teotihuacan-refusal-not-on-display = Ez a technológia nincs kirakva.
teotihuacan-refusal-not-on-offer = Ez a lapka nincs a kínálatban.
teotihuacan-refusal-not-on-your-tiles-or-taken = A munkások a lapkáidon jelölt, különböző táblákon kezdenek; ez nincs köztük, vagy már áll ott munkásod. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Csak az ebben a körben lépett munkás kerülhet az imádásmezőre.
teotihuacan-refusal-not-open = Ez a kezdőlapka nincs kirakva.
teotihuacan-refusal-not-with-this-discount = Ezzel a kedvezménnyel nem tudod kifizetni a lapkát.
teotihuacan-refusal-nothing-to-waive = Itt nincs díj, ezért nem kell az ingyenkakaó-lapka.
teotihuacan-refusal-only-free-cocoa-for-the-salary = A bérfizetéshez csak ingyenkakaó-lapkát fordíthatsz le.
teotihuacan-refusal-only-instead-of-moving = Minden munkás ingyenes felszabadítása egész kört igényel, te pedig már lépni kezdtél.
teotihuacan-refusal-only-on-the-board-of-the-action = Csak az akció tábláján álló munkás erősödhet. { $board }
teotihuacan-refusal-only-with-its-action = Ezt a lapkát csak a hozzá tartozó akcióval együtt fordíthatod le. { $tile }
teotihuacan-refusal-only-with-the-movement = Előbb válassz munkást, aztán fordítsd le a lapkát a mozgásához. { $tile }
teotihuacan-refusal-other-number-of-resources = Pontosan { $due } nyersanyagot válassz.
teotihuacan-refusal-own-worker-on-the-space = Ezen az imádásmezőn a saját munkásod áll; előbb fel kell szabadítanod.
teotihuacan-refusal-place-at-least-one-tile = Legalább egy lapkát rakj le, mielőtt befejezed.
teotihuacan-refusal-power-ups-of-a-tile-are-compulsory = A felfedezéslapka megerősítései kötelezők.
teotihuacan-refusal-price-too-high = Ezt a lapkát nem tudod kifizetni. Ára: { $price }.
teotihuacan-refusal-pyramid-is-finished = Kész a piramis.
teotihuacan-refusal-row-is-full = Ez a sor megtelt; válassz másikat.
teotihuacan-refusal-royal-tile-is-compulsory = A palotán a királylapkát használni kell; a felfedezéslapka önmagában nem választható.
teotihuacan-refusal-same-as-another-rotation = Így elforgatva a lapka ugyanúgy néz ki, mint egy másik állásban; válaszd azt.
teotihuacan-refusal-side-is-full = Ez az oldal megtelt; válassz másikat.
teotihuacan-refusal-something-else-is-asked = Előbb másról kell dönteni.
teotihuacan-refusal-square-is-filled = Itt már fekszik lapka: { $square }.
teotihuacan-refusal-squares-are-missing = Díszlapka csak beépített piramismezők fölé kerülhet; ezek még üresek.
teotihuacan-refusal-support-is-missing = Ide csak akkor kerülhet lapka, ha négy lapka van alatta: { $square }.
teotihuacan-refusal-takes-a-single-resource = Ez a királylapka egyetlen nyersanyagot kér.
teotihuacan-refusal-temple-can-not-move = A jelződ ezen a templomon nem tud előrelépni.
teotihuacan-refusal-tile-does-not-lie-there = Ez a lapka nincs ott.
teotihuacan-refusal-tile-or-printed-reward = Vedd el az egyik lapkát, vagy válaszd a nyomtatott jutalmat.
teotihuacan-refusal-too-far = Egy munkás egy, két vagy három táblát lép előre.
teotihuacan-refusal-two-steps-cost-3-cocoa = A két lépés 3 kakaóba kerül.
teotihuacan-refusal-two-workers-move-already = Már két munkás lép.
teotihuacan-refusal-unlocking-costs-3-cocoa = A felszabadítás 3 kakaóba kerül, neked csak { $cocoa } van. Helyette egy egész kört szánhatsz rá.
teotihuacan-refusal-without-effect = Ennek a lapkának most nem lenne hatása. { $tile }
teotihuacan-refusal-wood-is-missing = Kevés a fád: { $due } kell, neked { $wood } van.
teotihuacan-refusal-worker-is-locked = Ez a munkás ({ $board }) zárolva van, nem léphet; előbb szabadítsd fel.

## Mi micsoda

teotihuacan-explain-ascension = Lépsz a Holtak útján, választasz egyet ezekből a jutalmakból, és a világos korong egyet lép.
teotihuacan-explain-ascension-temples = A két templomi lépés 3 kakaóba kerül. A negyedik munkás 3-as erővel jön be a palotába, és 2 kakaót hoz.
teotihuacan-explain-board-alchemy = Főakció: aranyért technológiát szerzel, amely a játék végéig neked dolgozik.
teotihuacan-explain-board-cocoa = Kakaószüret itt: { teotihuacan-goods }.
teotihuacan-explain-board-construction = Főakció: piramislapkákat raksz le, legfeljebb annyit, ahány munkásod itt van.
teotihuacan-explain-board-decorations = Főakció: aranyért díszlapkát raksz a piramis egyik oldalára.
teotihuacan-explain-board-fee = { $count ->
    [0] A főakciónak itt nincs díja.
   *[other] A főakció díja itt: { teotihuacan-goods }.
}
teotihuacan-explain-board-gold = A díszlapka ára { $most }, { $less } vagy { $least } arany egy, kettő vagy három munkással.
teotihuacan-explain-board-harvest = Főakció: azt kapod, amit a táblázat mutat. A sort a munkásaid száma, az oszlopot a leggyengébbjük ereje adja meg.
teotihuacan-explain-board-nobles = Főakció: fáért építesz a nemesek egyik sorában, és lépsz egyet a Holtak útján.
teotihuacan-explain-board-palace = A palotának nincs főakciója. Kakaót szüretelhetsz, vagy imádással királylapkát használhatsz.
teotihuacan-explain-board-workers = { $count ->
    [one] Itt { $count } munkásod van, ereje { $power }.
   *[other] Itt { $count } munkásod van; a leggyengébb ereje { $power }.
}
teotihuacan-explain-bonus = { teotihuacan-bonus }
teotihuacan-explain-bonus-open = Még nem érted el; most ennyit érne: { teotihuacan-points }.
teotihuacan-explain-bonus-reached = Elérted; most ennyit ér: { teotihuacan-points }.
teotihuacan-explain-buildings = { teotihuacan-buildings }
teotihuacan-explain-avenue = { teotihuacan-avenue-value }
teotihuacan-explain-avenue-own = A meződ: { $step }. A következő napfogyatkozáskor: { teotihuacan-points }.
teotihuacan-explain-calendar = { $count ->
    [0] A világos korong a sötéten van.
    [one] A világos korong { $count } lépésre van a sötéttől.
   *[other] A világos korong { $count } lépésre van a sötéttől.
}
teotihuacan-explain-calendar-final = { teotihuacan-final-round }
teotihuacan-explain-calendar-last = A következő napfogyatkozás az utolsó.
teotihuacan-explain-calendar-salary = Fizetendő bér a napfogyatkozáskor: { teotihuacan-goods }.
teotihuacan-explain-decoration = { teotihuacan-decoration }: külön pont minden ikonért, amely egyezik az alatta lévővel.
teotihuacan-explain-discovery = { $free ->
    [yes] { $tile }; ingyenes
   *[no] { $tile }; ára: { $price }
}
teotihuacan-explain-discovery-dear = Ezt a lapkát most nem tudod kifizetni.
teotihuacan-explain-discovery-flip = Egyszer fordíthatod le, a saját körödben.
teotihuacan-explain-discovery-own = { $tile }
teotihuacan-explain-good = { $good ->
    [cocoa] Kakaóval díjat és bért fizetsz. Nem nyersanyag.
    [wood] Fával épületekért és a piramis felső szintjeiért fizetsz.
    [stone] Kővel piramislapkákért fizetsz.
   *[gold] Arannyal technológiákért és díszlapkákért fizetsz.
}
teotihuacan-explain-last-player = { teotihuacan-last-player }
teotihuacan-explain-mask = { $tile }: a különböző maszkok készletei minden napfogyatkozáskor pontot érnek.
teotihuacan-explain-neutral-worker = A semleges munkás senkié, de a színe számít a kakaószüretnél és a díjnál.
teotihuacan-explain-nobles-full = Ez a sor megtelt.
teotihuacan-explain-nobles-row = { $workers ->
    [1] Ebben a sorban egy munkással építesz. A következő hely pontja: { $value }.
    [2] Ebben a sorban két munkással építesz. A következő hely pontja: { $value }.
   *[3] Ebben a sorban három munkással építesz. A következő hely pontja: { $value }.
}
teotihuacan-explain-points = Pont jár rögtön azért, amit építesz és fejlesztesz; a legtöbbet a három napfogyatkozás hozza.
teotihuacan-explain-pyramid-tile = { teotihuacan-tile }: bárhogyan elforgatható; az alatta lévőkkel egyező ikonok pontot érnek.
teotihuacan-explain-royal = { teotihuacan-royal }
teotihuacan-explain-side-full = Ez az oldal megtelt.
teotihuacan-explain-side-open = Ide díszlapka rakható, szint: { $level }.
teotihuacan-explain-side-waits = Ide előbb piramislapkák kellenek a díszlapka alá, szint: { $level }.
teotihuacan-explain-slot = { teotihuacan-bot-tile } ({ $number })
teotihuacan-explain-square-filled = Itt lapka van ({ $number }): { $square }.
teotihuacan-explain-square-open = Ide lapka rakható: { $square }. { teotihuacan-points }, és még egy minden egyező ikonért.
teotihuacan-explain-square-price = Ára: { $goods }
teotihuacan-explain-square-waits = Ide csak négy lapka fölé kerülhet lapka: { $square }.
teotihuacan-explain-starting-tile = { $number }. kezdőlapka: ha megtartod, megkapod, amit ad; két táblát is megnevez a munkásaidnak.
teotihuacan-explain-technology = { teotihuacan-technology }
teotihuacan-explain-technology-own = Megvan ez a technológiád.
teotihuacan-explain-technology-price = { $temple ->
    [blue] Ára: { teotihuacan-goods }. A kék templomon is lépsz.
    [red] Ára: { teotihuacan-goods }. A piros templomon is lépsz.
   *[green] Ára: { teotihuacan-goods }. A zöld templomon is lépsz.
}
teotihuacan-explain-technology-shared = { $count ->
    [one] Egy másik játékosnak is megvan; ha megszerzed, ennyi pontot kap: { $points }.
   *[other] Más játékosok, akiknek megvan: { $count }. Ha megszerzed, mindegyik ennyi pontot kap: { $points }.
}
teotihuacan-explain-temple = Minden lépés egy lépcsővel feljebb viszi a jelződet, és azt adja, ami oda van nyomtatva.
teotihuacan-explain-temple-major = Helyette elvehetsz egyet az ott lévő felfedezéslapkák közül.
teotihuacan-explain-temple-next = { $reward ->
    [resources] A következő lépcsőd ({ $step }) tetszőleges nyersanyagot ad: { $count }.
    [points] A következő lépcsőd ({ $step }) pontot ad: { $count }.
    [cocoa] A következő lépcsőd ({ $step }) kakaót ad: { $count }.
   *[nothing] A következő lépcsőd ({ $step }) most nem ad semmit.
}
teotihuacan-explain-temple-stuck = A jelződ itt már nem léphet tovább.
teotihuacan-explain-teotibot = Teotibot két kockával dob, és az összegük határozza meg, melyik akciólapkája következik.
teotihuacan-explain-track = Lépésenként a következő napfogyatkozáskor: { $value }. Utána minden jelző visszakerül a 0-ra.
teotihuacan-explain-track-own = A meződ: { $step }. A következő napfogyatkozáskor: { teotihuacan-points }.
teotihuacan-explain-worker = A munkásod, ereje { $power }: { $board }
teotihuacan-explain-worker-locked = Zárolva van. A felszabadítása egy körbe vagy 3 kakaóba kerül.
teotihuacan-explain-worker-salary = A bére a napfogyatkozáskor: { teotihuacan-goods }.
teotihuacan-explain-workers-locked = { $count } közülük zárolva van imádásmezőn.
teotihuacan-explain-workers-of = { $player }: { $count } munkás van játékban
teotihuacan-explain-workers-salary = Mindegyikük bére a napfogyatkozáskor: { teotihuacan-goods }.
teotihuacan-explain-worship-any = Imádással itt tetszőleges templomon lépsz.
teotihuacan-explain-worship-own = Itt a saját munkásod van zárolva.
teotihuacan-explain-worship-taken = Itt egy munkás van zárolva. A mező elfoglalása 1 kakaóba kerül.
teotihuacan-explain-worship-temple = { $temple ->
    [blue] Imádással itt a kék templomon lépsz.
    [red] Imádással itt a piros templomon lépsz.
   *[green] Imádással itt a zöld templomon lépsz.
}

## Eredmény

teotihuacan-tally-construction = Piramislapkák
teotihuacan-tally-decorations = Díszlapkák
teotihuacan-tally-nobles = Épületek
teotihuacan-tally-avenue = Holtak útja
teotihuacan-tally-track = Piramissáv
teotihuacan-tally-leader = Első a piramissávon
teotihuacan-tally-masks = Maszkkészletek
teotihuacan-tally-temple = Templomok
teotihuacan-tally-bonus = Templombónuszlapkák
teotihuacan-tally-board = Táblák
teotihuacan-tally-technology = Technológiák
teotihuacan-tally-shared = Mások technológiái
teotihuacan-tally-royal = Királylapkák
teotihuacan-tally-tile = Felfedezéslapkák
teotihuacan-tally-ascension = Felemelkedések
teotihuacan-tally-exchange = Pontra váltott kakaó
teotihuacan-tally-goods = Megmaradt nyersanyag és kakaó
teotihuacan-tally-markers = Technológiajelzők
teotihuacan-tally-earlier = Korábbról
teotihuacan-tally-salary = Kifizetetlen bér
teotihuacan-tally-total = Összesen
teotihuacan-tally-cocoa = Megmaradt kakaó
teotihuacan-outcome = { $outcome ->
    [pyramid] Elkészült a piramis.
   *[third-eclipse] Eljött a harmadik napfogyatkozás.
}
teotihuacan-chart = Pontok minden lépés után

## Útmutató

guide-teotihuacan-city = A piramis körül nyolc akciótábla fekszik. A kockáid a munkásaid: a felső szám az erejük.
guide-teotihuacan-goal = Pontot a piramis, a díszek, a Holtak útja, a templomok és a maszkok hoznak; nagy részüket a napfogyatkozásokkor kapod meg.
guide-teotihuacan-worker = Válaszd ki az egyik kockádat lent vagy egy táblán. Egy, két vagy három táblát lép az óramutató járása szerint; az arany számok mutatják, mennyit.
guide-teotihuacan-acts = Megérkezve három dolog közül választhatsz: kakaószüret, imádás vagy főakció. Felül az ár, alul a nyereség. A főakció után a munkás erősödik.
guide-teotihuacan-cocoa = A főakció annyi kakaóba kerül, ahány színű kocka áll a táblán; a kakaószüret ennél eggyel többet ad. Tartalékolj a bérre.
guide-teotihuacan-pyramid = A piramislapka a szintjéért és az alatta lévőkkel egyező ikonokért ad pontot. Érintsd meg a piramist, hogy nagyban lásd.
guide-teotihuacan-eclipse = Amikor a világos korong eléri a sötétet, még egy teljes forduló következik, aztán jön a napfogyatkozás. A harmadik után vége a játéknak.

## Miért jó egy lépés

teotihuacan-reason-points = { teotihuacan-points } neked.
teotihuacan-reason-eclipse = Napfogyatkozás jön: { teotihuacan-points } neked.
teotihuacan-reason-goods = { $good ->
    [cocoa] { teotihuacan-goods-object } kapsz díjakra és bérekre.
    [wood] { teotihuacan-goods-object } kapsz épületekre és a piramis felső szintjeire.
    [stone] { teotihuacan-goods-object } kapsz piramislapkákra.
   *[gold] { teotihuacan-goods-object } kapsz technológiákra és díszlapkákra.
}
teotihuacan-reason-pays = Ebbe kerül: { teotihuacan-goods }.
teotihuacan-reason-pyramid = { $count ->
    [1] Egy lapka a piramison.
   *[other] { $count } lapka a piramison.
}
teotihuacan-reason-decoration = Díszlapka a piramison.
teotihuacan-reason-noble = Épület a nemeseknél.
teotihuacan-reason-temple = { $temple ->
    [blue] { $count } lépés a kék templomon.
    [red] { $count } lépés a piros templomon.
   *[green] { $count } lépés a zöld templomon.
}
teotihuacan-reason-avenue = { $count } lépés a Holtak útján, amely minden napfogyatkozáskor pontot hoz.
teotihuacan-reason-track = { $count } lépés a piramissávon, amely a következő napfogyatkozáskor hoz pontot.
teotihuacan-reason-technology = { teotihuacan-technology }.
teotihuacan-reason-power = { $count } megerősítés a munkásaidnak: közelebb a felemelkedéshez.
teotihuacan-reason-ascends = Egy munkásod felemelkedik, és jutalmat választasz.
teotihuacan-reason-unlocks = { $count } munkás felszabadul, és újra mozoghat.
teotihuacan-reason-worker = Játékba lép a negyedik munkásod.
teotihuacan-reason-discovery = { $count } felfedezéslapka, amelyet akkor használsz, amikor jól jön.
teotihuacan-reason-mask = { $count } maszk: minél többféléd van, annál több pontot hoznak minden napfogyatkozáskor.
teotihuacan-reason-salary = A kakaód így elég a bérre: { $cocoa } kakaó, a bér { $due }.
teotihuacan-reason-salary-short = A bér { $due } kakaó, neked { $cocoa } lenne.

## Mit jelent neked

teotihuacan-means-shared = Neked megvan ez a technológia, ezért tiéd a pont.
teotihuacan-means-build = A napfogyatkozáskor a piramissávon megtett lépések számítanak.
teotihuacan-means-noble = Minél kevesebb épület marad, annál kevesebbet ér egy lépés a Holtak útján.

## Az értékelés lépésenként

teotihuacan-scoring-title = { $number ->
    [1] Első napfogyatkozás
    [2] Második napfogyatkozás
   *[3] Utolsó napfogyatkozás
}

## Feladványok

teotihuacan-theme-eclipse = Napfogyatkozás
teotihuacan-theme-pyramid = Piramis
teotihuacan-theme-nobles = Nemesek
teotihuacan-theme-temple = Templom
teotihuacan-theme-avenue = Holtak útja
teotihuacan-theme-technology = Technológia
teotihuacan-theme-worker = Munkás
