import { wordsOf } from '../../language/say';

/** Words of the properties of a part and of their fields. */
export const fieldWords = wordsOf({
  pl: {
    changed: 'Zmienione w tym szkicu',
    restore: 'Przywróć',
    less: 'Pokaż tylko użyte ustawienia',
    others: (count: number) => `Pozostałe ustawienia (${count})`,
    byFormula: (name: string) => `Wzór: ${name}`,
    byCondition: (name: string) => `Warunek: ${name}`,
    missing: 'Brakuje tłumaczenia.',
    fromField: 'Dodaj z pola, które wysyła urząd',
    fieldHelp: 'Pola z odpowiedzi urzędu, których jeszcze tu nie ma. Nazwę, format i sumę ustawisz potem.',
    noFields: 'Wszystkie pola, które wysyła urząd, już tu są.',
    loading: 'Wczytywanie…',
    noChoices: 'Nie ma nic do wyboru.',
    json: 'Zapis JSON',
    jsonHelp: 'To samo, co w formularzu. Zmiana jednego działa od razu w drugim.',
  },
  en: {
    changed: 'Changed in this draft',
    restore: 'Restore',
    less: 'Show only the settings in use',
    others: (count: number) => `Other settings (${count})`,
    byFormula: (name: string) => `Formula: ${name}`,
    byCondition: (name: string) => `Condition: ${name}`,
    missing: 'The translation is missing.',
    fromField: 'Add from a field that the office sends',
    fieldHelp: 'Fields of the office’s answer that are not here yet. Name, format and total come next.',
    noFields: 'Every field that the office sends is already here.',
    loading: 'Loading…',
    noChoices: 'There is nothing to choose from.',
    json: 'JSON',
    jsonHelp: 'The same as in the form. A change of one is at once in the other.',
  },
});
