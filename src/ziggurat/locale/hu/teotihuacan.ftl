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
    [gold] Aranylelőhely
    [alchemy] Alkímia
    [nobles] Nemesek
    [decorations] Díszítés
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
    [decorations] Díszítés
   *[construction] Építkezés
}
teotihuacan-good = { $good ->
    [cocoa] Kakaó
    [wood] Fa
    [stone] Kő
   *[gold] Arany
}
teotihuacan-goods = { $good ->
    [cocoa] { $count } kakaó
    [wood] { $count } fa
    [stone] { $count } kő
   *[gold] { $count } arany
}
teotihuacan-points = { $count } pont
teotihuacan-temple = { $temple ->
    [blue] kék templom
    [red] piros templom
   *[green] zöld templom
}
teotihuacan-avenue = Holtak útja
teotihuacan-avenue-value = Holtak útja: a következő napfogyatkozáskor lépésenként { $value }
teotihuacan-track = Piramissáv
teotihuacan-power-up = Erősítés
teotihuacan-any-technology = Technológia
teotihuacan-discovery-tile = Felfedezéslapka
teotihuacan-discovery = { $tile ->
    [mask_1] 1. maszk
    [mask_2] 2. maszk
    [mask_3] 3. maszk
    [mask_4] 4. maszk
    [mask_5] 5. maszk
    [mask_6] 6. maszk
    [mask_7] 7. maszk
    [vp4] 4 pont
    [resources3] 3 tetszőleges nyersanyag
    [resources2] 2 tetszőleges nyersanyag
    [avenue] Lépés a Holtak útján
    [temple_any] Lépés bármelyik templomban
    [temple_blue] Lépés a kék templomban
    [temple_red] Lépés a piros templomban
    [temple_green] Lépés a zöld templomban
    [cocoa4] 4 kakaó
    [power_up2] Két erősítés
    [double_move] Dupla mozgás: két munkás együtt megy
    [free_cocoa] Ingyen kakaó: egy díj vagy bér elengedve
    [move_anywhere] Mozgás bárhová: akár nyolc táblával
   *[extra_worker] Extra munkás: eggyel több munkás számít
}
teotihuacan-tile-price = { $name }; ára: { $price }
teotihuacan-tile-free = { $name }; ingyenes
teotihuacan-no-tiles = Itt már nincs lapka
teotihuacan-free = ingyen
teotihuacan-technology = { $number ->
    [1] 1. technológia: 1 kakaó, ha a mozgásod eléri vagy elhagyja a Palotát
    [3] 3. technológia: 3 pont Alkímia vagy Nemesek után
    [5] 5. technológia: 1-gyel több nyersanyag az Erdőben, a Kőfejtőben vagy az Aranylelőhelyen
    [7] 7. technológia: 1 kakaó és 1 pont Erdő, Kőfejtő vagy Aranylelőhely után
    [9] 9. technológia: 4 pont Díszítés után
    [11] 11. technológia: 3 pont Építkezés után
    [13] 13. technológia: főakció után 1 kakaóért még egy erősítés
    [15] 15. technológia: Építkezéskor eggyel több munkás, eggyel kevesebb kő vagy fa
   *[17] 17. technológia: Építkezés után lépés bármelyik templomban
}
teotihuacan-royal = { $number ->
    [1] 1. királyi lapka: a munkás erejénél eggyel több kakaó
    [2] 2. királyi lapka: legfeljebb a munkás erejéig: 1 kakaóért 1 fa és 1 kő
    [3] 3. királyi lapka: legfeljebb a munkás erejéig: 1 nyersanyagért 2 kakaó
    [4] 4. királyi lapka: technológiánként 2 pont, legfeljebb a munkás erejéig
    [5] 5. királyi lapka: piramislépésenként 2 pont, legfeljebb a munkás erejéig
    [6] 6. királyi lapka: legfeljebb a munkás erejéig: 1 kakaóért 1 kő és 1 arany
    [7] 7. királyi lapka: 1 kakaóért és 1 nyersanyagért annyi nyersanyag, amennyi a munkás ereje
    [8] 8. királyi lapka: legfeljebb a munkás erejénél eggyel kevesebbszer: 1 kakaóért lépés bármelyik templomban
   *[9] 9. királyi lapka: a Holtak útján lépésenként 1 pont, legfeljebb a munkás erejénél eggyel több
}
teotihuacan-bonus = { $number ->
    [1] Bónusz: a legjobb maszksorozatod még egyszer
    [2] Bónusz: technológiánként 5 pont
    [3] Bónusz: 15 pont
    [4] Bónusz: a Holtak útján lépésenként 3 pont
    [5] Bónusz: elért bónuszlapkánként 9 pont
    [6] Bónusz: felfedezéslapkánként 2 pont, a maszkok nélkül
   *[7] Bónusz: 1–3 erejű munkásonként 4, 4–5 erejűnként 9 pont
}
teotihuacan-bot-tile = { $tile ->
    [construction] Építkezés
    [decorations] Díszítés
    [alchemy] Alkímia
    [nobles] Nemesek
    [mastery] Mesterség
    [worship] Imádat
   *[mask_collection] Maszkgyűjtés
}
teotihuacan-bot-aside = Félretéve
teotihuacan-direction = { $direction ->
    [left] balra
   *[right] jobbra
}
teotihuacan-tile = { $number }. piramislapka
teotihuacan-decoration = { $number }. díszlapka
teotihuacan-row = { $row ->
    [top] A nemesek felső sora
    [centre] A nemesek középső sora
   *[bottom] A nemesek alsó sora
}
teotihuacan-worker-of = { $player } munkása, erő { $power }, { $board }
teotihuacan-worker-neutral = Semleges munkás, { $board }
teotihuacan-worker-locked = Zárolt munkás, erő { $power }, { $board }
teotihuacan-worship-space = { $board ->
    [palace] { $space }. imahely, Palota
    [forest] Imahely, Erdő
    [quarry] Imahely, Kőfejtő
    [gold] Imahely, Aranylelőhely
   *[decorations] Imahely, Díszítés
}
teotihuacan-square = { $square } mező: { $score }
teotihuacan-side = { $side ->
    [top] Felső oldal: { $score }
    [right] Jobb oldal: { $score }
    [bottom] Alsó oldal: { $score }
   *[left] Bal oldal: { $score }
}
teotihuacan-step = { $temple ->
    [blue] { $step }. lépés a kék templomban
    [red] { $step }. lépés a piros templomban
   *[green] { $step }. lépés a zöld templomban
}
teotihuacan-step-number = { $step }. lépés
teotihuacan-used = { $count } felhasznált felfedezéslapka
teotihuacan-last-player = Utolsó játékos: a köre után lép a nap
teotihuacan-kept = { $player }: { $tiles }

