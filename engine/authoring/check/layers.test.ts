// Layers over one another: base pack, county or vendor, municipality. Every value knows the file of the layer that says it.
import { describe, expect, it } from 'vitest';
import type { BaseLayers } from '../source/base-layers';
import type { DefinitionFiles } from '../source/loaded-pack';
import { buildPack, type Edit, layersOf, put, sampleSurroundings, serviceFile, write } from './cases/sample-pack';
import { checkPack, type PackCheck } from './check-pack';

const portalOf = (id: string, extended: string, more: object = {}) =>
  write('portal.json', { definitionVersion: 2, extends: extended, id, ...more });
const text = (slug: string, more: object = {}) => ({
  slug,
  title: slug,
  group: 'budzet',
  blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
  ...more,
});
const empty = (...edits: readonly Edit[]): DefinitionFiles => buildPack(edits, {});

/** A municipality over a county over the sample pack. */
function check(gmina: readonly Edit[], powiat: readonly Edit[], base: readonly Edit[] = []): PackCheck {
  const county = empty(portalOf('powiat', 'okienko@2'), ...powiat);
  const layers = layersOf(buildPack(base), { '../powiat': county });
  return checkPack(empty(portalOf('gmina', '../powiat'), ...gmina), layers, sampleSurroundings);
}

const errors = ({ problems }: PackCheck) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, place, message }) => `${place.file}:${place.line}${place.pointer} ${rule} ${message}`);
const slugs = ({ pack }: PackCheck) => pack?.services.map(({ slug }) => slug);

describe('a municipality over a county over the base pack', () => {
  it('changes what the county changed, and each value is traced to the layer that says it', () => {
    const county = write(serviceFile, {
      title: 'Wpływy powiatu',
      intro: 'Co powiat otrzymał.',
      blocks: [{ id: 'tabela', columns: [{ id: 'udzial', label: 'Udział', value: '=row.kwota', after: 'nazwa' }] }],
    });
    const own = write(serviceFile, {
      title: 'Wpływy gminy',
      blocks: [
        {
          id: 'tabela',
          columns: [
            { id: 'udzial', label: 'Część' },
            { id: 'nazwa', after: 'udzial' },
          ],
        },
      ],
    });
    const result = check([own], [county]);
    const [service] = result.pack?.services ?? [];
    expect(errors(result)).toEqual([]);
    expect(result.portal).toMatchObject({ id: 'gmina', office: { name: 'Gmina Brzezie' } });
    expect(service?.definition).toMatchObject({
      title: 'Wpływy gminy',
      intro: 'Co powiat otrzymał.',
      blocks: [{ columns: [{ id: 'udzial', label: 'Część', value: '=row.kwota' }, { id: 'nazwa' }, { id: 'kwota' }] }, {}],
    });
    const placeOf = (pointer: string) => `${service?.place(pointer).file} ${service?.place(pointer).pointer}`;
    expect(placeOf('/title')).toBe(`${serviceFile} /title`);
    expect(placeOf('/intro')).toBe(`../powiat/${serviceFile} /intro`);
    expect(placeOf('/blocks/0/columns/0/label')).toBe(`${serviceFile} /blocks/0/columns/0/label`);
    expect(placeOf('/blocks/0/columns/0/value')).toBe(`../powiat/${serviceFile} /blocks/0/columns/0/value`);
    expect(placeOf('/blocks/0/columns/2/format')).toBe(`okienko/${serviceFile} /blocks/0/columns/1/format`);
    expect(service?.changes.map(({ place, was, now }) => [place.file, was, now]).slice(0, 3)).toEqual([
      [`../powiat/${serviceFile}`, 'Dochody', 'Wpływy powiatu'],
      [`../powiat/${serviceFile}`, undefined, 'Co powiat otrzymał.'],
      [`../powiat/${serviceFile}`, undefined, expect.objectContaining({ id: 'udzial' })],
    ]);
  });

  it('is told of a mistake in the file of the layer that makes it', () => {
    const misspelt = check([], [write(serviceFile, { titel: 'x' })]);
    expect(errors(misspelt)).toEqual([expect.stringMatching(/^\.\.\/powiat\/services\/dochody\/service\.json:2\/titel unknown-property/)]);
    const formula = { id: 'tabela', columns: [{ id: 'kwota', value: '=row.kwotaa' }] };
    expect(errors(check([write(serviceFile, { title: 'Wpływy' })], [write(serviceFile, { blocks: [formula] })]))).toEqual([
      expect.stringMatching(/^\.\.\/powiat\/\S+\/blocks\/0\/columns\/0\/value unknown-path/),
    ]);
  });

  it('has the services that both chose, and those that the county brings', () => {
    const base = [write('services/inna.json', text('inna', { serviceId: 7 })), write('services/trzecia.json', text('trzecia'))];
    const powiat = [portalOf('powiat', 'okienko', { services: { except: ['inna'] } }), write('services/drogi.json', text('drogi'))];
    expect(slugs(check([], powiat, base))?.toSorted()).toEqual(['dochody', 'drogi', 'trzecia']);
    const chosen = portalOf('gmina', '../powiat', { services: { only: ['drogi', 'trzecia'] } });
    expect(slugs(check([chosen], powiat, base))?.toSorted()).toEqual(['drogi', 'trzecia']);
    const gone = portalOf('gmina', '../powiat', { services: { only: ['inna'] } });
    expect(errors(check([gone], powiat, base))).toEqual([expect.stringContaining('unknown-service The base pack has no service inna.')]);
  });

  it('follows screens that the county moves, also where the municipality moves them on', () => {
    const base = [
      write('screens/wykaz/screen.json', { ...text('wykaz'), group: undefined, route: '/wykaz' }),
      put('/footer', [{ id: 'wykaz', label: 'Wykaz', goTo: '/wykaz' }], 'portal.json'),
    ];
    const powiat = [write('screens/wykaz/screen.json', { route: '/lista' })];
    const once = check([], powiat, base);
    expect(errors(once)).toEqual([]);
    expect(once.portal?.footer).toMatchObject([{ goTo: '/lista' }]);
    const twice = check([write('screens/wykaz/screen.json', { route: '/nasza-lista' })], powiat, base);
    expect(errors(twice)).toEqual([]);
    expect(twice.portal?.footer).toMatchObject([{ goTo: '/nasza-lista' }]);
  });

  it('has no accounts when the county has none, and has them again when it says so', () => {
    const base = [
      put('/session', { login: '/logowanie', home: '/logowanie' }, 'portal.json'),
      write('screens/logowanie/screen.json', { ...text('logowanie'), group: undefined, route: '/logowanie' }),
    ];
    const powiat = [portalOf('powiat', 'okienko', { accounts: false })];
    expect(slugs(check([], powiat, base))).toEqual(['dochody']);
    expect(slugs(check([portalOf('gmina', '../powiat', { accounts: true })], powiat, base))).toEqual(['logowanie', 'dochody']);
  });

  it('is warned of a translation that is older than the text that a layer between changed', () => {
    const { problems } = check([], [write(serviceFile, { title: 'Wpływy' })]);
    expect(problems).toMatchObject([{ rule: 'stale-translation', place: { file: `../powiat/${serviceFile}` } }]);
    const translated = [write(serviceFile, { title: 'Wpływy' }), write('services/dochody/en.json', { title: 'Receipts' })];
    expect(check([], translated).problems).toEqual([]);
  });
});

