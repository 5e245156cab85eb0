// Czech as a language that only files of texts add. Its texts are the Ukrainian ones, which have the same plural forms, with a mark in
// front; only those that a test reads are Czech.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Texts = Record<string, string | Readonly<Record<string, string>>>;

/** The texts that are Czech, by file and key. */
export const czech = {
  portal: {
    'language.name': 'Čeština',
    'engine.currency': 'zlotých',
    'first.wait': 'Načítání…',
    'browser.items': { one: '{{count}} řádek', few: '{{count}} řádky', many: '{{count}} řádku', other: '{{count}} řádků' },
  },
  income: { title: 'Příjmy rozpočtu' },
  office: { 'errors.unknownAddress': 'Na této adrese není žádná služba úřadu.', 'letters.activation.subject': '{{portal}}: aktivace účtu' },
} as const;

/** Writes Czech texts beside all others of a definitions folder, and offers the language in its portal.json. */
export function addCzech(definitions: string): void {
  for (const file of ukrainianFiles(definitions)) {
    const name = file.replace(/uk\.json$/, 'cs.json');
    if (name === 'texts/cs.json') writeTexts(join(definitions, file), czech.portal);
    else writeTexts(join(definitions, file), name === 'services/budzet-dochody/cs.json' ? czech.income : {});
  }
  const portal = join(definitions, 'portal.json');
  const { languages, ...rest } = JSON.parse(readFileSync(portal, 'utf8'));
  writeFileSync(portal, JSON.stringify({ ...rest, languages: [...languages, 'cs'] }, null, 2));
}

/** Writes the texts of the office itself in Czech. */
export function addCzechOffice(catalogue: string): void {
  writeTexts(join(catalogue, 'uk.json'), czech.office);
}

function ukrainianFiles(folder: string): readonly string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return all.filter((file) => /(^|[/.])uk\.json$/.test(file) && !file.startsWith('municipalities/'));
}

function writeTexts(ukrainian: string, own: Texts): void {
  const texts: Texts = JSON.parse(readFileSync(ukrainian, 'utf8'));
  const marked = Object.entries(texts).map(([key, entry]) => [key, key === '$schema' ? entry : mark(entry)] as const);
  writeFileSync(ukrainian.replace(/uk\.json$/, 'cs.json'), JSON.stringify({ ...Object.fromEntries(marked), ...own }, null, 2));
}

function mark(entry: Texts[string]): Texts[string] {
  if (typeof entry === 'string') return `cs ${entry}`;
  return Object.fromEntries(Object.entries(entry).map(([form, text]) => [form, `cs ${text}`]));
}
