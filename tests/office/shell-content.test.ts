import { describe, expect, it } from 'vitest';
import type { Language } from '../../engine';
import { contentFolder, contentPage, menuItem, serviceGroup, tile } from '../../server/database/shell-tables';
import { languages } from '../languages';
import { officeOfFile } from './office-of-file';

// The content of the sample office is consistent: every link leads somewhere, every text exists in every language.

const office = await officeOfFile();

interface Link {
  readonly link: string;
  readonly typ: 'STRONA_WLASNA' | 'STRONA_WBUDOWANA' | 'LINK';
  readonly nazwa: string;
  readonly czyWidoczny: boolean;
  readonly pozycja: number;
  readonly czyOtwieracWNowejKarcie: boolean;
}

interface Folder {
  readonly nazwaMenu: string;
  readonly pliki: readonly { readonly nazwa: string; readonly jezyk?: string; readonly rozszerzenie: string; readonly link: string }[];
  readonly strony: readonly { readonly nazwa: string; readonly link: string; readonly dataOgloszenia?: string }[];
  readonly katalogi: readonly Folder[];
}

async function ask<Answer>(call: string, language: Language = 'pl'): Promise<Answer> {
  return (await office.get(`/api${call}${call.includes('?') ? '&' : '?'}lang=${language}`)).body as Answer;
}

const menu = async (language?: Language) =>
  (await ask<{ menuBoczneElementy: readonly Link[] }>('/pi/menuBoczne', language)).menuBoczneElementy;
const tiles = async () => (await ask<{ kafelki: readonly (Link & { ikona: string; opis: string })[] }>('/pi/kafelki')).kafelki;
const trees = async () => [await ask<Folder>('/pi/procedury'), await ask<Folder>('/pi/informacje')];

function allFolders(root: Folder): readonly Folder[] {
  return [root, ...root.katalogi.flatMap(allFolders)];
}

function depth({ katalogi }: Folder): number {
  return 1 + Math.max(0, ...katalogi.map(depth));
}

describe('the menu and the tiles of the sample office', () => {
  it('have the fields and the three kinds of the specification [MENU-05, MENU-06]', async () => {
    const items = await menu();
    for (const item of items)
      expect(Object.keys(item).sort()).toEqual(['czyOtwieracWNowejKarcie', 'czyWidoczny', 'link', 'nazwa', 'pozycja', 'typ']);
    expect(new Set(items.map(({ typ }) => typ))).toEqual(new Set(['STRONA_WLASNA', 'STRONA_WBUDOWANA', 'LINK']));
    expect(await tiles()).toHaveLength(10);
  });

  it('lead only where something is: a route of the portal, a content page, a secure address', async () => {
    for (const { link, typ } of [...(await menu()), ...(await tiles())].filter(({ czyWidoczny }) => czyWidoczny)) {
      if (typ === 'STRONA_WBUDOWANA') expect((await office.get(link)).status, link).toBe(200);
      if (typ === 'STRONA_WLASNA') expect(await ask(`/pi/strona?nazwaPliku=${link}`), link).toHaveProperty('tytul');
      if (typ === 'LINK') expect(new URL(link).protocol).toBe('https:');
    }
  });
});

describe('procedures and information', () => {
  it('have folders, pages and files, nested three deep', async () => {
    const [procedures] = await trees();
    if (!procedures) throw new Error('no tree');
    const folders = allFolders(procedures);
    expect(depth(procedures)).toBeGreaterThanOrEqual(4);
    expect(folders.length).toBeGreaterThanOrEqual(7);
    expect(folders.flatMap(({ pliki }) => pliki).length).toBeGreaterThanOrEqual(25);
  });

  it('send of a file its name, extension and link, and of a folder the same lists again [PROC-06]', async () => {
    for (const { pliki, strony, katalogi, nazwaMenu } of (await trees()).flatMap(allFolders)) {
      expect(nazwaMenu).not.toBe('');
      expect([pliki, strony, katalogi].every(Array.isArray)).toBe(true);
      for (const file of pliki) expect(Object.keys(file).sort()).toEqual(['link', 'nazwa', 'rozszerzenie']);
    }
  });

  it('say the day of news, and the language of a name where it is not the one asked for', async () => {
    const folders = async (language: Language) => allFolders(await ask<Folder>('/pi/informacje', language));
    const news = (await folders('uk')).flatMap(({ strony }) => strony).filter(({ dataOgloszenia }) => dataOgloszenia !== undefined);
    expect(news.length).toBeGreaterThan(2);
    for (const { link, dataOgloszenia } of news)
      expect(await ask(`/pi/strona?nazwaPliku=${link}&lang=uk`)).toMatchObject({ dataOgloszenia });
    const files = async (language: Language) => (await folders(language)).flatMap(({ pliki }) => pliki.map(({ jezyk }) => jezyk));
    expect(new Set(await files('uk'))).toEqual(new Set(['pl']));
    expect(new Set(await files('pl'))).toEqual(new Set([undefined]));
  });

  it('lead to pages that exist and to files that the e-office serves as what their extension says', async () => {
    const { adresEUrzedu } = await ask<{ adresEUrzedu: string }>('/pi/konfiguracja');
    const folders = (await trees()).flatMap(allFolders);
    for (const { link } of folders.flatMap(({ strony }) => strony))
      expect(await ask(`/pi/strona?nazwaPliku=${link}`)).toHaveProperty('html');
    for (const { link, rozszerzenie } of folders.flatMap(({ pliki }) => pliki)) {
      const { status, bytes } = await office.get(adresEUrzedu + link);
      expect(status, link).toBe(200);
      expect(bytes.subarray(0, 4).toString(), link).toBe({ pdf: '%PDF', odt: 'PK\u0003\u0004' }[rozszerzenie]);
    }
  });
});

