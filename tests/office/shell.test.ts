import Ajv from 'ajv';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentGateway } from '../../server/database/payment-tables';
import { contactEntry, contentPage, menuItem, officeSettings, visitCounter } from '../../server/database/shell-tables';
import { languages } from '../languages';
import { openOnBothDatabases } from './both-databases';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { hostileNames } from './hostile-names';
import { temporaryFolder } from './run-office';

let embedded: DatabaseOffice;
let onServer: DatabaseOffice;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ embedded, onServer, close } = await openOnBothDatabases(openDatabaseOffice, { SANDBOX: 'true' }));
}, 120_000);

afterAll(async () => await close?.());

const calls = [
  '/pi/status',
  '/pi/konfiguracja',
  '/pi/menuBoczne',
  '/pi/kafelki',
  '/pi/kontakt',
  '/pi/procedury',
  '/pi/informacje',
  '/pi/strona?nazwaPliku=godziny-pracy.html',
  '/pi/deklaracja-dostepnosci',
  '/lista-uslug',
];
const counter = '/pi/licznik-odwiedzin';
// Tested elsewhere: calls of a session with accounts, that of the registers with permits.
const elsewhere = ['/pi/przedluzanieSesji', '/pi/wylogowanie', '/pi/statusyIRejestry'];

interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: { readonly 200: { readonly content: Record<string, { schema: object }> } } } }>
  >;
}

describe('the calls of the shell', () => {
  it('are all described by the definitions and tried here', async () => {
    const { paths } = (await embedded.get('/openapi.json')).body as OpenApi;
    const described = Object.keys(paths).filter((path) => /^\/(pi|lista-uslug)(\/|$)/.test(path));
    expect(described.sort()).toEqual([...calls.map((call) => call.split('?')[0]), counter, ...elsewhere].sort());
  });

  it.each([...calls, counter])('%s answers within its contract, the same from the embedded database and from PostgreSQL', async (call) => {
    const { paths } = (await embedded.get('/openapi.json')).body as OpenApi;
    const schema = paths[call.split('?')[0] ?? '']?.get.responses[200].content['application/json']?.schema ?? { not: {} };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    for (const language of languages) {
      const address = `/api${call}${call.includes('?') ? '&' : '?'}lang=${language}`;
      const answer = await embedded.get(address);
      expect(answer.status).toBe(200);
      expect(validate(answer.body), JSON.stringify(validate.errors)).toBe(true);
      expect((await onServer.get(address)).body).toEqual(answer.body);
    }
  });
});