## Az asztal

teotihuacan-eclipse-number = { $number }. napfogyatkozás
teotihuacan-calendar = Naptár: a nap itt áll: { $light }, a hold itt: { $dark }
teotihuacan-final-round = Utolsó kör
teotihuacan-ascension = Felemelkedés
teotihuacan-buildings = { $count } épület maradt; a Holtak útján egy lépés { $value }
teotihuacan-steps-left = { $count ->
    [one] lépés a napfogyatkozásig
   *[other] lépés a napfogyatkozásig
}
teotihuacan-pyramid-left = { $count ->
    [one] lapka maradt
   *[other] lapka maradt
}
teotihuacan-tiles-left = { $count } lapka maradt a pakliban
teotihuacan-sights = Nézetek
teotihuacan-sight-city = Város
teotihuacan-sight-pyramid = Piramis
teotihuacan-sight-temples = Templomok
teotihuacan-sight-table = Asztal
teotihuacan-from-here = innen
teotihuacan-offer-tiles = Lapkák
teotihuacan-offer-decorations = Díszek
teotihuacan-turn-tile = Forgatás
teotihuacan-turn-left = Forgatás balra
teotihuacan-turn-right = Forgatás jobbra
teotihuacan-below = Alatta és a lapka
teotihuacan-level = { $level }. szint
teotihuacan-matches = { $count } egyezés
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
teotihuacan-flip = Felhasználás: { $tile }
teotihuacan-unlock = Feloldás
teotihuacan-main = Akció
teotihuacan-main-free = Akció díj nélkül
teotihuacan-main-in = Akció: { $board }
teotihuacan-go = Menj ide: { $board }
teotihuacan-place-tile = Lapka lerakása
teotihuacan-keep = Ezt a kettőt tartom
teotihuacan-act-cocoa = { $board }: { $count } kakaó gyűjtése
teotihuacan-act-worship = { $board }: imádat
teotihuacan-act-main = { $fee ->
    [0] { $board }: főakció díj nélkül
   *[other] { $board }: főakció { $fee } kakaóért
}

