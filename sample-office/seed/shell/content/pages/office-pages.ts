import { local } from '../../../texts/local';
import type { SamplePage } from './sample-content';

/** Pages about the office itself. */
export const officePages: readonly SamplePage[] = [
  {
    fileName: 'godziny-pracy.html',
    title: local(
      'Godziny pracy urzędu',
      'Opening hours of the office',
      'Öffnungszeiten der Gemeindeverwaltung',
      'Години роботи управління',
    ),
    html: local(
      `<p>Najkrócej czeka się we wtorek i w czwartek rano. Dokumenty możesz też wysłać przez internet o każdej porze.</p>
<h2>Biuro obsługi mieszkańców</h2>
<table>
<thead><tr><th scope="col">Dzień</th><th scope="col">Urząd</th><th scope="col">Kasa</th></tr></thead>
<tbody>
<tr><th scope="row">Poniedziałek</th><td>9.00–17.00</td><td>9.00–14.00</td></tr>
<tr><th scope="row">Od wtorku do czwartku</th><td>7.30–15.30</td><td>7.30–14.00</td></tr>
<tr><th scope="row">Piątek</th><td>7.30–15.30</td><td>7.30–12.00</td></tr>
</tbody>
</table>
<h2>Kiedy urząd jest nieczynny</h2>
<ul><li>w soboty, niedziele i święta</li><li>w Wigilię, 24 grudnia</li><li>w piątek po Bożym Ciele</li></ul>
<p>Jak nas znaleźć, zobaczysz na stronie <a href="/kontakt">Kontakt</a>.</p>`,
      `<p>Waiting is shortest on Tuesday and Thursday mornings. You can also send documents online at any time.</p>
<h2>Residents’ service desk</h2>
<table>
<thead><tr><th scope="col">Day</th><th scope="col">Office</th><th scope="col">Cash desk</th></tr></thead>
<tbody>
<tr><th scope="row">Monday</th><td>9 a.m.–5 p.m.</td><td>9 a.m.–2 p.m.</td></tr>
<tr><th scope="row">Tuesday to Thursday</th><td>7.30 a.m.–3.30 p.m.</td><td>7.30 a.m.–2 p.m.</td></tr>
<tr><th scope="row">Friday</th><td>7.30 a.m.–3.30 p.m.</td><td>7.30 a.m.–12 noon</td></tr>
</tbody>
</table>
<h2>When the office is closed</h2>
<ul><li>on Saturdays, Sundays and public holidays</li><li>on Christmas Eve, 24 December</li><li>on the Friday after Corpus Christi</li></ul>
<p>How to find us is shown under <a href="/kontakt">Contact</a>.</p>`,
      `<p>Am kürzesten wartet man am Dienstag- und Donnerstagmorgen. Unterlagen können Sie auch jederzeit online senden.</p>
<h2>Bürgerbüro</h2>
<table>
<thead><tr><th scope="col">Tag</th><th scope="col">Gemeindeverwaltung</th><th scope="col">Kasse</th></tr></thead>
<tbody>
<tr><th scope="row">Montag</th><td>9–17 Uhr</td><td>9–14 Uhr</td></tr>
<tr><th scope="row">Dienstag bis Donnerstag</th><td>7.30–15.30 Uhr</td><td>7.30–14 Uhr</td></tr>
<tr><th scope="row">Freitag</th><td>7.30–15.30 Uhr</td><td>7.30–12 Uhr</td></tr>
</tbody>
</table>
<h2>Wann die Gemeindeverwaltung geschlossen ist</h2>
<ul><li>samstags, sonntags und an Feiertagen</li><li>an Heiligabend, dem 24. Dezember</li><li>am Freitag nach Fronleichnam</li></ul>
<p>Wie Sie zu uns finden, steht unter <a href="/kontakt">Kontakt</a>.</p>`,
      `<p>Найменше черги у вівторок і четвер зранку. Документи також можна надіслати через інтернет у будь-який час.</p>
<h2>Відділ обслуговування мешканців</h2>
<table>
<thead><tr><th scope="col">День</th><th scope="col">Управління</th><th scope="col">Каса</th></tr></thead>
<tbody>
<tr><th scope="row">Понеділок</th><td>9.00–17.00</td><td>9.00–14.00</td></tr>
<tr><th scope="row">З вівторка до четверга</th><td>7.30–15.30</td><td>7.30–14.00</td></tr>
<tr><th scope="row">П’ятниця</th><td>7.30–15.30</td><td>7.30–12.00</td></tr>
</tbody>
</table>
<h2>Коли управління зачинене</h2>
<ul><li>у суботу, неділю та святкові дні</li><li>на Святвечір, 24 грудня</li><li>у п’ятницю після свята Божого Тіла</li></ul>
<p>Як нас знайти, показано на сторінці <a href="/kontakt">Контакти</a>.</p>`,
    ),
  },
  {
    fileName: 'rachunki-bankowe.html',
    title: local(
      'Rachunki bankowe urzędu',
      'Bank accounts of the office',
      'Bankkonten der Gemeindeverwaltung',
      'Банківські рахунки управління',
    ),
    html: local(
      `<p>Właściciele nieruchomości mają własne numery rachunków. Znajdziesz je w decyzji albo w piśmie z urzędu.</p>
<table>
<caption>Rachunki dla pozostałych wpłat</caption>
<thead><tr><th scope="col">Wpłata</th><th scope="col">Numer rachunku</th></tr></thead>
<tbody>
<tr><th scope="row">Opłata skarbowa</th><td>00 0000 0000 0000 0000 0000 0001</td></tr>
<tr><th scope="row">Wadium i zabezpieczenia</th><td>00 0000 0000 0000 0000 0000 0002</td></tr>
<tr><th scope="row">Opłata za zezwolenie na alkohol</th><td>00 0000 0000 0000 0000 0000 0003</td></tr>
</tbody>
</table>
<p><strong>W tytule przelewu wpisz</strong> imię i nazwisko albo nazwę firmy oraz to, za co płacisz.</p>
<blockquote><p>To są numery przykładowe. Nie wysyłaj na nie pieniędzy.</p></blockquote>`,
    ),
  },
  {
    fileName: 'ochrona-danych.html',
    title: local('Ochrona danych osobowych', 'Protection of personal data', 'Schutz personenbezogener Daten', 'Захист персональних даних'),
    html: local(
      `<p>Administratorem Twoich danych jest Urząd Gminy Brzezie Leśne.</p>
<h2>Po co zbieramy dane</h2>
<p>Dane są nam potrzebne, żeby załatwić Twoją sprawę. Podstawą są przepisy, które nakładają na gminę obowiązki.</p>
<h2>Jakie masz prawa</h2>
<ol><li>Możesz zobaczyć swoje dane i dostać ich kopię.</li><li>Możesz je poprawić.</li><li>Możesz żądać usunięcia danych, których nie musimy przechowywać.</li><li>Możesz złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.</li></ol>
<h2>Do kogo napisać</h2>
<p>Pytania przyjmuje inspektor ochrony danych: <a href="mailto:iod@brzezie-lesne.example">iod@brzezie-lesne.example</a>.</p>
<h2>Jak długo przechowujemy dane</h2>
<dl><dt>Sprawy meldunkowe</dt><dd>bezterminowo</dd><dt>Podatki</dt><dd>przez 10 lat od zakończenia sprawy</dd><dt>Korespondencja ogólna</dt><dd>przez 5 lat</dd></dl>`,
    ),
  },
  {
    fileName: 'o-gminie.html',
    title: local('O gminie Brzezie Leśne', 'About Brzezie Leśne', 'Über Brzezie Leśne', 'Про громаду Бжезє-Лесьне'),
    html: local(
      `<p>Brzezie Leśne leży nad rzeką Brzezianką, na skraju dużego lasu. Gminę tworzy dwanaście sołectw.</p>
<h2>Gmina w liczbach</h2>
<ul><li>powierzchnia: 118 km²</li><li>lasy: 46% powierzchni</li><li>szkoły podstawowe: 3</li><li>przedszkola: 4</li></ul>
<p>Aktualne liczby mieszkańców zobaczysz w usłudze <a href="/uslugi/statusy-mieszkancow">Statusy meldunkowe mieszkańców</a>.</p>
<h2>Władze</h2>
<p>Gminą kieruje <em>wójt</em>. Rada Gminy liczy 15 osób, a jej sesje są otwarte dla mieszkańców.</p>
<h3>Jednostki gminy</h3>
<ul><li>Gminny Ośrodek Pomocy Społecznej, ul. Rynkowa 3</li><li>Gminna Biblioteka Publiczna, ul. Szkolna 2<ul><li>filia w Zalesiu</li><li>filia w Dębinie</li></ul></li><li>Zakład Wodociągów i Kanalizacji, ul. Leśna 40</li></ul>`,
    ),
  },
];