describe('content pages', () => {
  it('are formatted text below a title of their own: second-level headings first, pictures inside with words, nothing active', async () => {
    const pages = await office.database.select().from(contentPage);
    const html = pages.flatMap((page) => Object.values(page.html));
    for (const text of html) {
      expect(text.match(/<h\d/)?.[0] ?? '<h2').toBe('<h2');
      expect(text).not.toMatch(/<(script|style|iframe|form)|\son\w+=|javascript:/i);
      for (const [image] of text.matchAll(/<img[^>]*>/g)) expect(image).toMatch(/src="data:image\/png;base64,[^"]+" alt="[^"]{20,}"/);
    }
    for (const mark of ['<ul>', '<ol>', '<table>', '<a href', '<img', '<h3>'])
      expect(
        html.some((text) => text.includes(mark)),
        mark,
      ).toBe(true);
  });

  it('link to routes and files that exist', async () => {
    const pages = await office.database.select().from(contentPage);
    const links = pages.flatMap(({ html }) => Object.values(html).flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)]));
    for (const link of new Set(links.map(([, address]) => address ?? ''))) expect((await office.get(link)).status, link).toBe(200);
  });
});

describe('texts', () => {
  it.each([
    ['menu', menuItem, 'name'],
    ['tiles', tile, 'name'],
    ['descriptions of tiles', tile, 'description'],
    ['groups of services', serviceGroup, 'name'],
    ['folders', contentFolder, 'name'],
    ['titles of pages', contentPage, 'title'],
  ] as const)('%s are there in every language', async (_what, table, column) => {
    const rows: readonly Readonly<Record<string, unknown>>[] = await office.database.select().from(table);
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) expect(Object.keys(row[column] as object).sort()).toEqual([...languages].sort());
  });

  it('one-letter words do not end a Polish line', async () => {
    const polish = JSON.stringify([
      await menu(),
      await tiles(),
      await ask('/pi/deklaracja-dostepnosci'),
      await ask('/pi/strona?nazwaPliku=o-gminie.html'),
    ]);
    expect(polish.match(/.{0,20}[\s>(][aiouwzAIOUWZ] .{0,20}/g) ?? []).toEqual([]);
  });
});

describe('the list of services', () => {
  interface Group {
    readonly nazwa: string;
    readonly uslugi: readonly {
      readonly id: number;
      readonly nazwa: string;
      readonly uslugaId: number;
      readonly czyChroniona: boolean;
      readonly czyWymaganaInstytucja: boolean;
      readonly czyWymaganaOsobaFizyczna: boolean;
    }[];
  }
  const services = async (language?: Language) => (await ask<readonly Group[]>('/lista-uslug', language)).flatMap(({ uslugi }) => uslugi);

  it('has groups with a name and services with the fields of the specification [SERV-02]', async () => {
    for (const group of await ask<readonly Group[]>('/lista-uslug')) expect(Object.keys(group).sort()).toEqual(['nazwa', 'uslugi']);
    const fields = ['czyChroniona', 'czyWymaganaInstytucja', 'czyWymaganaOsobaFizyczna', 'id', 'nazwa', 'uslugaId'];
    for (const service of await services()) expect(Object.keys(service).sort()).toEqual(fields);
  });

  it('offers exactly the 33 known numbers [SERV-10]', async () => {
    const known = [1, 2, 3, 4, 5, 7, ...Array.from({ length: 18 }, (_, index) => 10 + index), 29, 30, 32, 33, 34, 35, 36, 39, 40];
    expect(known).toHaveLength(33);
    expect((await services()).map(({ uslugaId }) => uslugaId).sort((left, right) => left - right)).toEqual(known);
  });

  it('offers permit fees to institutions only and the current registration to persons only [SERV-11, SERV-12]', async () => {
    const list = await services();
    expect(list.filter(({ czyWymaganaInstytucja }) => czyWymaganaInstytucja).map(({ uslugaId }) => uslugaId)).toEqual([33]);
    expect(list.filter(({ czyWymaganaOsobaFizyczna }) => czyWymaganaOsobaFizyczna).map(({ uslugaId }) => uslugaId)).toEqual([27]);
  });

  it.each(languages)('names each service as its screen does and protects the same ones, in %s', async (language) => {
    const { services: screens } = office.pack.index(language);
    const list = await services(language);
    const numbered = screens.filter(({ serviceId }) => serviceId !== undefined);
    expect(numbered.length).toBeGreaterThanOrEqual(10);
    for (const { serviceId, title, protected: isProtected = false } of numbered) {
      expect(list.find(({ uslugaId }) => uslugaId === serviceId)).toMatchObject({ nazwa: title, czyChroniona: isProtected });
    }
  });
});