## Kezdőlapkák

teotihuacan-starting = Tarts meg két kezdőlapkát
teotihuacan-starting-pick = Válassz egy kezdőlapkát
teotihuacan-starting-lead = A lapka azt adja, ami rajta van; a táblái azok, ahol a munkásaid kezdhetnek.
teotihuacan-starting-again = Vissza a kezdőlapkákhoz

## Ki miről dönt

teotihuacan-waiting = { $player } dönt.
teotihuacan-question-keep = { $player }, tarts meg két kezdőlapkát.
teotihuacan-question-pick = { $player }, válassz egy kezdőlapkát.
teotihuacan-question-raise = { $player }, melyik munkás kezd erősebben?
teotihuacan-question-linked = { $player }, elveszed a felfedezéslapkát?
teotihuacan-question-place = { $player }, hol kezd a munkás?
teotihuacan-question-turn = { $player }, melyik munkás lép?
teotihuacan-question-move = { $player }, hová megy a munkás?
teotihuacan-question-second = { $player }, melyik munkás megy vele?
teotihuacan-question-act = Mit tesz a munkás? { $board }
teotihuacan-question-lock = { $player }, melyik munkás imádkozik?
teotihuacan-question-option = { $player }, képesség, felfedezéslapka vagy mindkettő?
teotihuacan-question-board-tile = { $player }, elveszed a felfedezéslapkát?
teotihuacan-question-temple = { $player }, melyik templom?
teotihuacan-question-steps = { $player }, melyik templom jön előbb?
teotihuacan-question-major = { $player }, felfedezéslapka vagy jutalom?
teotihuacan-question-spot = { $player }, elveszel egy felfedezéslapkát?
teotihuacan-question-take = { $player }, válassz nyersanyagot, összesen ennyit: { $count }.
teotihuacan-question-royal = { $player }, használod a királyi lapkát?
teotihuacan-question-technology = { $player }, melyik technológia?
teotihuacan-question-row = { $player }, a nemesek melyik sora?
teotihuacan-question-decoration = { $player }, melyik dísz?
teotihuacan-question-side = { $player }, hová kerül a dísz?
teotihuacan-question-build = { $player }, melyik piramislapka?
teotihuacan-question-square = { $player }, hová kerül a lapka?
teotihuacan-question-discount = { $player }, mit spórolsz meg?
teotihuacan-question-rotate = { $player }, hogyan forduljon a lapka?
teotihuacan-question-power = { $player }, melyik munkás erősödik?
teotihuacan-question-power-more = { $player }, még egy erősítés?
teotihuacan-question-thirteen = { $player }, 1 kakaóért még egy erősítés?
teotihuacan-question-powers = { $player }, melyik munkás erősödik? Hátravan: { $count }.
teotihuacan-question-reward = { $player }, válaszd ki a felemelkedés jutalmát.
teotihuacan-question-end = { $player }, fejezd be a köröd.
teotihuacan-question-salary = { $player }, mennyi bért fizetsz?

## Akciók

