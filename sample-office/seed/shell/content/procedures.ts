import { local } from '../../texts/local';
import { firmForm, notice, personForm, type SampleFolder } from './pages/sample-content';

const plot = 'Numer działki i obręb';
const reason = 'Uzasadnienie';

const propertyTax: SampleFolder = {
  name: local('Podatek od nieruchomości', 'Property tax', 'Grundsteuer', 'Податок на нерухомість'),
  folders: [
    {
      name: local('Osoby fizyczne', 'Private individuals', 'Privatpersonen', 'Фізичні особи'),
      files: [
        personForm(
          'Informacja o nieruchomościach IN-1',
          'podatki/in-1.pdf',
          'Adres nieruchomości',
          'Powierzchnia gruntów (m²)',
          'Powierzchnia budynków (m²)',
        ),
        personForm('Załącznik ZIN-1: przedmioty opodatkowania', 'podatki/zin-1.pdf', 'Rodzaj przedmiotu', 'Powierzchnia użytkowa (m²)'),
        personForm('Załącznik ZIN-2: zwolnienia', 'podatki/zin-2.pdf', 'Podstawa prawna zwolnienia', 'Powierzchnia zwolniona (m²)'),
      ],
    },
    {
      name: local('Osoby prawne', 'Institutions', 'Institutionen', 'Юридичні особи'),
      files: [
        firmForm(
          'Deklaracja na podatek od nieruchomości DN-1',
          'podatki/dn-1.pdf',
          'Rok podatkowy',
          'Powierzchnia gruntów (m²)',
          'Kwota podatku (zł)',
        ),
        firmForm('Załącznik ZDN-1: przedmioty opodatkowania', 'podatki/zdn-1.pdf', 'Rodzaj przedmiotu', 'Podstawa opodatkowania'),
        firmForm('Załącznik ZDN-2: zwolnienia', 'podatki/zdn-2.pdf', 'Podstawa prawna zwolnienia', 'Podstawa opodatkowania'),
      ],
    },
  ],
};

const taxes: SampleFolder = {
  name: local('Podatki i opłaty', 'Taxes and fees', 'Steuern und Gebühren', 'Податки та збори'),
  pages: ['terminy-podatkow.html'],
  folders: [
    propertyTax,
    {
      name: local(
        'Podatek rolny i leśny',
        'Agricultural and forest tax',
        'Landwirtschafts- und Forststeuer',
        'Сільськогосподарський та лісовий податок',
      ),
      files: [
        personForm('Informacja o gruntach IR-1', 'podatki/ir-1.pdf', plot, 'Powierzchnia gruntów (ha)'),
        personForm('Informacja o lasach IL-1', 'podatki/il-1.pdf', plot, 'Powierzchnia lasu (ha)'),
        personForm(
          'Wniosek o zwrot podatku akcyzowego od oleju napędowego',
          'podatki/zwrot-akcyzy.pdf',
          'Powierzchnia użytków rolnych (ha)',
          'Ilość oleju według faktur (l)',
          'Numer rachunku bankowego',
        ),
        personForm(
          'Wniosek o zwrot podatku akcyzowego od oleju napędowego',
          'podatki/zwrot-akcyzy.odt',
          'Powierzchnia użytków rolnych (ha)',
          'Ilość oleju według faktur (l)',
          'Numer rachunku bankowego',
        ),
      ],
    },
    {
      name: local('Podatek od środków transportu', 'Transport tax', 'Steuer auf Lkw und Busse', 'Транспортний податок'),
      files: [
        firmForm('Deklaracja DT-1', 'podatki/dt-1.pdf', 'Rok podatkowy', 'Liczba pojazdów', 'Kwota podatku (zł)'),
        firmForm('Załącznik DT-1/A: wykaz pojazdów', 'podatki/dt-1-a.pdf', 'Numer rejestracyjny', 'Dopuszczalna masa całkowita (t)'),
      ],
    },
    {
      name: local('Ulgi w spłacie', 'Payment relief', 'Zahlungserleichterungen', 'Пільги зі сплати'),
      files: [
        personForm('Wniosek o rozłożenie należności na raty', 'podatki/raty.odt', 'Należność i kwota (zł)', 'Liczba rat', reason),
        personForm(
          'Wniosek o odroczenie terminu płatności',
          'podatki/odroczenie.odt',
          'Należność i kwota (zł)',
          'Proponowany termin',
          reason,
        ),
        personForm(
          'Oświadczenie o sytuacji materialnej',
          'podatki/oswiadczenie-majatkowe.pdf',
          'Dochód miesięczny (zł)',
          'Stałe wydatki (zł)',
        ),
      ],
    },
  ],
};

