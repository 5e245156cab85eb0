import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translator } from '../engine';
import { openPack } from '../server/publishing/published-pack';
import { officeText } from '../server/texts/office-texts';
import { languages } from './languages';
import { residentTexts } from './resident-texts';

type Entry = string | Readonly<Record<string, string>>;
type Catalogue = Readonly<Record<string, Entry>>;

const catalogues = languages.map((language) => ({ language, texts: readCatalogue(join('definitions', 'texts', `${language}.json`)) }));
const polish: Catalogue = catalogues[0]?.texts ?? {};
const code = ['engine', 'portal', 'renderer', 'custom-widgets', 'server', 'sample-office']
  .flatMap(sourceFiles)
  .map((file) => readFileSync(file, 'utf8'));
const asked = new Set(code.flatMap((text) => matches(text, /\b(?:t|translate)\(\s*['"]([\w-]+\.[\w.-]+)['"]/g)));
const prefixes = new Set(code.flatMap((text) => matches(text, /\b(?:t|translate)\(\s*`([\w-]+\.[\w.-]*)\$\{/g)));
const literals = new Set(code.flatMap((text) => matches(text, /['"]([a-z][\w-]*\.[\w.-]+)['"]/gi)));

const said = new Map(residentTexts().map(({ place, text }) => [place, text]));

// Texts that the specification quotes in full, and where they are used. Those that it gives as notes begin with a capital letter here if
// they stand alone.
const quotedTexts = [
  { place: 'texts/pl.json', key: 'rules.required', said: 'Puste pole' },
  { place: 'texts/pl.json', key: 'rules.email', said: 'Niepoprawny format' },
  { place: 'texts/pl.json', key: 'rules.pesel', said: 'błędny numer PESEL' },
  {
    place: 'texts/pl.json',
    key: 'rules.password',
    said: 'Hasło powinno mieć co najmniej 8 znaków, cyfry, duże i małe litery oraz znak specjalny',
  },
  { place: 'texts/pl.json', key: 'login.wrongCode', said: 'Błędny kod TOTP' },
  { place: 'texts/pl.json', key: 'session.ended', said: 'Sesja została zakończona' },
  { place: 'texts/pl.json', key: 'subject.confirm', said: 'Zatwierdź' },
  { place: 'texts/pl.json', key: 'shell.close', said: 'Zamknij' },
  { place: 'texts/pl.json', key: 'payments.noProvider', said: 'Brak dostępnych opcji płatności' },
  { place: 'texts/pl.json', key: 'fields.datePlaceholder', said: 'dd.mm.yyyy' },
  { place: 'texts/pl.json', key: 'errors.noAccess', said: 'Podmiot nie ma dostępu do tej usługi' },
  { place: 'texts/pl.json', key: 'services.wrongSubject', said: '(usługa niedostępna w wybranym kontekście)' },
  { place: 'texts/en.json', key: 'rules.email', said: 'invalid format' },
  { place: 'texts/en.json', key: 'login.wrongCode', said: 'Incorrect TOTP code' },
  {
    place: 'texts/en.json',
    key: 'login.notActivated',
    said: 'You cannot log in due to the lack of activation of the account via the activation link',
  },
  { place: 'texts/en.json', key: 'twoFactor.notSaved', said: 'An error occurred while saving' },
  { place: 'texts/en.json', key: 'browser.fileFailed', said: 'Internal file server error. Please try again later.' },
  { place: 'texts/en.json', key: 'errors.noAccess', said: 'The selected entity does not have access to this service' },
  { place: 'texts/en.json', key: 'payments.noProvider', said: 'No payment options' },
  {
    place: 'texts/en.json',
    key: 'readings.notSaved',
    said: 'No application has been sent. Check the correctness of the number of integer and decimal places of the entered state.',
  },
  { place: 'screens/rejestracja/screen.json', key: 'blocks.rejestracja.checks.regulamin.message', said: 'Wymagana zgoda' },
  { place: 'screens/rejestracja/screen.json', key: 'blocks.rejestracja.checks.dane.message', said: 'Wymagana zgoda' },
  { place: 'screens/potwierdzenie-rejestracji/screen.json', key: 'blocks.potwierdzenie.checks.dane.message', said: 'Wymagana zgoda' },
  { place: 'screens/potwierdzenie-rejestracji/screen.json', key: 'blocks.potwierdzenie.checks.regulamin.message', said: 'Wymagana zgoda' },
  { place: 'screens/rejestracja/en.json', key: 'blocks.rejestracja.checks.emaile.message', said: "The emails don't match" },
  { place: 'screens/potwierdzenie-rejestracji/en.json', key: 'blocks.potwierdzenie.checks.emaile.message', said: "The emails don't match" },
  { place: 'screens/zmiana-email/en.json', key: 'blocks.email.checks.rowne.message', said: "The emails don't match" },
  { place: 'screens/aktywacja-konta-urzedowego/en.json', key: 'blocks.haslo.submit.label', said: 'Change password and activate' },
  { place: 'screens/panel-uzytkownika/en.json', key: 'blocks.usuniecie.submit.success.message', said: 'Account deleted' },
  { place: 'screens/panel-uzytkownika/en.json', key: 'blocks.listy.blocks.zgody.checks.telefon.message', said: 'invalid format' },
  { place: 'screens/panel-uzytkownika/en.json', key: 'blocks.listy.blocks.zgody.checks.email.message', said: 'invalid format' },
  { place: 'screens/platnosc-wynik/en.json', key: 'blocks.nieudana.text', said: 'Payment failed.' },
  {
    place: 'services/budzet-dochody/service.json',
    key: 'sources.dochody.onError.message',
    said: 'Usługa chwilowo niedostępna. Spróbuj ponownie później',
  },
  {
    place: 'services/budzet-wydatki/service.json',
    key: 'sources.wydatki.onError.message',
    said: 'Usługa chwilowo niedostępna. Spróbuj ponownie później',
  },
  { place: 'services/wyslij-zgloszenie/en.json', key: 'blocks.zgloszenie.checks.tresc.message', said: 'Enter request content' },
  { place: 'services/wyslij-zgloszenie/en.json', key: 'blocks.zgloszenie.checks.telefonFormat.message', said: 'invalid format' },
  { place: 'services/parametry-oplat-za-odpady-osoby/en.json', key: 'blocks.parametry.columns.doDnia.whenNull', said: 'still running' },
  { place: 'services/oplaty-za-zezwolenia/en.json', key: 'blocks.wplaty.columns.rata.cases.poTerminie.text', said: 'after deadline' },
  {
    place: 'services/protokol-wymiany-wodomierza/en.json',
    key: 'blocks.protokol.onError.kod.1901.message',
    said: 'There is no file for the selected water meter.',
  },
  {
    place: 'services/protokol-wymiany-wodomierza/en.json',
    key: 'blocks.protokol.onError.kod.1902.message',
    said: 'Internal file server error. Please try again later.',
  },
  {
    place: 'services/zwroty-akcyzy-za-olej/en.json',
    key: 'blocks.zwroty.columns.numerDecyzji.cases.niewydana.text',
    said: 'The decision has not yet been issued',
  },
  {
    place: 'services/historia-platnosci-internetowych/service.json',
    key: 'blocks.platnosci.details.blocks.p24.title',
    said: 'Przelewy 24',
  },
] as const;

describe('the text catalogue', () => {
  it('has every text that the code asks for', () => {
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((key) => !Object.hasOwn(polish, key))).toEqual([]);
    expect([...prefixes].filter((prefix) => !Object.keys(polish).some((key) => key.startsWith(prefix)))).toEqual([]);
  });

  it('has no text that the code never asks for', () => {
    const isUsed = (key: string) => literals.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix));
    expect(Object.keys(polish).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('finds a text that is asked for and one that is dead when there are such', () => {
    expect(matches("t('a.missing', { n })", /\b(?:t|translate)\(\s*['"]([\w-]+\.[\w.-]+)['"]/g)).toEqual(['a.missing']);
    expect(literals.has('no.such.text')).toBe(false);
  });

  it.each(catalogues)('has the same keys in $language as in Polish', ({ texts }) => {
    expect(Object.keys(texts)).toEqual(Object.keys(polish));
  });

  it.each(catalogues)('has the same {{places}} in $language as in Polish', ({ texts }) => {
    for (const [key, entry] of Object.entries(texts)) {
      for (const sentence of sentences(entry))
        expect({ key, places: places(sentence) }).toEqual({ key, places: placesOfEntry(polish[key] ?? '') });
    }
  });

  it.each(catalogues)('has every plural form that $language needs', ({ language, texts }) => {
    const needed = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const [key, entry] of Object.entries(texts)) {
      if (typeof entry !== 'string') expect({ key, forms: Object.keys(entry).sort() }).toEqual({ key, forms: needed });
    }
  });

  it.each(catalogues)('speaks calmly in $language: no exclamation marks, no empty texts', ({ texts }) => {
    const spoken = Object.entries(texts).flatMap(([key, entry]) => sentences(entry).map((sentence) => ({ key, sentence })));
    expect(spoken.filter(({ sentence }) => sentence.trim() === '' || sentence.includes('!') || sentence.includes('Proszę'))).toEqual([]);
  });

  it('ties one-letter Polish words to the next word with a hard space', () => {
    const loose = Object.entries(polish).filter(([, entry]) =>
      sentences(entry).some((sentence) => /(^|[\s(„\u00a0])[aiouwz] /i.test(sentence)),
    );
    expect(loose).toEqual([]);
  });

  it.each(quotedTexts)('$place says word for word „$said” [FORMAT-12, ERR-21, LANG-10]', ({ place, key, said }) => {
    expect(textAt(place, key).replaceAll('\u00a0', ' ')).toBe(said);
  });

  it('quotes the password rule, the failed fetch and the time of posting where they stand [REG-10, ERR-16, PAY-17]', () => {
    const rule = 'Hasło powinno mieć co najmniej 8 znaków, cyfry, duże i małe litery oraz znak specjalny';
    expect(officeText('errors.weakPassword', 'pl').replaceAll('\u00a0', ' ')).toBe(`${rule}.`);
    for (const kind of ['http', 'office', 'network', 'timeout', 'unreadable'])
      expect(textAt('texts/en.json', `errors.${kind}`)).toMatch(/^An error occurred while fetching data from the API\./);
    for (const screen of ['platnosc-informacja', 'platnosc-wynik'])
      expect(textAt(`screens/${screen}/en.json`, 'blocks.ksiegowanie.text')).toMatch(
        /^The payment will appear in the history as posted, usually within 5 working days\./,
      );
    expect(textAt('services/wyslij-zgloszenie/en.json', 'blocks.zgloszenie.submit.onError.message')).toMatch(
      /^error while sending request\./i,
    );
  });
});

function textAt(place: string, key: string): string {
  return said.get(`definitions/${place} ${key}`) ?? '';
}

describe('a text of the catalogue', () => {
  it.each(languages)('is the same on a page and in a document, for every number and whatever a value contains: %s', (language) => {
    const texts = flatTexts(catalogues.find((catalogue) => catalogue.language === language)?.texts ?? {});
    const files = new Map([
      ['current.json', JSON.stringify({ indexes: { [language]: 'index.json' } })],
      ['index.json', JSON.stringify({ language, texts, services: [] })],
    ]);
    const inDocuments = openPack({ version: '1', files, offices: [], contents: [], kept: [] }, undefined).translate(language);
    const onPages = translator(language, texts);
    const keys = [...new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))];
    for (const key of keys) {
      const names = Object.entries(texts).flatMap(([each, text]) => (each.startsWith(key) ? places(text) : []));
      for (const value of ['Jan $1 {{count}} <b>', '', 'a & b', "d'Ó"]) {
        const values = Object.fromEntries(names.map((name) => [name, value]));
        expect(onPages(key, values), key).toBe(inDocuments(key, values));
      }
      if (!(`${key}_other` in texts)) continue;
      const others = Object.fromEntries(names.map((name) => [name, 'x']));
      for (const count of [0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 101, 112, 1.5, 1_000_000])
        expect(onPages(key, { ...others, count }), `${key} ${count}`).toBe(inDocuments(key, { ...others, count }));
    }
    expect([onPages('nothing.here'), inDocuments('nothing.here')]).toEqual(['nothing.here', 'nothing.here']);
  });
});

/** As the index of a pack holds them: plural forms under names of their own. */
function flatTexts(texts: Catalogue): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, entry]) =>
      typeof entry === 'string' ? [[key, entry]] : Object.entries(entry).map(([form, text]) => [`${key}_${form}`, text]),
    ),
  );
}

function readCatalogue(file: string): Catalogue {
  const { $schema: _schema, ...texts }: Record<string, Entry> = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

function sourceFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((file) => /\.tsx?$/.test(file) && !/\.(test|generated)\.tsx?$/.test(file)).map((file) => join(folder, file));
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function sentences(entry: Entry): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

function places(sentence: string): string[] {
  return [...new Set(matches(sentence, /\{\{\s*(\w+)\s*\}\}/g))].sort();
}

function placesOfEntry(entry: Entry): string[] {
  return [...new Set(sentences(entry).flatMap(places))].sort();
}