teotihuacan-group-decide = Döntés
teotihuacan-group-flip = Felfedezéslapka felhasználása
teotihuacan-action-keep = { $first } és { $second } megtartása
teotihuacan-action-pick = { $tile }. lapka
teotihuacan-action-raise = { $power } erejű munkás
teotihuacan-action-place = { $board }
teotihuacan-action-worker = { $power } erejű munkás: { $board }
teotihuacan-action-move = { $distance } táblával tovább
teotihuacan-action-unlock-turn = A kör az összes feloldására megy
teotihuacan-action-unlock = 3 kakaóért az összes feloldása
teotihuacan-action-collect = Kakaó gyűjtése
teotihuacan-action-main = { $free ->
    [yes] Főakció díj nélkül
   *[no] Főakció
}
teotihuacan-action-worship = Imádat
teotihuacan-action-option = { $option ->
    [ability] A képesség használata
    [discovery] A felfedezéslapka elvétele
    [ability-discovery] Képesség, majd lapka, 1 kakaóért
   *[discovery-ability] Lapka, majd képesség, 1 kakaóért
}{ $free ->
    [yes] {" "}(díj nélkül)
   *[no] {""}
}
teotihuacan-action-claim = { $tile }
teotihuacan-action-reward = Nyomtatott jutalom
teotihuacan-action-decline = Nem, köszönöm
teotihuacan-action-flip = Felhasználás: { $tile }
teotihuacan-action-step = { $temple ->
    [blue] Kék templom
    [red] Piros templom
   *[green] Zöld templom
}
teotihuacan-action-take = Elvétel: { $goods }
teotihuacan-action-exchange = Csere { $times }×
teotihuacan-action-pay = Fizetés: { $goods }
teotihuacan-action-row = { $row ->
    [top] Felső sor
    [centre] Középső sor
   *[bottom] Alsó sor
}
teotihuacan-action-decoration = { $tile }. díszlapka
teotihuacan-action-side = { $side ->
    [top] Felső oldal
    [right] Jobb oldal
    [bottom] Alsó oldal
   *[left] Bal oldal
}
teotihuacan-action-tile = { $tile }. piramislapka
teotihuacan-action-square = { $square } mező
teotihuacan-action-discount = { $discount ->
    [stone] Egy kő megspórolása
    [wood] Egy fa megspórolása
   *[none] Egyelőre semmi
}
teotihuacan-action-rotate = Forgatás { $rotation }°-kal
teotihuacan-action-stop = Nem kell több lapka
teotihuacan-action-power = Erő { $power }: { $board }
teotihuacan-action-power-moved = Erő { $power }: a munkás, amelyik lépett
teotihuacan-action-ascend = { $reward ->
    [points] 5 pont
    [cocoa] 5 kakaó
    [temple] Lépés bármelyik templomban
    [temples] 3 kakaóért két lépés bármely templomokban
   *[worker] A negyedik munkás és 2 kakaó
}
teotihuacan-action-salary = { $count ->
    [0] Nem fizetek
   *[other] { $count } kakaó fizetése
}
teotihuacan-action-salary-free = A bér elengedése lapkával
teotihuacan-action-done = Kör vége

## Napló

