import { local } from '../../../texts/local';
import { detour } from '../pictures/pictures';
import type { SamplePage } from './sample-content';

const detourAlt = 'Szkic: ulica Leśna jest zamknięta między Rynkiem a szkołą, objazd prowadzi ulicą Polną na północ od niej.';

/** News, and the page for people who have just moved in. */
export const newsPages = (): readonly SamplePage[] => [
  {
    fileName: 'dla-nowych-mieszkancow.html',
    title: local('Dla nowych mieszkańców', 'For new residents', 'Für neue Einwohner', 'Для нових мешканців'),
    html: local(
      `<p>Witamy w Brzeziu Leśnym. Te sprawy warto załatwić w pierwszym miesiącu.</p>
<ol><li><strong>Zamelduj się.</strong> Zrobisz to w urzędzie albo przez internet, w ciągu 30 dni od przeprowadzki.</li><li><strong>Zgłoś odpady.</strong> Deklarację DO-1 złóż w ciągu 14 dni.</li><li><strong>Podpisz umowę na wodę.</strong> Weź ze sobą numer i stan wodomierza.</li><li><strong>Sprawdź obwód głosowania.</strong> Pomoże Ci usługa <a href="/uslugi/listy-wyborcze">Sprawdź swój obwód wyborczy</a>.</li></ol>
<p>Masz pytania? Zajrzyj na stronę <a href="/kontakt">Kontakt</a>.</p>`,
      `<p>Welcome to Brzezie Leśne. These things are best done in your first month.</p>
<ol><li><strong>Register your residence.</strong> At the office or online, within 30 days of moving.</li><li><strong>Declare your waste.</strong> Hand in form DO-1 within 14 days.</li><li><strong>Sign a water contract.</strong> Bring the number and the reading of the meter.</li><li><strong>Find your polling station.</strong> The service <a href="/uslugi/listy-wyborcze">Check your voting district</a> helps.</li></ol>
<p>Questions? See <a href="/kontakt">Contact</a>.</p>`,
      `<p>Willkommen in Brzezie Leśne. Diese Dinge erledigen Sie am besten im ersten Monat.</p>
<ol><li><strong>Melden Sie sich an.</strong> Bei der Gemeindeverwaltung oder online, innerhalb von 30 Tagen nach dem Umzug.</li><li><strong>Melden Sie Ihren Abfall an.</strong> Geben Sie das Formular DO-1 innerhalb von 14 Tagen ab.</li><li><strong>Schließen Sie einen Wasservertrag.</strong> Bringen Sie Nummer und Stand des Zählers mit.</li><li><strong>Finden Sie Ihr Wahllokal.</strong> Dabei hilft <a href="/uslugi/listy-wyborcze">Prüfen Sie Ihren Wahlbezirk</a>.</li></ol>
<p>Fragen? Siehe <a href="/kontakt">Kontakt</a>.</p>`,
      `<p>Ласкаво просимо до Бжезє-Лесьне. Ці справи варто вирішити протягом першого місяця.</p>
<ol><li><strong>Зареєструйте місце проживання.</strong> В управлінні або через інтернет, протягом 30 днів після переїзду.</li><li><strong>Подайте декларацію про відходи.</strong> Бланк DO-1 подайте протягом 14 днів.</li><li><strong>Укладіть договір на воду.</strong> Візьміть із собою номер і показники лічильника.</li><li><strong>Знайдіть свою виборчу дільницю.</strong> Допоможе послуга <a href="/uslugi/listy-wyborcze">Перевірте свою виборчу дільницю</a>.</li></ol>
<p>Маєте запитання? Перегляньте <a href="/kontakt">Контакти</a>.</p>`,
    ),
  },
  {
    fileName: 'urzad-w-swieta.html',
    publishedOn: '2026-11-16',
    title: local(
      'Urząd w Wigilię jest zamknięty',
      'The office is closed on Christmas Eve',
      'An Heiligabend ist die Gemeindeverwaltung geschlossen',
      'На Святвечір управління зачинене',
    ),
    html: local(
      `<p>W czwartek 24 grudnia 2026 r. urząd i kasa są zamknięte. W pozostałe dni robocze pracujemy jak zwykle.</p>
<p>Awarie wodociągu zgłaszaj całą dobę: <a href="tel:+48225550199">+48 22 555 01 99</a>.</p>`,
      `<p>On Thursday, 24 December 2026, the office and the cash desk are closed. On all other working days we are open as usual.</p>
<p>Report faults of the water supply day and night: <a href="tel:+48225550199">+48 22 555 01 99</a>.</p>`,
      `<p>Am Donnerstag, dem 24. Dezember 2026, sind Gemeindeverwaltung und Kasse geschlossen. An allen anderen Werktagen arbeiten wir wie gewohnt.</p>
<p>Störungen der Wasserversorgung melden Sie rund um die Uhr: <a href="tel:+48225550199">+48 22 555 01 99</a>.</p>`,
      `<p>У четвер, 24 грудня 2026 р., управління й каса зачинені. В інші робочі дні працюємо як звичайно.</p>
<p>Про аварії водогону повідомляйте цілодобово: <a href="tel:+48225550199">+48 22 555 01 99</a>.</p>`,
    ),
  },
  {
    fileName: 'budzet-obywatelski.html',
    publishedOn: '2026-11-02',
    title: local('Budżet obywatelski 2027', 'Participatory budget 2027', 'Bürgerhaushalt 2027', 'Бюджет участі 2027'),
    html: local(
      `<p>Mieszkańcy zdecydują, na co gmina wyda 240 000 zł. Projekty przyjmujemy do 15 grudnia 2026 r.</p>
<h2>Kalendarz</h2>
<table>
<thead><tr><th scope="col">Etap</th><th scope="col">Kiedy</th></tr></thead>
<tbody>
<tr><th scope="row">Zgłaszanie projektów</th><td>od 2 listopada do 15 grudnia 2026 r.</td></tr>
<tr><th scope="row">Ocena projektów</th><td>do 31 stycznia 2027 r.</td></tr>
<tr><th scope="row">Głosowanie</th><td>od 15 do 28 lutego 2027 r.</td></tr>
</tbody>
</table>
<h2>Kto może zgłosić projekt</h2>
<p>Każdy mieszkaniec gminy. Projekt musi poprzeć 15 osób. <a href="/e-urzad/aktualnosci/regulamin-budzetu-obywatelskiego.pdf">Regulamin (PDF)</a>.</p>`,
    ),
  },
  {
    fileName: 'remont-ulicy-lesnej.html',
    publishedOn: '2026-10-01',
    title: local('Remont ulicy Leśnej', 'Roadworks in ul. Leśna', 'Bauarbeiten in der ul. Leśna', 'Ремонт вулиці Лесьної'),
    html: local(
      `<p>Od 5 października do 18 grudnia 2026 r. ulica Leśna jest zamknięta między Rynkiem a szkołą.</p>
<figure>${detour(detourAlt)}<figcaption>Czerwony: zamknięty odcinek. Zielony: objazd.</figcaption></figure>
<h2>Objazd</h2>
<p>Objazd prowadzi ulicą Polną. Autobus linii 2 zatrzymuje się przy Rynku.</p>
<h2>Dojazd do posesji</h2>
<p>Mieszkańcy dojadą do domów przez cały czas remontu. Odpady odbieramy bez zmian.</p>`,
    ),
  },
];
