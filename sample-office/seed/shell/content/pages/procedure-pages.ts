import { local } from '../../../texts/local';
import { wasteContainers } from '../pictures/pictures';
import type { SamplePage } from './sample-content';

const containersAlt =
  'Pięć pojemników: niebieski na papier, zielony na szkło, żółty na metale i tworzywa, brązowy na bioodpady, czarny na odpady zmieszane.';

/** Pages that explain procedures. */
export const procedurePages = (): readonly SamplePage[] => [
  {
    fileName: 'jak-zalatwic-sprawe.html',
    title: local(
      'Jak załatwić sprawę w urzędzie',
      'How to get things done at the office',
      'Wie Sie etwas bei der Gemeindeverwaltung erledigen',
      'Як вирішити справу в управлінні',
    ),
    html: local(
      `<p>Większość spraw załatwisz bez wizyty w urzędzie. Zacznij od wyboru formularza.</p>
<h2>Krok po kroku</h2>
<ol><li>Znajdź formularz na stronie <a href="/procedury">Formularze i procedury</a>.</li><li>Wypełnij go i podpisz.</li><li>Dołącz załączniki, które są wymienione na formularzu.</li><li>Wyślij albo przynieś dokumenty do urzędu.</li></ol>
<h2>Jak możesz złożyć dokumenty</h2>
<ul><li><strong>Przez internet</strong>: na skrytkę ePUAP albo przez e-Doręczenia.</li><li><strong>Pocztą</strong>: na adres ul. Rynkowa 1, 00-001 Brzezie Leśne.</li><li><strong>Osobiście</strong>: w biurze obsługi mieszkańców, na parterze.</li></ul>
<h2>Ile to trwa</h2>
<p>Zaświadczenie wydajemy w ciągu 7 dni. Na decyzję czeka się do miesiąca, a w trudniejszych sprawach do dwóch miesięcy.</p>
<h2>Kto może Ci pomóc</h2>
<p>Zadzwoń pod numer <a href="tel:+48225550100">+48 22 555 01 00</a>. W urzędzie pomożemy też wypełnić formularz.</p>`,
    ),
  },
  {
    fileName: 'terminy-podatkow.html',
    title: local('Terminy płatności podatków', 'Payment dates of taxes', 'Zahlungstermine der Steuern', 'Терміни сплати податків'),
    html: local(
      `<p>Gdy termin wypada w sobotę, niedzielę albo święto, możesz zapłacić w następny dzień roboczy.</p>
<table>
<caption>Terminy w 2026 roku</caption>
<thead><tr><th scope="col">Podatek</th><th scope="col">Osoby fizyczne</th><th scope="col">Osoby prawne</th></tr></thead>
<tbody>
<tr><th scope="row">Od nieruchomości</th><td>15 marca, 15 maja, 15 września, 15 listopada</td><td>do 15. dnia każdego miesiąca, za styczeń do 31 stycznia</td></tr>
<tr><th scope="row">Rolny</th><td>15 marca, 15 maja, 15 września, 15 listopada</td><td>15 marca, 15 maja, 15 września, 15 listopada</td></tr>
<tr><th scope="row">Leśny</th><td>15 marca, 15 maja, 15 września, 15 listopada</td><td>do 15. dnia każdego miesiąca</td></tr>
<tr><th scope="row">Od środków transportu</th><td colspan="2">15 lutego i 15 września</td></tr>
</tbody>
</table>
<h2>Gdy nie możesz zapłacić w terminie</h2>
<p>Złóż wniosek o raty albo o odroczenie <strong>przed upływem terminu</strong>. Formularze są w folderze „Ulgi w spłacie”.</p>
<p>Stawki zobaczysz w usłudze <a href="/uslugi/stawki-pojazdow">Stawki podatku od środków transportu</a>.</p>`,
    ),
  },
  {
    fileName: 'dowod-osobisty.html',
    title: local('Dowód osobisty', 'Identity card', 'Personalausweis', 'Посвідчення особи'),
    html: local(
      `<p>Wniosek złożysz w każdym urzędzie gminy w Polsce. Dowód jest bezpłatny.</p>
<h2>Co przygotować</h2>
<ul><li>aktualne zdjęcie z ostatnich 6 miesięcy</li><li>dotychczasowy dowód albo paszport</li></ul>
<h2>Kiedy odebrać</h2>
<p>Dowód czeka najpóźniej po 30 dniach. Stan sprawy sprawdzisz na stronie <a href="https://www.gov.pl/web/gov/sprawdz-czy-twoj-dowod-jest-gotowy">gov.pl</a>.</p>
<h2>Gdy zgubisz dowód</h2>
<p>Zgłoś to od razu. Po zgłoszeniu dowód jest nieważny, nawet jeśli się znajdzie.</p>`,
    ),
  },
  {
    fileName: 'segregacja-odpadow.html',
    title: local(
      'Segregacja i odbiór odpadów',
      'Sorting and collection of waste',
      'Mülltrennung und Abholung',
      'Сортування та вивезення відходів',
    ),
    html: local(
      `<p>Odpady segregujemy na pięć części. Worki dostaniesz od odbiorcy odpadów bezpłatnie.</p>
<figure>${wasteContainers(containersAlt)}<figcaption>Od lewej: papier, szkło, metale i tworzywa, bioodpady, odpady zmieszane.</figcaption></figure>
<table>
<caption>Kiedy odbieramy odpady</caption>
<thead><tr><th scope="col">Odpady</th><th scope="col">Pojemnik</th><th scope="col">Odbiór</th></tr></thead>
<tbody>
<tr><th scope="row">Papier</th><td>niebieski</td><td>druga środa miesiąca</td></tr>
<tr><th scope="row">Szkło</th><td>zielony</td><td>druga środa miesiąca</td></tr>
<tr><th scope="row">Metale i tworzywa</th><td>żółty</td><td>druga środa miesiąca</td></tr>
<tr><th scope="row">Bioodpady</th><td>brązowy</td><td>każdy piątek od kwietnia do października</td></tr>
<tr><th scope="row">Zmieszane</th><td>czarny</td><td>pierwszy i trzeci wtorek miesiąca</td></tr>
</tbody>
</table>
<h2>Częste pytania</h2>
<h3>Gdzie wyrzucić karton po mleku?</h3>
<p>Do żółtego pojemnika, razem z metalami i tworzywami.</p>
<h3>Co z gruzem i meblami?</h3>
<p>Zawieź je do punktu zbiórki przy ul. Leśnej 40. <a href="/e-urzad/odpady/regulamin-pszok.pdf">Regulamin punktu zbiórki (PDF)</a>.</p>`,
    ),
  },
  {
    fileName: 'przylacze-wodociagowe.html',
    title: local(
      'Przyłącze wodociągowe i umowa',
      'Water connection and contract',
      'Wasseranschluss und Vertrag',
      'Підключення до водогону та договір',
    ),
    html: local(
      `<p>Przyłącze buduje właściciel nieruchomości. Zakład wodociągów wydaje warunki i odbiera prace.</p>
<h2>Jak to zrobić</h2>
<ol><li>Złóż wniosek o warunki przyłączenia. Warunki wydajemy w ciągu 21 dni.</li><li>Zleć projekt i budowę.</li><li>Zgłoś przyłącze do odbioru.</li><li>Podpisz umowę na dostawę wody i odbiór ścieków.</li></ol>
<h2>Awaria</h2>
<p>Zgłoś ją o każdej porze pod numerem <a href="tel:+48225550199">+48 22 555 01 99</a>.</p>
<hr>
<p><small>Podstawa: ustawa o zbiorowym zaopatrzeniu w wodę i zbiorowym odprowadzaniu ścieków.</small></p>`,
    ),
  },
];