teotihuacan-event-deal = A kezdőlapkáid: { $tiles }.
teotihuacan-event-choose = { $player } kiválasztotta a kezdőlapkáit.
teotihuacan-event-starting-tiles = Kezdőlapkák: { $kept }.
teotihuacan-event-pick = { $player } kezdőlapkája: { $tile }.
teotihuacan-event-place = { $player } kezdő munkása { $glyph }: { $board }.
teotihuacan-event-return = { $count } felfedezéslapka visszakerül a pakliba.
teotihuacan-event-neutral = Semleges munkások { $glyph }: { $boards }.
teotihuacan-event-gain = { $player } kap: { $goods }.
teotihuacan-event-pay = { $player } fizet: { $goods }.
teotihuacan-event-waive = { $player } megspórol: { $cocoa } { $glyph }.
teotihuacan-event-points = { $why ->
    [temple] { $player }: { teotihuacan-points } { $glyph } egy templomból.
    [board] { $player }: { teotihuacan-points } { $glyph } a tábláról.
    [technology] { $player }: { teotihuacan-points } { $glyph } technológiából.
    [shared] { $player }: { teotihuacan-points } { $glyph }, mert más fejleszti a technológiáját.
    [royal] { $player }: { teotihuacan-points } { $glyph } a királyi lapkából.
    [nobles] { $player }: { teotihuacan-points } { $glyph } az épületért.
    [decorations] { $player }: { teotihuacan-points } { $glyph } a díszért.
    [construction] { $player }: { teotihuacan-points } { $glyph } a piramislapkáért.
    [tile] { $player }: { teotihuacan-points } { $glyph } felfedezéslapkából.
    [ascension] { $player }: { teotihuacan-points } { $glyph } a felemelkedésért.
    [avenue] { $player }: { teotihuacan-points } { $glyph } a Holtak útjáért.
    [leader] { $player }: { teotihuacan-points } { $glyph } a piramissáv vezetéséért.
    [track] { $player }: { teotihuacan-points } { $glyph } a piramissávért.
    [masks] { $player }: { teotihuacan-points } { $glyph } a maszkokért.
    [salary] { $player }: { teotihuacan-points } { $glyph } a kifizetetlen bérért.
    [bonus] { $player }: { teotihuacan-points } { $glyph } bónuszlapkából.
    [exchange] { $player }: { teotihuacan-points } { $glyph } kakaóért.
    [goods] { $player }: { teotihuacan-points } { $glyph } a javakért.
   *[markers] { $player }: { teotihuacan-points } { $glyph } a technológiákért.
}
teotihuacan-event-temple = { $temple ->
    [blue] { $player }: kék templom { $glyph }, { $step }. lépés.
    [red] { $player }: piros templom { $glyph }, { $step }. lépés.
   *[green] { $player }: zöld templom { $glyph }, { $step }. lépés.
}
teotihuacan-event-temple-stuck = { $temple ->
    [blue] { $player } nem tud lépni a kék templomban { $glyph }.
    [red] { $player } nem tud lépni a piros templomban { $glyph }.
   *[green] { $player } nem tud lépni a zöld templomban { $glyph }.
}
teotihuacan-event-avenue = { $player }: Holtak útja { $glyph }, { $step }. lépés.
teotihuacan-event-track = { $player }: piramissáv { $glyph }, { $step }. lépés.
teotihuacan-event-claim = { $player } felfedezéslapkát vesz el { $glyph }: { $tile }.
teotihuacan-event-refill = Új felfedezéslapka { $glyph }: { $board }.
teotihuacan-event-refill-none = Ehhez a táblához nincs több felfedezéslapka: { $board }.
teotihuacan-event-flip = { $player } felfedezéslapkát használ { $glyph }: { $tile }.
teotihuacan-event-technology = { $player } fejleszt: { $glyph }. { $effect }
teotihuacan-event-unlock = { $paid ->
    [yes] { $player } fizet a feloldásért { $glyph }: { $boards }.
   *[no] { $player } felold { $glyph }: { $boards }.
}
teotihuacan-event-move = { $player } lép { $glyph }: { $from } → { $to }.
teotihuacan-event-collect = { $player } kakaót gyűjt { $glyph }: { $board }.
teotihuacan-event-worship = { $option ->
    [discovery] { $player } imádkozik a lapkáért { $glyph }: { $board }.
    [ability] { $player } imádkozik a képességért { $glyph }: { $board }.
   *[other] { $player } imádkozik a képességért és a lapkáért { $glyph }: { $board }.
}
teotihuacan-event-oust = { $other } kiszabadítja { $player } munkását: { $board }.
teotihuacan-event-main = { $player } főakciója { $glyph } { $workers } munkással: { $board }.
teotihuacan-event-extra-worker = Most ennyi munkás számít: { $workers }.
teotihuacan-event-royal = { $player } használja: { $glyph }. { $effect }
teotihuacan-event-noble = { $row ->
    [top] { $player } épít { $glyph } a felső sorban: { $value }.
    [centre] { $player } épít { $glyph } a középső sorban: { $value }.
   *[bottom] { $player } épít { $glyph } az alsó sorban: { $value }.
}
teotihuacan-event-decorate = { $matches ->
    [0] { $player } díszít { $glyph }, { $level }. szint.
   *[other] { $player } díszít { $glyph }, { $level }. szint: { $matches } egyezés.
}
teotihuacan-event-build = { $matches ->
    [0] { $player } lerak { $glyph } ide: { $square }.
   *[other] { $player } lerak { $glyph } ide: { $square }, { $matches } egyezés.
}
teotihuacan-event-power = { $player }: { $glyph } ereje most { $power }.
teotihuacan-event-ascend = { $player }: egy munkás felemelkedik { $glyph }.
teotihuacan-event-ascend-reward = { $player } választ: { $reward }.
teotihuacan-event-worker = { $player }: a negyedik munkás { $glyph } a Palotába lép.
teotihuacan-event-light = { $why ->
    [ascension] A nap { $glyph } a felemelkedésért ide lép: { $light }.
    [pyramid] A nap { $glyph } ide lép: { $light }, kész a piramis.
   *[turn] A nap { $glyph } ide lép: { $light }.
}
teotihuacan-event-final-round = A nap elérte a holdat: még egy kör.
teotihuacan-event-eclipse = { $number ->
    [1] Első napfogyatkozás { $glyph }: a Holtak útján lépésenként { $avenue_value }, a piramissávon { $step_value }.
    [2] Második napfogyatkozás { $glyph }: a Holtak útján lépésenként { $avenue_value }, a piramissávon { $step_value }.
   *[3] Utolsó napfogyatkozás { $glyph }: a Holtak útján lépésenként { $avenue_value }, a piramissávon { $step_value }.
}
teotihuacan-event-track-reset = A piramissáv jelzői visszamennek 0-ra.
teotihuacan-event-salary = { $free ->
    [yes] { $player } bére elengedve: { $due }.
   *[no] { $player } bére: { $paid } a { $due } kakaóból.
}
teotihuacan-event-calendar = A nap visszalép ide: { $light }, a hold ide: { $dark }.
teotihuacan-event-end = { $outcome ->
    [pyramid] A játék véget ért: kész a piramis.
   *[third-eclipse] A játék a harmadik napfogyatkozás után véget ért.
}
teotihuacan-event-bot-roll = Teotibot { $glyph } dob: { $dice } = { $sum }, { $slot }. hely, { $name }.
teotihuacan-event-bot-step = { $step ->
    [consolation] Teotibot ehelyett vigaszdíjat kap.
   *[other] { $lacks ->
        [worker] { $name }, { $step }. lépés: nincs ott munkás. { $board }
        [goods] { $name }, { $step }. lépés: hiányoznak a javak. { $board }
        [tile] { $name }, { $step }. lépés: nincs lapka. { $board }
        [space] { $name }, { $step }. lépés: nincs szabad hely. { $board }
        [technology] { $name }, { $step }. lépés: nincs technológia. { $board }
        [building] { $name }, { $step }. lépés: nincs épület. { $board }
        [mask] { $name }, { $step }. lépés: nincs megvehető maszk. { $board }
        [action] { $name }, { $step }. lépés: ott nincs akció. { $board }
       *[other] { $name }, { $step }. lépés: kész. { $board }
    }
}
teotihuacan-event-bot-advance = Teotibot munkása { $glyph } továbblép: { $from } → { $to }.
teotihuacan-event-bot-worship = Teotibot imádkozik: { $from } → { $to }.
teotihuacan-event-bot-flee = Teotibot munkása kiszabadul és továbblép: { $from } → { $to }.
teotihuacan-event-bot-discard = Egy felfedezéslapka { $glyph } kikerül a játékból: { $board }.
teotihuacan-event-bot-shift = Az akciópiramis eltolódik; félretéve: { $name }.
teotihuacan-event-bot-directions = Iránylapkák: { $upper }, { $lower }.
teotihuacan-event-bot-exchange = Teotibot { $cocoa } kakaót vált be: { teotihuacan-points }.

