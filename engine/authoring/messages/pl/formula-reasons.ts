// The reader of formulas and their evaluation say in English why something failed, in words of their own: here they are in Polish.

type Pattern = readonly [english: RegExp, polish: string];

const reasonsOfCel: readonly Pattern[] = [
  [/^Unexpected character: (.*)$/s, 'nieoczekiwany znak: $1'],
  [/^Unexpected token: EOF$/, 'wzór urywa się za wcześnie'],
  [/^Unexpected token: (.*)$/s, 'nieoczekiwany element: $1'],
  [/^Expected (.*), got EOF$/s, 'brakuje: $1, a wzór już się kończy'],
  [/^Expected (.*), got (.*)$/s, 'powinno być: $1, a jest: $2'],
  [/^Invalid (?:hex )?(?:number|integer): (.*)$/s, 'nieprawidłowa liczba: $1'],
  [/^Invalid exponent$/, 'nieprawidłowy wykładnik liczby'],
  [/^(?:Invalid [a-z A-Z]*escape[^:]*|Octal escape[^:]*): (.*)$/s, 'nieprawidłowy zapis znaku: $1'],
  [/^Newlines not allowed in single-quoted strings$/, 'tekst w apostrofach nie może zawierać końca wiersza'],
  [/^Unterminated string$/, 'tekst nie ma zamykającego apostrofu lub cudzysłowu'],
  [/^Unterminated triple-quoted string$/, 'tekst nie ma trzech zamykających apostrofów lub cudzysłowów'],
  [/^Exceeded (\w+) \((\d+)\)$/, 'wzór jest zbyt rozbudowany (ograniczenie $1: $2)'],
  [/^Reserved identifier: (.*)$/s, 'ta nazwa jest zastrzeżona: $1'],
];

/** Why a formula cannot be read; what the reader says in words that are not known here stays as it says it. */
export function celInPolish(summary: string): string {
  const found = reasonsOfCel.find(([english]) => english.test(summary));
  return found ? summary.replace(found[0], found[1]) : summary;
}

const kinds: Readonly<Record<string, string>> = {
  'a list': 'lista',
  'a list, an object or a text': 'lista, zbiór pól albo tekst',
  'a name': 'nazwa pola',
  'a number': 'liczba',
  'a shorter text': 'krótszy tekst',
  'a whole number': 'liczba całkowita',
  'a whole number of decimal places, at most 9': 'całkowita liczba miejsc po przecinku, najwyżej 9',
  'at most 10 000 numbers': 'najwyżej 10 000 liczb',
  'a text': 'tekst',
  'a text, a number, true or false': 'tekst, liczba, tak lub nie',
  'an object': 'zbiór pól',
  'texts or numbers': 'teksty lub liczby',
  'true or false': 'tak lub nie',
  'two numbers': 'dwie liczby',
  'two numbers or two texts': 'dwie liczby albo dwa teksty',
};

/** Why a formula gave no value. */
export function misfitInPolish(reason: string): string {
  const [, needed = '', met = ''] = /^it needs (.+) and meets (.+)$/s.exec(reason) ?? [];
  return needed === '' ? reason : `potrzebna wartość: ${kinds[needed] ?? needed}, a jest: ${kinds[met] ?? met}`;
}
