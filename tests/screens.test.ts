import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { type BlockModel, type CompiledService, createEvaluator, type ServiceModel, settleService, success } from '../engine';
import { checkPack, compilePack, type LoadedPack } from '../engine/authoring';
import { createCel } from '../engine/cel';
import { openForm, untouched } from '../engine/forms';
import type { Language } from '../engine/values/language';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { sampleAnswer } from './grammar/sample-answer';
import { languages } from './languages';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
const compiled = compilePack(loaded());
const screens = readdirSync('definitions/screens');

const alwaysDeclared = [
  ...['wstep', 'podmiot', 'zakres', 'url', 'data-publikacja', 'data-aktualizacja', 'status', 'kontakt', 'email', 'telefon', 'procedura'],
  ...['data-sporzadzenie', 'architektura', 'komunikacja'],
].map((name) => `a11y-${name}`);
const sometimesDeclared = ['a11y-data-przeglad', 'a11y-ocena', 'a11y-aplikacje', 'a11y-architektura-url'];

describe('the screens of the shell', () => {
  it.each(screens.flatMap((slug) => languages.map((language) => ({ slug, language }))))(
    'draws $slug in $language to its end from the examples of its contracts',
    async ({ slug, language }) => {
      const { title, blocks } = await drawn(slug, { language });
      const states = blocks.flatMap(nested).flatMap((block) => ('state' in block ? [`${block.id} ${block.state.status}`] : []));
      expect(title).not.toBe('');
      expect(blocks.length).toBeGreaterThan(0);
      expect(states.filter((state) => !state.endsWith(' ready'))).toEqual([]);
    },
  );

  it('leaves out what the office does not say of itself, and the five further entries when they are empty [CONT-07]', async () => {
    const given = { nazwaUrzedu: 'Urząd Gminy', kontaktDodatkowyWpis2: 'Kasa: do 14.00', kontaktDodatkowyWpis3: '' };
    const { blocks } = await drawn('kontakt', { answers: { kontakt: { ...nothingOf('kontakt'), ...given } } });
    expect(fieldIds(blocks, 'urzad')).toEqual(['nazwaUrzedu']);
    expect(blocks.flatMap(nested).flatMap((block) => (block.block === 'text' ? block.paragraphs : []))).toEqual(['Kasa: do 14.00']);
    expect(blocks.flatMap(nested).some(({ block }) => block === 'embed')).toBe(false);
  });

  it('shows a map when the office gives its address, and otherwise none [CONT-08]', async () => {
    const maps = async (mapaUrl: string | null) =>
      (await drawn('kontakt', { answers: { kontakt: { ...nothingOf('kontakt'), mapaUrl } } })).blocks
        .flatMap(nested)
        .flatMap((block) => (block.block === 'embed' ? [block.src] : []));
    expect(await maps('https://mapa.example/urzad')).toEqual(['https://mapa.example/urzad']);
    expect(await maps(null)).toEqual([]);
    expect(await maps('')).toEqual([]);
  });

  it('says that there is no contact data instead of an empty list [CONT-09]', async () => {
    const { blocks } = await drawn('kontakt', { answers: { kontakt: nothingOf('kontakt') } });
    expect(blocks).toMatchObject([
      { id: 'urzad', fields: null, whenEmpty: 'Urząd nie podał jeszcze danych kontaktowych. Zajrzyj tu później.' },
    ]);
  });

  it('asks for a content page by its file name and shows its title and text [PAGE-02]', async () => {
    const { title, blocks, demands } = await drawn('strona-wlasna', { answers: { strona: { html: '<p>a</p>', tytul: 'Psy' } } });
    expect(title).toBe('Psy');
    expect(blocks).toMatchObject([{ block: 'content', html: '<p>a</p>' }]);
    expect(demands.strona).toMatchObject({ request: { query: { nazwaPliku: 'jak-zalatwic-sprawe.html' } } });
  });

  it('explains what cookies are, the kinds session and statistics, and how to remove them [PAGE-06]', async () => {
    const { blocks } = await drawn('polityka-cookie');
    const titles = blocks.flatMap((block) => (block.block === 'section' ? [block.title, ...block.blocks.map(titleOf)] : []));
    expect(titles.filter((title) => title !== null)).toEqual([
      'Czym są pliki cookie',
      'Co zapisuje portal',
      'Sesja użytkownika',
      'Analityka i\u00a0statystyka',
      'Ustawienia portalu',
      'Strony dostępne bez internetu',
      'Jak to usunąć',
    ]);
  });

  it('gives every place of the accessibility statement that the law names its id, once each', async () => {
    expect(anchors(await drawn('deklaracja-dostepnosci'))).toEqual([...alwaysDeclared, ...sometimesDeclared].sort());
  });

  it('leaves out of the accessibility statement what there is nothing to say about', async () => {
    const least = { niezgodnosci: null, dataPrzegladu: null, podmiotOceniajacy: null, architekturaUrl: null, aplikacje: [] };
    const model = await drawn('deklaracja-dostepnosci', { answers: { deklaracja: { ...sampleOf('deklaracja'), ...least } } });
    expect(model.blocks.map(({ id }) => id)).not.toContain('niezgodnosci');
    expect(anchors(model)).toEqual([...alwaysDeclared].sort());
  });

  it('links the text that is easy to read and shows the film in sign language with what it says, and says nothing of what an office lacks', async () => {
    const sample = { ...sampleOf('deklaracja') };
    const { blocks } = await drawn('deklaracja-dostepnosci', { answers: { deklaracja: sample } });
    const easy = blocks.find(({ id }) => id === 'inneFormy');
    expect(easy?.block === 'links' && easy.links.map(({ goTo }) => goTo)).toEqual(['tekst-latwy-do-czytania.html']);
    const film = blocks.find(({ id }) => id === 'filmPjm');
    expect(film?.block === 'section' && film.blocks.map((block) => block.block)).toEqual(['embed', 'section']);
    const none = { tekstLatwy: null, filmPjm: null, filmPjmTekst: null };
    const older = Object.fromEntries(Object.entries(sample).filter(([name]) => !(name in none)));
    for (const lacking of [older, { ...older, ...none }]) {
      const { blocks: shown } = await drawn('deklaracja-dostepnosci', { answers: { deklaracja: lacking } });
      expect(shown.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['inneFormy']));
      expect(JSON.stringify(shown)).not.toMatch(/PJM|migow|łatwy/);
    }
  });
});