describe.each([
  ['the embedded database', () => embedded],
  ['PostgreSQL', () => onServer],
])('on %s', (_name, office) => {
  const ask = async <Answer>(address: string) => (await office().get(`/api${address}`)).body as Answer;

  it('100 visits at the same time count 100, and a counter that is switched off counts none', async () => {
    const visits = async () => (await office().database.select().from(visitCounter))[0]?.visits ?? 0;
    const before = await visits();
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask<{ wartoscLicznika: number }>(counter)));
    const expected = Array.from({ length: 100 }, (_, index) => before + 1 + index);
    expect(answers.map(({ wartoscLicznika }) => wartoscLicznika).sort((left, right) => left - right)).toEqual(expected);
    await office().database.update(visitCounter).set({ enabled: false });
    expect(await ask(counter)).toEqual({ czyWlaczony: false, wartoscLicznika: before + 100 });
    expect(await visits()).toBe(before + 100);
    await office().database.update(visitCounter).set({ enabled: true });
  });

  it('maintenance closes every call but the status with 503, and ends when the flag is off', async () => {
    await office().database.update(officeSettings).set({ maintenance: true });
    expect(await ask('/pi/status')).toEqual({ czyPrzerwaTechniczna: true });
    const closed = [...calls.slice(1), counter, '/fk/gmina/dajLataBudzetowe', '/fk/gmina/dajDochodyBudzetu/pdf?rok=2026', '/nowhere'];
    for (const call of closed) {
      const { status, body } = await office().get(`/api${call}`);
      expect([status, body], call).toEqual([503, { kod: 15, opis: 'Trwa przerwa techniczna. Spróbuj ponownie później.' }]);
    }
    await office().database.update(officeSettings).set({ maintenance: false });
    expect(await ask('/pi/konfiguracja')).toMatchObject({ czyPrzerwaTechniczna: false });
  });

  it('the configuration sends what the administrator set: breaks of services, commissions, the start page [CONF-10, CONF-16]', async () => {
    const [before] = await office().database.select().from(officeSettings);
    await office()
      .database.update(officeSettings)
      .set({ serviceBreaks: [1, 33], startLink: 'o-gminie.html', startKind: 'STRONA_WLASNA' });
    await office().database.update(paymentGateway).set({ offered: false, commission: null }).where(eq(paymentGateway.key, 'p24'));
    expect(await ask('/pi/konfiguracja')).toMatchObject({
      przerwaTechnicznaUslugi: [1, 33],
      czyP24: false,
      prowizjaP24: null,
      stronaStartowa: { link: 'o-gminie.html', typ: 'STRONA_WLASNA' },
    });
    await office().database.update(officeSettings).set({ startLink: null, startKind: null });
    expect(await ask('/pi/konfiguracja')).toMatchObject({ stronaStartowa: null });
    if (before) await office().database.update(officeSettings).set(before);
    await office().database.update(paymentGateway).set({ offered: true, commission: 1.2 }).where(eq(paymentGateway.key, 'p24'));
  });

  it('the menu and its contact block are rows that an administrator changes [MENU-04]', async () => {
    await office().database.update(menuItem).set({ visible: false, position: 99 }).where(eq(menuItem.id, 2));
    const menu = await ask<{ menuBoczneElementy: readonly { link: string }[]; kontakt: object }>('/pi/menuBoczne');
    expect(menu.menuBoczneElementy.at(-1)).toEqual({
      link: '/procedury',
      czyWidoczny: false,
      nazwa: 'Formularze i\u00a0procedury',
      typ: 'STRONA_WBUDOWANA',
      pozycja: 99,
      czyOtwieracWNowejKarcie: false,
    });
    // The contact page also names the recipient of transfers.
    expect(await ask('/pi/kontakt')).toMatchObject({
      ...menu.kontakt,
      nazwaOdbiorcy: 'Urząd Gminy Brzezie Leśne',
      godzinyPracy: [{ nazwa: 'Urząd' }, { nazwa: 'Kasa' }],
    });
    await office().database.update(menuItem).set({ visible: true, position: 2 }).where(eq(menuItem.id, 2));
  });

  it('a text that lacks a language is sent in Polish, and says so where it is formatted', async () => {
    const fileName = 'nowa-strona.html';
    await office()
      .database.insert(contentPage)
      .values({
        fileName,
        title: { pl: 'Nowa strona', en: 'New page', de: 'Neue Seite' },
        html: { pl: '<p>Treść</p>', en: '<p>Content</p>' },
      });
    const page = (language: string) => ask(`/pi/strona?nazwaPliku=${fileName}&lang=${language}`);
    expect(await page('en')).toEqual({ tytul: 'New page', html: '<p>Content</p>', jezyk: 'en' });
    expect(await page('uk')).toEqual({ tytul: 'Nowa strona', html: '<div lang="pl"><p>Treść</p></div>', jezyk: 'pl' });
    // A title that is translated before its text has a language of its own.
    const german = { tytul: 'Neue Seite', html: '<div lang="pl"><p>Treść</p></div>', jezyk: 'pl', jezykTytulu: 'de' };
    expect(await page('de')).toEqual(german);
    expect(await page('fr')).toEqual({ tytul: 'Nowa strona', html: '<div lang="pl"><p>Treść</p></div>', jezyk: 'pl' });
    await office().database.delete(contentPage).where(eq(contentPage.fileName, fileName));
  });

  it('an unknown page is answered with 404, kod and opis in the language of the call', async () => {
    const { status, body } = await office().get('/api/pi/strona?nazwaPliku=nie-ma.html&lang=en');
    expect([status, body]).toEqual([404, { kod: 16, opis: 'There is no such page. It may have been removed or moved.' }]);
    // The name of a parameter is a word to be told to the office, not something that a resident has to understand.
    expect(await ask('/pi/strona')).toEqual({
      kod: 7,
      opis: expect.stringMatching(/Otwórz stronę jeszcze raz\..*podaj urzędowi słowo: nazwaPliku\.$/),
    });
  });

  it.each(hostileNames)('the page name %j finds nothing', async (name) => {
    const { status, body } = await office().get(`/api/pi/strona?nazwaPliku=${encodeURIComponent(name)}`);
    // What cannot be a name is refused before anything is looked up.
    const refused = name.includes('\0') ? 7 : name.length > 200 ? 33 : null;
    if (refused !== null) expect([status, body]).toMatchObject([400, { kod: refused }]);
    else expect([status, body]).toEqual([404, { kod: 16, opis: 'Nie ma takiej strony. Mogła zostać usunięta albo przeniesiona.' }]);
  });

  it('the database refuses a sixth contact entry, a text without Polish and a menu item of an unknown kind', async () => {
    const { database } = office();
    const refused = { cause: { code: '23514' } };
    await expect(database.insert(contactEntry).values({ position: 6, content: { pl: 'Szósty' } })).rejects.toMatchObject(refused);
    const english = JSON.parse('{"en":"English only"}');
    await expect(database.update(contactEntry).set({ content: english })).rejects.toMatchObject(refused);
    await expect(database.execute("UPDATE menu_item SET kind = 'INNE'")).rejects.toMatchObject(refused);
  });
});

it('after a restart the visit counter goes on and the settings are as the administrator left them', async () => {
  const data = temporaryFolder();
  const first = await openDatabaseOffice({ DATA_DIR: data.path, DATABASE_URL: '' });
  const { body } = await first.get(`/api${counter}`);
  await first.database.update(officeSettings).set({ builtYear: 2031 });
  await first.close();
  const second = await openDatabaseOffice({ DATA_DIR: data.path, DATABASE_URL: '' });
  expect((await second.get(`/api${counter}`)).body).toEqual({
    czyWlaczony: true,
    wartoscLicznika: (body as { wartoscLicznika: number }).wartoscLicznika + 1,
  });
  expect((await second.get('/api/pi/konfiguracja')).body).toMatchObject({ rokZbudowaniaBackendu: 2031 });
  await second.close();
  data.remove();
});

it('a database that holds registers from before the shell gets its content at the next start', async () => {
  const data = temporaryFolder();
  const first = await openDatabaseOffice({ DATA_DIR: data.path, DATABASE_URL: '' });
  const before = await first.get('/api/pi/procedury');
  await first.database.execute(
    `TRUNCATE office_settings, visit_counter, menu_item, tile, contact, contact_entry, content_page, content_folder, content_folder_page,
      content_folder_file, service_group, offered_service, accessibility_declaration, sandbox_e_office_file`,
  );
  await first.close();
  const second = await openDatabaseOffice({ DATA_DIR: data.path, DATABASE_URL: '' });
  expect((await second.get('/api/pi/procedury')).body).toEqual(before.body);
  await second.close();
  data.remove();
});
