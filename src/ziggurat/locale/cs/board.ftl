board = Rozborová deska
board-lead = Hrajte libovolnou pozici dál za všechny hráče, berte tahy zpět, zkoušejte jiné cesty, pište poznámky a nechte ji hodnotit.
board-new = Nová deska
board-from-start = Od začátku hry
board-game = Hra
board-seats = Hráči
board-begin = Začít
board-bring = Ze studie, záznamu nebo pozice
board-text = Text studie, záznamu, nebo pozice jako JSON
board-open = Otevřít
board-analyse = Rozebrat hru
board-file = Vybrat soubor…
board-kept = Moje studie
board-records = Moje záznamy
board-delete = Smazat
board-delete-sure = Opravdu smazat
board-delete-not = Ponechat
board-untitled = Bez názvu
board-heading = Rozborová deska: { $game }, { $players }
board-title = Název
board-keep = Uložit
board-keep-copy = Uložit kopii
board-is-kept = Uloženo
board-export = Exportovat
board-import = Importovat
board-pieces = Rozestavit
board-pieces-lead = Celá pozice jako JSON. Upravte ji a otevřete jako novou desku; nemožná pozice se odmítne s udáním důvodu.
board-laying = Vyberte kámen a klikejte na pole: položí se tam, nebo se odebere, pokud tam leží.
board-laying-list = Ze seznamů
board-laid = Hotovo
board-space = Pole
board-clear = Odebrat, co tam leží
board-as-json = Celá pozice jako JSON
board-player = Hráč { $number }
board-decide = Rozhodnout
board-players = Hráči
board-judgement = Hodnocení
board-depth = hloubka { $depth }, prozkoumáno { $visits }
board-judge = Hodnotit
board-stop = Zastavit
board-shares = Podíly na vítězství
board-thinking = Pozice se zkoumá…
board-judge-lead = Hledání, které jde hlouběji, dokud je nezastavíte.
board-by-all = Se znalostí všeho: co kdo drží i co se bude tahat.
board-by-seat = Podle toho, co ví { $player }.
board-hidden = Skryté věci
board-eyes = Číma očima
board-as-was = Jak to bylo
board-as-knew = Co ví { $player }
board-anew = Nově rozdané
board-not-known = Co tento hráč drží, tu není známo. Vyberte ze seznamu akcí.
board-moves = Tahy a varianty
board-counts = { $branches ->
    [0] bez variant
    [one] { $branches } varianta
    [few] { $branches } varianty
    [many] { $branches } varianty
   *[other] { $branches } variant
}, { $notes ->
    [0] bez poznámek
    [one] { $notes } poznámka
    [few] { $notes } poznámky
    [many] { $notes } poznámky
   *[other] { $notes } poznámek
}
board-start = Začátek
board-redrawn = Nově rozdáno podle toho, co ví { $player }
board-promote = Udělat hlavní variantou
board-remove = Smazat odsud dál
board-remove-branch = Smazat tuto variantu
board-leave-branch = Zpět k hlavní variantě
board-note = Poznámka
board-take-back = Vzít zpět
board-at = Tah { $number }
board-play-line = Zahrát variantu { $number }