describe('the screens of accounts', () => {
  it('lead from the login to registration, a forgotten password and a new activation link [AUTH-04]', async () => {
    const { blocks } = await drawn('logowanie');
    const links = blocks.flatMap((block) => (block.block === 'links' ? block.links.map(({ goTo }) => goTo) : []));
    expect(links).toEqual(['/rejestracja', '/reset-haslo', '/reset-link']);
  });

  it('name seven levels of a password, from too weak to strong [REG-13]', () => {
    const [form] = chunk('zmiana-hasla', 'pl').definition.blocks;
    const levels = form?.block === 'form' ? form.ui?.noweHaslo?.strength?.map(({ label }) => label) : [];
    expect(levels).toEqual(['za słabe', 'słabe', 'dostateczne', 'średnie', 'dobre', 'bardzo dobre', 'mocne']);
  });

  it('say at the confirmation that data appear on the next working day [REG-51]', async () => {
    expect((await drawn('potwierdzenie-rejestracji')).intro).toMatch(/w\u00a0następnym dniu roboczym/);
  });

  it('offer only the notifications that the office asks about [CONS-11, CONF-11]', async () => {
    const fields = async (sms: boolean, email: boolean) => {
      const config = { czyPytacOZgodeNaPowiadomieniaSms: sms, czyPytacOZgodeNaPowiadomieniaEmail: email };
      const { blocks } = await drawn('panel-uzytkownika', { config });
      const block = blocks.flatMap((each) => (each.block === 'section' ? each.blocks : [each])).find(({ id }) => id === 'zgody');
      if (block?.block !== 'form' || block.form === null) return null;
      const shown = openForm(block.form)
        .resolve(untouched, null)
        .fields.filter(({ visible }) => visible);
      return shown.map(({ id }) => id).filter((id) => id.startsWith('powiadomienia'));
    };
    expect(await fields(true, false)).toEqual(['powiadomieniaSms']);
    expect(await fields(false, true)).toEqual(['powiadomieniaEmail']);
    expect(await fields(true, true)).toEqual(['powiadomieniaSms', 'powiadomieniaEmail']);
    expect(await fields(false, false)).toBeNull();
  });
});

