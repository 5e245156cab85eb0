/** A row of any list of the office. */
export type Row = Readonly<Record<string, unknown>>;

/** A column of a list. */
export interface ListColumn {
  readonly id: string;
  readonly header: string;
  readonly format?: 'money' | 'date' | 'date-time';
}

/** A list of the start page: what it is called, where it is asked for and where its rows stand in the answer. */
export interface List {
  readonly title: string;
  readonly address: string;
  readonly rows: string;
  readonly columns: readonly ListColumn[];
}

export const dues: List = {
  title: 'Twoje należności',
  address: '/api/oplaty/dajKartyNaleznosci',
  rows: 'karty',
  columns: [
    { id: 'aplikacjaNaleznosci', header: 'Rodzaj należności' },
    { id: 'suma', header: 'Do zapłaty', format: 'money' },
    { id: 'sumaPoTerminie', header: 'W tym po terminie', format: 'money' },
    { id: 'najblizszyTermin', header: 'Najbliższy termin', format: 'date' },
    { id: 'rok', header: 'Rok' },
  ],
};

export const otherLists: readonly List[] = [
  {
    title: 'Twoje wodomierze',
    address: '/api/woda/dajWodomierze',
    rows: 'wodomierze',
    columns: [
      { id: 'adres', header: 'Punkt odbioru' },
      { id: 'nrLicznika', header: 'Numer wodomierza' },
      { id: 'stanLicznika', header: 'Ostatni stan' },
      { id: 'dataOdczytu', header: 'Data odczytu', format: 'date' },
      { id: 'terminOdczytu', header: 'Następny odczyt do', format: 'date' },
    ],
  },
  {
    title: 'Twoje zgłoszenia',
    address: '/api/woda/dajZgloszenia',
    rows: 'zgloszenia',
    columns: [
      { id: 'tematZgloszenia', header: 'Temat' },
      { id: 'numerZgloszenia', header: 'Numer' },
      { id: 'kiedyUtworzono', header: 'Wysłano', format: 'date-time' },
      { id: 'kiedyObsluzono', header: 'Odpowiedź', format: 'date-time' },
      { id: 'odpowiedzDo', header: 'Odpowiedź do', format: 'date' },
      { id: 'uwagiDoZgloszenia', header: 'Co odpisał urząd' },
    ],
  },
  {
    title: 'Twoje szkice',
    address: '/api/szkice/dajSzkice',
    rows: 'szkice',
    columns: [
      { id: 'rodzaj', header: 'Formularz' },
      { id: 'kiedyZapisano', header: 'Zapisano', format: 'date-time' },
      { id: 'krok', header: 'Krok' },
      { id: 'doKiedy', header: 'Przechowujemy do', format: 'date' },
    ],
  },
  {
    title: 'Twoje wnioski',
    address: '/api/wnioski/dajWyslane',
    rows: 'wnioski',
    columns: [
      { id: 'rodzaj', header: 'Wniosek' },
      { id: 'numerSprawy', header: 'Numer sprawy' },
      { id: 'kiedyWyslano', header: 'Wysłano', format: 'date-time' },
      { id: 'stan', header: 'Stan' },
      { id: 'odpowiedzDo', header: 'Odpowiedź do', format: 'date' },
      { id: 'odpowiedz', header: 'Odpowiedź urzędu' },
    ],
  },
  {
    title: 'Twoje wysłane odczyty',
    address: '/api/woda/dajWyslaneOdczyty',
    rows: 'odczyty',
    columns: [
      { id: 'kiedyWyslano', header: 'Wysłano', format: 'date-time' },
      { id: 'stan', header: 'Stan' },
      { id: 'nrLicznika', header: 'Numer wodomierza' },
      { id: 'stanLicznika', header: 'Odczyt' },
      { id: 'odpowiedzDo', header: 'Odpowiedź do', format: 'date' },
      { id: 'uwagi', header: 'Odpowiedź urzędu' },
    ],
  },
  {
    title: 'Twoje ostatnie płatności',
    address: '/api/platnosci/historia',
    rows: 'platnosci',
    columns: [
      { id: 'tytul', header: 'Tytuł' },
      { id: 'kwota', header: 'Kwota', format: 'money' },
      { id: 'dataZlecenia', header: 'Data zlecenia', format: 'date-time' },
    ],
  },
];

const money = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: true });
const day = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short' });
const time = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** A value as text. */
export function textOf(value: unknown, { format }: ListColumn): string {
  if (value === null || value === undefined || value === '') return '–';
  if (format === 'money') return money.format(Number(value));
  if (format === undefined) return String(value);
  return (format === 'date' ? day : time).format(new Date(String(value)));
}

/** What is owed on all cards together, in grosze added. */
export function owed(rows: readonly Row[]): string {
  return money.format(rows.reduce((sum, { suma }) => sum + Math.round(Number(suma) * 100), 0) / 100);
}
