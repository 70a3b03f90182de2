## Twoja kolej

notices = Twoja kolej
notices-lead = Jak serwer ma ci dać znać, że czeka na ciebie gra, gdy jesteś gdzie indziej.
notices-set = Jak mam się dowiedzieć
notify-browser = Powiadomienia z tej przeglądarki, gdy strona jest w tle
notify-refused = Ta przeglądarka nie pozwala na powiadomienia z tej strony.
notify-body = Czeka na ciebie gra.
notices-push = Powiadomienia push w tej przeglądarce, nawet gdy jest zamknięta
notices-push-means = Dostarcza je usługa producenta przeglądarki (Google, Mozilla, Apple lub Microsoft). Widzi, że wiadomość nadeszła i kiedy, ale nie jej treść. Jedna wiadomość o wszystkich twoich grach.
notices-email = Adres e-mail
notices-email-means = Jedna wiadomość o wszystkich grach, najwyżej raz na godzinę.
notices-no-email = Ten serwer nie wysyła e-maili.
notices-webhook = Webhook
notices-webhook-means = Adres twojej usługi, która od razu dowie się o każdej turze.
notices-quiet = Godziny ciszy
notices-from = Od
notices-to = Do
notices-quiet-means = Nic się wtedy nie wysyła. O tym, co nadal czeka, dowiesz się później. Strefa czasowa: { $zone }.
notices-code = Kod wysłany na { $email }
notices-confirm = Potwierdź
sound-is = Dźwięk, gdy przychodzi twoja kolej: { $sound }
sound-off = Brak
sound-knock = Stuknięcie
sound-bell = Dzwonek
sound-drum = Bęben
next-turn = { $count ->
    [one] Następna gra, w której przyszła twoja kolej
   *[other] Następna z { $count } gier, w których przyszła twoja kolej
}
more-waiting = { $count ->
    [one] Czeka jeszcze { $count } gra
    [few] Czekają jeszcze { $count } gry
   *[other] Czeka jeszcze { $count } gier
}
title-turn = { $count ->
    [one] Twoja kolej · { $title }
   *[other] Twoja kolej ({ $count }) · { $title }
}
turns-waiting = { $count ->
    [one] Czeka na ciebie { $count } gra.
    [few] Czekają na ciebie { $count } gry.
   *[many] Czeka na ciebie { $count } gier.
}

## Udostępnianie i brak połączenia

share = Udostępnij
share-lead = Inni zobaczą to, co widz, ale nigdy niczyjej ręki.
share-closed = Ten stół widzą tylko gracze, więc link otworzy się tylko im.
share-picture = Zapisz pozycję jako obrazek
share-frame = Osadź tę grę na własnej stronie
share-frame-copy = Skopiuj kod
share-print = Wydrukuj pozycję i zapis
embed-open = Otwórz w Zigguracie
offline = Brak połączenia
offline-lead = Stoły, lekcje i zasady są na serwerze. Pojawią się tu znowu, gdy będzie dostępny; niewysłany ruch do tego czasu poczeka.
unsent-elsewhere = Jeden twój ruch nie został jeszcze wysłany: { $table }. Otwórz stół, aby go wysłać.
unsent-open = Otwórz stół