## Miért nem

teotihuacan-refusal-already-developed = Ez a technológia már megvan neked.
teotihuacan-refusal-another-row-for-so-many-workers = Ennyi munkással másik sor jár: { $workers }.
teotihuacan-refusal-another-royal-tile = Ez a királyi lapka mást csinál.
teotihuacan-refusal-ascension-comes-first = Előbb a felemelkedés jön.
teotihuacan-refusal-equal-workers-in-order-of-boards = Az egyforma munkások a táblák sorrendjében kerülnek le.
teotihuacan-refusal-fee-too-high = A díj { $fee } kakaó, neked { $cocoa } van.
teotihuacan-refusal-fees-too-high = A díjak összege { $fee } kakaó, neked { $cocoa } van.
teotihuacan-refusal-fourth-worker-is-in-play = A negyedik munkásod már játékban van.
teotihuacan-refusal-freeing-costs-1-cocoa = Az itt álló munkás kiszabadítása 1 kakaó.
teotihuacan-refusal-game-is-over = A játék véget ért.
teotihuacan-refusal-gold-is-missing = Ehhez nincs elég aranyad.
teotihuacan-refusal-goods-are-missing = Ehhez hiányoznak a javak.
teotihuacan-refusal-lower-row-needs-two-workers = Az alsó sorhoz két munkás kell, vagy egy 4–5 erejű.
teotihuacan-refusal-more-than-due-or-in-hand = A bér { $due }, neked { $cocoa } kakaód van.
teotihuacan-refusal-more-than-the-power = Legfeljebb a munkás erejéig: { $power }.
teotihuacan-refusal-no-building-left = Nincs több épület.
teotihuacan-refusal-no-cocoa-for-a-step = Egy lépés 1 kakaó.
teotihuacan-refusal-no-cocoa-for-technology-13 = A 13. technológia 1 kakaó.
teotihuacan-refusal-no-cocoa-to-exchange = Cseréhez { $cocoa } kakaód van.
teotihuacan-refusal-no-decoration-left = Nincs több dísz.
teotihuacan-refusal-no-equal-worker-beside-one-that-moved = Nem áll egyforma munkás a lépő mellett.
teotihuacan-refusal-no-free-cocoa-tile = Nincs ingyenkakaó-lapkád.
teotihuacan-refusal-no-legal-space = Nincs kész hely díszítésre.
teotihuacan-refusal-no-locked-worker = Egyetlen munkásod sincs zárolva.
teotihuacan-refusal-no-main-action-at-the-palace = A Palotában nincs főakció.
teotihuacan-refusal-no-more-tiles-than-workers = Legfeljebb annyi lapka, ahány munkás: { $workers }.
teotihuacan-refusal-no-pyramid-tile-left = Nincs több piramislapka.
teotihuacan-refusal-no-room-in-a-permitted-row = Ennyi munkás sorában nincs hely.
teotihuacan-refusal-no-square-can-be-paid = Egyetlen mező sem fizethető ki: kő { $stone }, fa { $wood }.
teotihuacan-refusal-no-starting-worker-of-that-power = Nincs { $power } erejű kezdő munkás.
teotihuacan-refusal-no-such-step-due = Ebben a templomban nem jár lépés.
teotihuacan-refusal-no-such-tile = Nincs ilyen lapkád.
teotihuacan-refusal-no-such-unlocked-worker = Nincs ilyen feloldott munkás: erő { $power }, { $board }.
teotihuacan-refusal-no-such-worker = Nincs ilyen munkás: erő { $power }, { $board }.
teotihuacan-refusal-no-such-worship-space = Nincs ilyen imahely. { $board }
teotihuacan-refusal-no-technology-to-develop = Ennyi arannyal és ezekkel a munkásokkal nem fejleszthető technológia: { $gold }.
teotihuacan-refusal-no-tile-at-the-board = Itt nincs felfedezéslapka. { $board }
teotihuacan-refusal-not-before-its-action = A lépő munkás csak az akciója után erősödik.
teotihuacan-refusal-not-dealt-to-you = Ezek a lapkák nem nálad vannak.
teotihuacan-refusal-not-in-an-unlock-turn = Feloldó körben nem.
teotihuacan-refusal-not-in-the-middle-of-a-choice = Egy másik döntés közben nem.
teotihuacan-refusal-not-on-display = Ez a technológia nincs kirakva.
teotihuacan-refusal-not-on-offer = Ez a lapka nincs a kínálatban.
teotihuacan-refusal-not-on-your-tiles-or-taken = Ez a tábla nincs a lapkáidon, vagy már ott a munkásod. { $board }
teotihuacan-refusal-not-one-of-the-workers-that-moved = Ez a munkás nem lépett.
teotihuacan-refusal-not-open = Ez a kezdőlapka nincs kirakva.
teotihuacan-refusal-not-with-this-discount = Ezzel a kedvezménnyel a lapka nem fizethető ki.
teotihuacan-refusal-nothing-to-waive = Nincs elengedhető díj.
teotihuacan-refusal-only-instead-of-moving = Az összes feloldása az egész kör, mozgás helyett.
teotihuacan-refusal-only-on-the-board-of-the-action = Csak az akció tábláján álló munkás erősödik. { $board }
teotihuacan-refusal-only-with-its-action = Ez a lapka az akciójával használható. { $tile }
teotihuacan-refusal-only-with-the-movement = Előbb válassz munkást, aztán használd a lapkát a mozgásához. { $tile }
teotihuacan-refusal-other-number-of-resources = Ennyi nyersanyagot válassz: { $due }.
teotihuacan-refusal-own-worker-on-the-space = Ezen a helyen a saját munkásod áll.
teotihuacan-refusal-price-too-high = Ezt a lapkát nem tudod kifizetni. Ára: { $price }.
teotihuacan-refusal-pyramid-is-finished = Kész a piramis.
teotihuacan-refusal-row-is-full = Ez a sor megtelt.
teotihuacan-refusal-royal-tile-is-compulsory = A Palotában a királyi lapkát kötelező használni.
teotihuacan-refusal-same-as-another-rotation = Így elforgatva a lapka ugyanolyan.
teotihuacan-refusal-side-is-full = Ez az oldal megtelt.
teotihuacan-refusal-something-else-is-asked = Most másról kell dönteni.
teotihuacan-refusal-square-is-filled = { $square } foglalt.
teotihuacan-refusal-squares-are-missing = A dísz alatti mezők még nincsenek kitöltve.
teotihuacan-refusal-support-is-missing = { $square } alá négy lapka kell.
teotihuacan-refusal-temple-can-not-move = A jelződ ebben a templomban nem tud lépni.
teotihuacan-refusal-tile-does-not-lie-there = Ez a lapka nincs ott.
teotihuacan-refusal-too-far = Egy munkás egy-három táblát lép.
teotihuacan-refusal-two-steps-cost-3-cocoa = Két lépés 3 kakaó.
teotihuacan-refusal-unlocking-costs-3-cocoa = A feloldás 3 kakaó, neked { $cocoa } van.
teotihuacan-refusal-without-effect = Ennek a lapkának most nem lenne hatása. { $tile }
teotihuacan-refusal-wood-is-missing = Kevés a fa: { $due } kell, neked { $wood } van.
teotihuacan-refusal-worker-is-locked = Ez a munkás zárolva van. { $board }

