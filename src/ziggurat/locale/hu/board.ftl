board = Elemzőtábla
board-lead = Játssz tovább bármilyen állást minden játékos helyett, vonj vissza lépéseket, próbálj ki más utakat, írj megjegyzéseket, és értékeltesd az állást.
board-new = Új tábla
board-from-start = Egy játszma kezdetétől
board-game = Játék
board-seats = Játékosok
board-begin = Kezdés
board-bring = Tanulmányból, játszmanaplóból vagy állásból
board-text = Egy tanulmány, játszmanapló vagy JSON formájú állás szövege
board-open = Megnyitás
board-analyse = A játszma elemzése
board-file = Fájl kiválasztása…
board-kept = Saját tanulmányok
board-records = Saját játszmanaplók
board-delete = Törlés
board-delete-sure = Végleges törlés
board-delete-not = Megtartás
board-untitled = Cím nélkül
board-heading = Elemzőtábla: { $game }, { $players }
board-title = Cím
board-keep = Mentés
board-keep-copy = Másolat mentése
board-is-kept = Elmentve
board-export = Exportálás
board-import = Importálás
board-pieces = Állás felrakása
board-pieces-lead = A teljes állás JSON formában. Módosítsd, és nyisd meg új táblaként; a lehetetlen állást indoklással elutasítjuk.
board-laying = Válassz egy elemet, majd kattints a mezőkre: odakerül, vagy lekerül, ha már ott van.
board-laying-list = Listákból
board-laid = Kész
board-space = Mező
board-clear = Az ott lévők levétele
board-as-json = A teljes állás JSON formában
board-player = { $number }. játékos
board-decide = Döntés
board-players = Játékosok
board-judgement = Értékelés
board-depth = mélység: { $depth }, { $visits } megvizsgálva
board-judge = Értékelés indítása
board-stop = Leállítás
board-shares = Részesedés a győzelemből
board-thinking = Az állás vizsgálata folyik…
board-judge-lead = Egyre mélyebbre keres, amíg le nem állítod.
board-by-all = Mindent ismerve: ki mit tart a kezében, és mi kerül elő a húzásoknál.
board-by-seat = Aszerint, amit { $player } tudhat.
board-hidden = Rejtett dolgok
board-eyes = Kinek a szemével
board-as-was = Ahogy volt
board-as-knew = Ahogy { $player } tudja
board-anew = Újrahúzva
board-not-known = Itt nem tudni, mit tart a kezében ez a játékos. Válassz az akciók listájából.
board-moves = Lépések és változatok
board-counts = { $branches ->
    [0] nincs változat
    [one] { $branches } változat
   *[other] { $branches } változat
}, { $notes ->
    [0] nincs megjegyzés
    [one] { $notes } megjegyzés
   *[other] { $notes } megjegyzés
}
board-start = Kezdés
board-redrawn = Újrahúzva, ahogy { $player } tudja
board-promote = Legyen ez a fő változat
board-remove = Törlés innentől
board-remove-branch = Változat törlése
board-leave-branch = Vissza a fő változathoz
board-note = Megjegyzés
board-take-back = Visszavonás
board-at = { $number }. lépés
board-play-line = { $number }. változat lejátszása
