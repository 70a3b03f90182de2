board = Plansza analizy
board-lead = Rozgrywaj dowolną pozycję za wszystkich graczy, cofaj ruchy, próbuj innych dróg, zapisuj uwagi i sprawdzaj ocenę.
board-new = Nowa plansza
board-from-start = Od początku gry
board-game = Gra
board-seats = Gracze
board-begin = Zacznij
board-bring = Ze studium, zapisu albo pozycji
board-text = Tekst studium, zapisu albo pozycji w formacie JSON
board-open = Otwórz
board-analyse = Przeanalizuj grę
board-file = Wybierz plik…
board-kept = Moje studia
board-records = Moje zapisy
board-delete = Usuń
board-delete-sure = Usuń na zawsze
board-delete-not = Zachowaj
board-untitled = Bez tytułu
board-heading = Plansza analizy: { $game }, { $players }
board-title = Tytuł
board-keep = Zapisz
board-keep-copy = Zapisz kopię
board-is-kept = Zapisane
board-export = Eksportuj
board-import = Importuj
board-pieces = Ustaw pozycję
board-pieces-lead = Cała pozycja jako JSON. Zmień ją i otwórz jako nową planszę; pozycja niemożliwa zostanie odrzucona z podaniem powodu.
board-laying = Wybierz element i klikaj pola: zostanie tam położony albo zabrany, jeśli już tam leży.
board-laying-list = Z list
board-laid = Gotowe
board-space = Pole
board-clear = Zabierz to, co tam leży
board-as-json = Cała pozycja jako JSON
board-player = Gracz { $number }
board-decide = Zdecyduj
board-players = Gracze
board-judgement = Ocena
board-depth = głębokość { $depth }, zbadano { $visits }
board-judge = Oceniaj
board-stop = Zatrzymaj
board-shares = Udziały w zwycięstwie
board-thinking = Pozycja jest badana…
board-judge-lead = Szuka coraz głębiej, dopóki tego nie zatrzymasz.
board-by-all = Przy pełnej wiedzy: co kto trzyma i co zostanie dobrane.
board-by-seat = Na podstawie tego, co wie { $player }.
board-hidden = Rzeczy zakryte
board-eyes = Czyimi oczami
board-as-was = Jak było
board-as-knew = Co wie { $player }
board-anew = Rozdane na nowo
board-not-known = Nie wiadomo tu, co ten gracz trzyma. Wybierz z listy akcji.
board-moves = Ruchy i warianty
board-counts = { $branches ->
    [0] bez wariantów
    [one] { $branches } wariant
    [few] { $branches } warianty
    [many] { $branches } wariantów
   *[other] { $branches } wariantu
}, { $notes ->
    [0] bez uwag
    [one] { $notes } uwaga
    [few] { $notes } uwagi
    [many] { $notes } uwag
   *[other] { $notes } uwagi
}
board-start = Początek
board-redrawn = Rozdane na nowo, tak jak wie { $player }
board-promote = Uczyń wariantem głównym
board-remove = Usuń od tego miejsca
board-remove-branch = Usuń ten wariant
board-leave-branch = Wróć do wariantu głównego
board-note = Uwaga
board-take-back = Cofnij
board-at = Ruch { $number }
board-play-line = Zagraj wariant { $number }