## Eredmény

teotihuacan-tally-construction = Piramislapkák
teotihuacan-tally-decorations = Díszek
teotihuacan-tally-nobles = A nemesek épületei
teotihuacan-tally-avenue = Holtak útja
teotihuacan-tally-track = Piramissáv
teotihuacan-tally-leader = A piramissáv vezetése
teotihuacan-tally-masks = Maszksorozatok
teotihuacan-tally-temple = Templomok
teotihuacan-tally-bonus = Bónuszlapkák
teotihuacan-tally-board = Táblák
teotihuacan-tally-technology = Technológiák
teotihuacan-tally-shared = Mások technológiái
teotihuacan-tally-royal = Királyi lapkák
teotihuacan-tally-tile = Felfedezéslapkák
teotihuacan-tally-ascension = Felemelkedések
teotihuacan-tally-exchange = Pontra váltott kakaó
teotihuacan-tally-goods = Maradék javak
teotihuacan-tally-markers = Technológiajelzők
teotihuacan-tally-earlier = Korábbról
teotihuacan-tally-salary = Kifizetetlen bér
teotihuacan-tally-total = Összesen
teotihuacan-tally-cocoa = Maradék kakaó
teotihuacan-outcome = { $outcome ->
    [pyramid] Elkészült a piramis.
   *[third-eclipse] Eljött a harmadik napfogyatkozás.
}
teotihuacan-chart = Pontok minden lépés után

## Útmutató

guide-teotihuacan-city = A piramis körül nyolc tábla fekszik. A kockáid a munkásaid: a felső szám az erejük.
guide-teotihuacan-goal = Pontot a piramis, a díszek, a Holtak útja, a templomok és a maszkok adnak; nagy részüket a napfogyatkozások számolják.
guide-teotihuacan-worker = Válaszd ki egy kockádat lent vagy egy táblán. Egy-három táblát megy az óramutató járása szerint; az arany számok mutatják, mennyit.
guide-teotihuacan-acts = Megérkezve kakaót gyűjt, imádkozik vagy akciót hajt végre. Felül az ár, alul a nyereség. Az akció után erősödik.
guide-teotihuacan-cocoa = Az akció a táblán álló kockák színei után kakaóba kerül; a gyűjtés eggyel többet ad. Tarts meg valamennyit a bérre.
guide-teotihuacan-pyramid = A piramislapkák a szintjükért és az alattuk levőkkel egyező jelekért adnak pontot. Érintsd meg a piramist, hogy nagyban lásd.
guide-teotihuacan-eclipse = Amikor a nap eléri a holdat, még egy kör jön, aztán a napfogyatkozás. A harmadik után vége a játéknak.
