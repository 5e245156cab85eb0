import type { Translation } from '../../phrases/catalogue';
import type { texts as original } from '../en/texts';

/** About texts and translations. */
export const texts = {
  'missing-plural-forms': 'Brakuje form liczby mnogiej: {forms} (język: {language}).',
  'place-not-in-translation': 'W tym tłumaczeniu brakuje {place}.',
  'place-not-in-original': 'W polskim tekście nie ma {place}.',
  'text-without-places': 'tekst bez {{ }}',
  'plain-translation-of-plural': 'Polski tekst ma formy liczby mnogiej, a to tłumaczenie ma tylko jedną.',
  'plural-translation-of-plain':
    'To tłumaczenie ma formy liczby mnogiej, ale polski tekst nie ma liczby „count”, według której wybiera się formę.',
  'entry-in-values': 'wpis w „values”',
  'place-without-value': '{place} nie ma wartości.',
  'plural-without-count': 'Ten tekst ma formy liczby mnogiej, ale nie ma liczby „count”, według której wybiera się formę.',
  'text-or-plural-with-count': '„text” albo „plural” razem z „count”',
  'text-and-plural': 'Ten tekst ma jednocześnie „text” i „plural” albo nie ma żadnego z nich.',
  'key-in-catalogue': '„{key}” w pliku texts/{language}.json',
  'not-translated': 'Ten tekst nie jest przetłumaczony (język: {language}).',
  'no-text-in-catalogue': 'W polskim zbiorze tekstów nie ma tekstu „{key}”.',
  'catalogue-or-known-language': 'plik texts/{language}.json albo jeden z języków: {known}',
  'no-texts-in-language': 'Nie ma tekstów portalu w tym języku: {language}.',
  'key-in-file': '„{key}” w pliku {file}',
  'a-file': 'plik {file}',
  'language-in-portal': '„{language}” w „languages” w portal.json albo brak takiego pliku',
  'texts-never-shown': 'Portal nie oferuje tego języka, więc te teksty nigdy się nie pokażą: {language}.',
  'no-text': 'Nie ma tekstu o kluczu „{key}”.',
  'stale-translation': 'Nadpisanie zmienia ten tekst, a tłumaczenie pochodzi nadal z zestawu podstawowego (język: {language}).',
  'text-or-composed': 'tekst albo zapis z „text” i „values”: {example}',
  'text-as-formula': 'To jest tekst, więc wzór zostałby pokazany tak, jak jest napisany.',
  'not-translated-at-all': {
    by: 'count',
    one: 'Brakuje tłumaczenia (język: {language}): {count} tekst pokazuje się po polsku.',
    few: 'Brakuje tłumaczenia (język: {language}): {count} teksty pokazują się po polsku.',
    many: 'Brakuje tłumaczenia (język: {language}): {count} tekstów pokazuje się po polsku.',
    other: 'Brakuje tłumaczenia (język: {language}): {count} tekstu pokazuje się po polsku.',
  },
  'blank-text': 'W tym tekście są same odstępy.',
  'words-for-residents': 'słowa dla mieszkańców',
  'markup-in-text': 'Mieszkańcy zobaczą ten kod HTML jako zwykłe znaki.',
  'words-without-markup': 'tekst bez HTML, a twarda spacja lub inny znak wprost',
} as const satisfies Translation<typeof original>;