const civil: SampleFolder = {
  name: local('Sprawy obywatelskie', 'Civil affairs', 'Bürgerangelegenheiten', 'Громадянські справи'),
  folders: [
    {
      name: local('Meldunki', 'Registration of residence', 'Anmeldung des Wohnsitzes', 'Реєстрація місця проживання'),
      files: [
        personForm('Zgłoszenie pobytu stałego', 'obywatele/pobyt-staly.pdf', 'Nowy adres', 'Właściciel lokalu'),
        personForm('Zgłoszenie pobytu czasowego', 'obywatele/pobyt-czasowy.pdf', 'Adres pobytu', 'Okres pobytu od dnia do dnia'),
        personForm('Zgłoszenie wymeldowania', 'obywatele/wymeldowanie.pdf', 'Dotychczasowy adres', 'Data wyprowadzenia'),
        personForm('Wniosek o zaświadczenie o zameldowaniu', 'obywatele/zaswiadczenie.odt', 'Cel zaświadczenia', 'Sposób odbioru'),
      ],
    },
    {
      name: local('Dowody osobiste', 'Identity cards', 'Personalausweise', 'Посвідчення особи'),
      pages: ['dowod-osobisty.html'],
      files: [
        personForm('Zgłoszenie utraty dowodu osobistego', 'obywatele/utrata-dowodu.pdf', 'Seria i numer dowodu', 'Data i miejsce utraty'),
        personForm('Pełnomocnictwo do odbioru dowodu', 'obywatele/pelnomocnictwo.odt', 'Pełnomocnik', 'Seria i numer dowodu pełnomocnika'),
      ],
    },
    {
      name: local('Wybory', 'Elections', 'Wahlen', 'Вибори'),
      files: [
        personForm('Wniosek o zmianę miejsca głosowania', 'obywatele/zmiana-miejsca.pdf', 'Data wyborów', 'Adres pobytu w dniu wyborów'),
        personForm('Wniosek o sporządzenie aktu pełnomocnictwa', 'obywatele/akt-pelnomocnictwa.pdf', 'Data wyborów', 'Pełnomocnik'),
      ],
    },
  ],
};