interface Setting {
  readonly language?: Language;
  readonly config?: Readonly<Record<string, boolean>>;
  readonly answers?: Readonly<Record<string, object>>;
}

function drawn(slug: string, { language = 'pl', answers = {}, config = {} }: Setting = {}): Promise<ServiceModel> {
  const service = chunk(slug, language);
  const definition = loaded().services.find((candidate) => candidate.slug === slug)?.definition;
  const state = Object.fromEntries(Object.entries(definition?.state ?? {}).map(([name, { schema }]) => [name, sampleAnswer(schema)]));
  const sources = definition?.sources ?? {};
  return settleService(
    service,
    { typed: {}, applied: {} },
    (_, source) => Promise.resolve(success(answers[source] ?? sampleOf(sources[source]?.call ?? ''))),
    createEvaluator(createCel()),
    {
      today: '2026-11-21',
      timeZone: 'Europe/Warsaw',
      language,
      translate: (key) => key,
      config: { adresEUrzedu: '/e-urzad/', ...config },
      subject: { name: 'Anna Przykładowa', institution: false, pesel: '44051401359', nip: null },
      signedIn: true,
      user: { login: 'anna', czyOgraniczony: false },
      state,
      address: Object.fromEntries(Object.keys(definition?.address ?? {}).map((name) => [name, 'A1'])),
      taxNumber: 'either',
      variant: null,
    },
  );
}

function sampleOf(call: string): object {
  const answer = sampleAnswer(loaded().calls.calls[call]?.response ?? {});
  return typeof answer === 'object' && answer !== null ? answer : {};
}

/** An answer without data, as a screen gets it: every field exists and is empty. */
function nothingOf(call: string): Record<string, null> {
  return Object.fromEntries(Object.keys(sampleOf(call)).map((name) => [name, null]));
}

function loaded(): LoadedPack {
  if (!pack) throw new Error('The base pack could not be read.');
  return pack;
}

function chunk(slug: string, language: Language): CompiledService {
  const name = [...compiled.files.keys()].find((file) => file.startsWith(`${slug}.${language}.`)) ?? '';
  return JSON.parse(compiled.files.get(name) ?? 'null');
}

function nested(block: BlockModel): readonly BlockModel[] {
  return block.block === 'section' ? block.blocks.flatMap(nested) : [block];
}

/** Every HTML id that the screen sets, in alphabetical order. */
function anchors({ blocks }: ServiceModel): readonly string[] {
  const of = (block: BlockModel): readonly (string | null)[] => [
    'anchor' in block ? block.anchor : null,
    ...(block.block === 'section' ? block.blocks.flatMap(of) : []),
    ...(block.block === 'record' ? (block.fields ?? []).map((field) => field.anchor) : []),
  ];
  return blocks
    .flatMap(of)
    .filter((anchor) => anchor !== null)
    .sort();
}

function titleOf(block: BlockModel): string | null {
  return 'title' in block ? block.title : null;
}

function fieldIds(blocks: readonly BlockModel[], id: string): readonly string[] {
  const record = blocks.find((block) => block.id === id);
  return record?.block === 'record' ? (record.fields ?? []).map((field) => field.id) : [];
}
