import { wordsOf } from '../language/say';

/** Words of rates and other values that hold for a time. */
export const rateWords = wordsOf({
  pl: {
    title: 'Stawki',
    about:
      'Stawki, limity i\u00a0nazwy, które ustala uchwała na pewien czas. Usługi biorą tę, która obowiązuje danego dnia. Zmiany trafiają do szkicu, jak każde inne.',
    panes: { label: 'Co pokazać', rates: 'Stawki' },
    loading: 'Wczytywanie stawek',
    none: 'Ten portal nie ma jeszcze stawek. Plik w\u00a0folderze „values” dodaje autor definicji.',
    noRight: 'Stawki dotyczą całego portalu, a\u00a0Ty zmieniasz tylko usługi swoich grup. Prawo do całego portalu nadaje administrator.',
    file: 'Plik',
    period: (from: string) => `Od ${from}`,
    value: 'Wartość',
    from: 'Od dnia',
    to: 'Do dnia',
    toHelp: 'Puste: do odwołania.',
    act: 'Uchwała albo inna podstawa prawna',
    link: 'Adres uchwały',
    next: 'Następny okres',
    begin: 'Dodaj okres',
    begun: 'Dodano okres. Poprzedni kończy się dzień wcześniej.',
    cannot: 'Podaj wartość, dzień późniejszy niż początek ostatniego okresu i\u00a0podstawę prawną.',
    noNumber: 'Wpisz liczbę, na przykład 31,50.',
  },
  en: {
    title: 'Rates',
    about:
      'Rates, limits and names that an act sets for a time. Services take the one that holds on a day. Changes go into the draft as any other.',
    panes: { label: 'What to show', rates: 'Rates' },
    loading: 'Loading the rates',
    none: 'This portal has no rates yet. An author adds a file to the folder values.',
    noRight:
      'Rates belong to the whole portal, and you change the services of your groups only. An administrator gives the right to the whole portal.',
    file: 'File',
    period: (from: string) => `From ${from}`,
    value: 'Value',
    from: 'From',
    to: 'To',
    toHelp: 'Empty: until further notice.',
    act: 'Resolution or other legal basis',
    link: 'Address of the resolution',
    next: 'Next period',
    begin: 'Add the period',
    begun: 'The period was added. The one before ends on the day before.',
    cannot: 'Give a value, a day after the first of the last period, and the legal basis.',
    noNumber: 'Type a number, for example 31.50.',
  },
});