describe('a chain of layers that leads nowhere', () => {
  const over = (extended: string, base: BaseLayers) => checkPack(empty(portalOf('gmina', extended)), base, sampleSurroundings);

  it('is told at the extends of the layer that says it', () => {
    const county = { name: '../powiat', files: empty(portalOf('powiat', '../wojewodztwo')) };
    expect(errors(over('../powiat', { layers: [county], lack: 'missing' }))).toEqual([
      '../powiat/portal.json:3/extends unknown-base The folder in extends was not found.',
    ]);
    expect(errors(over('../powiat', { layers: [county], lack: 'circle' }))).toEqual([
      '../powiat/portal.json:3/extends unknown-base This leads back to a folder that extends this one, so there is no lowest folder.',
    ]);
  });

  it('has a base pack of the version that it names', () => {
    const base = layersOf(buildPack([]));
    expect(errors(over('okienko@2', base))).toEqual([]);
    const { problems, pack } = over('okienko@3', base);
    expect(pack).toBeNull();
    expect(problems).toMatchObject([
      { rule: 'unknown-base', message: 'This program brings the base pack okienko@2, not version 3.', suggestion: 'okienko@2' },
    ]);
  });

  it('needs a portal.json in each layer', () => {
    const layers = layersOf(buildPack([]), { '../powiat': empty() });
    expect(errors(over('../powiat', layers))).toContain('../powiat/portal.json:1 missing-file There is no portal.json in this folder.');
  });
});

describe('a service of the same name as one of the base pack', () => {
  const told = (...edits: readonly Edit[]) =>
    errors(checkPack(empty(portalOf('gmina', 'okienko'), ...edits), layersOf(buildPack([])), sampleSurroundings));
  const whole = text('dochody', { title: 'Nasze dochody' });

  it.each([
    ['says its slug', write(serviceFile, whole), '/slug duplicate-slug The base pack already has a service dochody'],
    ['says its slug, and has a mistake', write(serviceFile, { ...whole, titel: 1 }), '/slug duplicate-slug'],
    ['shares nothing with it', write(serviceFile, { ...whole, slug: undefined }), ':1 duplicate-slug This file is a whole service'],
    [
      'is a screen',
      write('screens/dochody/screen.json', { title: 'x' }),
      ':1 duplicate-slug The base pack has dochody in the folder services',
    ],
  ])('is refused and not mixed with it when it %s', (_, edit, words) => {
    const found = told(edit);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(words);
  });

  it.each([
    ['adds a block beside one that it names', { blocks: [{ id: 'nowy', after: 'tabela', block: 'text', text: 'Tekst' }] }],
    ['changes a block', { title: 'Wpływy', blocks: [{ id: 'tabela', block: 'table', title: 'Wpływy' }] }],
    ['changes words', { title: 'Wpływy' }],
  ])('changes it when it %s', (_, overlay) => expect(told(write(serviceFile, overlay))).toEqual([]));

  it('with a misspelt name is told which one may be meant', () => {
    const { problems } = checkPack(
      empty(portalOf('gmina', 'okienko'), write('services/dochod.json', { title: 'Wpływy' })),
      layersOf(buildPack([])),
      sampleSurroundings,
    );
    expect(problems).toMatchObject([{ rule: 'unknown-service', got: 'dochod', suggestion: 'dochody' }]);
  });
});