const utilities: SampleFolder = {
  name: local('Woda, ścieki i odpady', 'Water, sewage and waste', 'Wasser, Abwasser und Abfall', 'Вода, каналізація та відходи'),
  folders: [
    {
      name: local('Woda i ścieki', 'Water and sewage', 'Wasser und Abwasser', 'Вода та каналізація'),
      pages: ['przylacze-wodociagowe.html'],
      files: [
        personForm('Wniosek o warunki przyłączenia', 'woda/warunki-przylaczenia.pdf', plot, 'Przewidywane zużycie wody (m³ na dobę)'),
        personForm('Wniosek o zawarcie umowy', 'woda/umowa.odt', 'Adres punktu odbioru', 'Numer i stan wodomierza'),
        personForm('Zgłoszenie uszkodzenia wodomierza', 'woda/uszkodzenie.pdf', 'Numer wodomierza', 'Opis uszkodzenia'),
        notice(
          'Taryfa za wodę i ścieki',
          'woda/taryfa.pdf',
          'Cena wody dla gospodarstw domowych wynosi 5,42 zł za metr sześcienny.',
          'Cena odprowadzenia ścieków wynosi 8,96 zł za metr sześcienny.',
          'Opłata abonamentowa wynosi 6,20 zł za okres rozliczeniowy.',
        ),
      ],
    },
    {
      name: local('Odpady', 'Waste', 'Abfall', 'Відходи'),
      pages: ['segregacja-odpadow.html'],
      files: [
        personForm(
          'Deklaracja o opłacie za odpady DO-1',
          'odpady/do-1.pdf',
          'Adres nieruchomości',
          'Liczba mieszkańców',
          'Kompostownik (tak albo nie)',
          'Kwota opłaty (zł)',
        ),
        personForm(
          'Deklaracja o opłacie za odpady DO-1',
          'odpady/do-1.odt',
          'Adres nieruchomości',
          'Liczba mieszkańców',
          'Kompostownik (tak albo nie)',
          'Kwota opłaty (zł)',
        ),
        notice(
          'Harmonogram odbioru odpadów 2026',
          'odpady/harmonogram-2026.pdf',
          'Odpady zmieszane odbieramy w pierwszy i trzeci wtorek miesiąca.',
          'Papier, szkło oraz metale i tworzywa odbieramy w drugą środę miesiąca.',
          'Bioodpady odbieramy co tydzień w piątek, od kwietnia do października.',
        ),
        notice(
          'Regulamin punktu zbiórki odpadów',
          'odpady/regulamin-pszok.pdf',
          'Punkt przy ul. Leśnej 40 jest czynny od wtorku do soboty, od 9.00 do 17.00.',
          'Odpady oddasz bezpłatnie, gdy pokażesz potwierdzenie opłaty.',
          'Gruzu możesz oddać 500 kg w roku z jednej nieruchomości.',
        ),
      ],
    },
  ],
};

const land: SampleFolder = {
  name: local('Budownictwo i środowisko', 'Building and environment', 'Bauen und Umwelt', 'Будівництво та довкілля'),
  files: [
    personForm('Wniosek o warunki zabudowy', 'budownictwo/warunki-zabudowy.pdf', plot, 'Opis zamierzenia', 'Dostęp do drogi'),
    personForm('Wniosek o wypis i wyrys z planu miejscowego', 'budownictwo/wypis-wyrys.odt', plot, 'Cel wniosku'),
    personForm('Wniosek o zezwolenie na zjazd z drogi gminnej', 'budownictwo/zjazd.pdf', plot, 'Rodzaj zjazdu'),
    personForm('Zgłoszenie zamiaru usunięcia drzewa', 'srodowisko/usuniecie-drzewa.pdf', plot, 'Gatunek i obwód pnia (cm)'),
  ],
};

const business: SampleFolder = {
  name: local('Działalność gospodarcza', 'Business', 'Gewerbe', 'Підприємництво'),
  files: [
    firmForm(
      'Wniosek o zezwolenie na sprzedaż alkoholu',
      'firmy/zezwolenie-alkohol.pdf',
      'Adres punktu sprzedaży',
      'Rodzaj napojów (A, B albo C)',
    ),
    firmForm('Oświadczenie o wartości sprzedaży alkoholu', 'firmy/wartosc-sprzedazy.odt', 'Rok', 'Wartość sprzedaży według rodzaju (zł)'),
  ],
};

/** Tree of procedures of the sample office, three folders deep. */
export const procedures: SampleFolder = {
  name: local('Formularze i procedury', 'Forms and procedures', 'Formulare und Anleitungen', 'Бланки та процедури'),
  pages: ['jak-zalatwic-sprawe.html'],
  files: [
    personForm('Pismo ogólne do urzędu', 'ogolne/pismo-ogolne.odt', 'Czego dotyczy sprawa', 'Treść'),
    notice(
      'Wykaz opłat skarbowych',
      'ogolne/oplaty-skarbowe.pdf',
      'Pełnomocnictwo: 17 zł za każdego pełnomocnika.',
      'Zaświadczenie: 17 zł.',
      'Opłatę wpłać na rachunek urzędu albo w kasie, przed złożeniem wniosku.',
    ),
  ],
  folders: [taxes, civil, utilities, land, business],
};
