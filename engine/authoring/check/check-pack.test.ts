import { describe, expect, it } from 'vitest';
import { buildPack, drop, layersOf, put, raw, serviceFile, write } from './cases/sample-pack';
import { checkPack } from './check-pack';

const portal = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', office: { name: 'Gmina Sosnówka' } });

describe('checkPack', () => {
  it('reports everything that is wrong at once, in the order of files and lines', () => {
    const { problems } = checkPack(
      buildPack([
        put('/theme/primary', '#ffffff', 'portal.json'),
        put('/group', 'x'),
        put('/pdf/fileName', '..'),
        put('/blocks/0/rows', '=brak.lista'),
      ]),
    );
    expect(problems.map(({ rule, place }) => `${place.file.split('/').at(-1)} ${rule}`)).toEqual([
      'portal.json low-contrast',
      'service.json unknown-group',
      'service.json unused-source',
      'service.json unknown-source',
      'service.json pdf-name-unsafe',
    ]);
  });

  it('proposes the nearest shade with which white text and links can be read', () => {
    const [problem] = checkPack(buildPack([put('/theme/primary', '#ff0000', 'portal.json')])).problems;
    expect(problem).toMatchObject({ rule: 'low-contrast', suggestion: expect.stringMatching(/^#[cd][0-9a-f]0000$/) });
  });

  it('checks everything further when a file has the wrong shape, and gives no pack', () => {
    const other = write('services/inna.json', {
      slug: 'inna',
      title: 'Inna',
      group: 'brak',
      blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    });
    const { problems, pack } = checkPack(buildPack([drop('/title'), put('/group', 'brak'), other]));
    expect(problems.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${place.file} ${rule}`)).toEqual([
      'services/dochody/service.json missing-property',
      'services/dochody/service.json unknown-group',
      'services/inna.json unknown-group',
    ]);
    expect(pack).toBeNull();
  });

  it('does not call the texts of a broken text file missing', () => {
    const { problems } = checkPack(buildPack([raw('services/dochody/en.json', '{')]));
    expect(problems.map(({ rule }) => rule)).toEqual(['not-json']);
  });

  it('loads the definition, its translations and the place of every value', () => {
    const { pack } = checkPack(buildPack([]));
    const [service] = pack?.services ?? [];
    expect(service?.definition.title).toBe('Dochody');
    expect(service?.translations.en).toMatchObject({ title: 'Income' });
    expect(service?.place('/blocks/0/columns/1/id')).toMatchObject({ file: serviceFile, line: 75 });
    expect(pack?.portalTranslations.en).toMatchObject({ 'office.name': 'Brzezie' });
    expect(pack?.texts.pl).toHaveProperty(['table.rows', 'many'], '{{count}} wierszy');
  });

  it('lays an overlay over the base pack and says of every value where it was written', () => {
    const change = write(serviceFile, {
      title: 'Wpływy',
      blocks: [
        { id: 'tabela', columns: [{ id: 'nazwa', remove: true }] },
        { id: 'wykres', remove: true },
      ],
    });
    const { pack, problems } = checkPack(buildPack([portal, change], {}), layersOf(buildPack([])));
    const [service] = pack?.services ?? [];
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pack?.portal.office).toMatchObject({ name: 'Gmina Sosnówka', portalName: 'Okienko' });
    expect(service?.definition).toMatchObject({ title: 'Wpływy', blocks: [{ columns: [{ id: 'kwota' }] }] });
    expect(service?.place('/title')).toMatchObject({ file: serviceFile, line: 2 });
    expect(service?.place('/blocks/0/columns/0/label')).toMatchObject({
      file: `okienko/${serviceFile}`,
      pointer: '/blocks/0/columns/1/label',
    });
  });

  it('drops a service that an overlay hides and adds one that only the overlay has', () => {
    const own = write('services/nowa.json', {
      slug: 'nowa',
      title: 'Nowa',
      group: 'budzet',
      blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    });
    const { pack } = checkPack(buildPack([portal, write(serviceFile, { hidden: true }), own], {}), layersOf(buildPack([])));
    expect(pack?.services.map(({ slug }) => slug)).toEqual(['nowa']);
  });

  it.each([
    ['only', [], []],
    ['only', ['dochody'], ['dochody']],
    ['except', ['dochody'], []],
  ])('takes over the services that portal.json chooses, and every screen: %s %j gives %j', (list, named, slugs) => {
    const choosing = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', services: { [list]: named } });
    const screen = write('screens/kontakt/screen.json', {
      slug: 'kontakt',
      route: '/kontakt',
      title: 'Kontakt',
      blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    });
    const { pack, problems } = checkPack(buildPack([choosing], {}), layersOf(buildPack([screen])));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pack?.services.map(({ slug }) => slug)).toEqual(['kontakt', ...slugs]);
  });

  it('leaves out what needs an account, and the session itself, where portal.json says that there are none', () => {
    const own = { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', accounts: false };
    const text = { id: 'a', block: 'text', text: 'Tekst' };
    const screen = (slug: string, more: object) => write(`screens/${slug}/screen.json`, { slug, title: slug, blocks: [text], ...more });
    const asked = { konto: { endpoint: '/konto', signedIn: true, response: { type: 'object', properties: {} } } };
    const screens = [
      screen('logowanie', { route: '/logowanie' }),
      screen('konto', { route: '/konto' }),
      screen('kontakt', { route: '/kontakt' }),
      screen('chronione', { route: '/chronione', access: { protected: true } }),
      screen('pyta', { route: '/pyta', sources: asked }),
      screen('powrot', { route: '/powrot', address: { kod: { description: 'Code.', otherwise: '/logowanie' } } }),
    ];
    const base = layersOf(buildPack([...screens, put('/session', { login: '/logowanie', home: '/konto' }, 'portal.json')]));
    const having = checkPack(buildPack([write('portal.json', { ...own, accounts: true })], {}), base);
    expect(having.pack?.portal.session).toMatchObject({ login: '/logowanie' });
    expect(having.pack?.services).toHaveLength(7);
    const without = checkPack(buildPack([write('portal.json', own)], {}), base);
    expect(without.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(without.pack?.portal.session).toBeUndefined();
    expect(without.pack?.services.map(({ slug }) => slug)).toEqual(['kontakt', 'dochody']);
    // What the base itself offers goes with the screen; what the own portal.json offers is told.
    const task = { id: 'konto', label: 'Konto', goTo: '/konto' };
    const offering = layersOf(
      buildPack([
        ...screens,
        put('/session', { login: '/logowanie', home: '/konto' }, 'portal.json'),
        put('/tasks', [task], 'portal.json'),
      ]),
    );
    const lostLinks = (portal: object) =>
      checkPack(buildPack([write('portal.json', portal)], {}), offering).problems.flatMap(({ rule, place }) =>
        rule === 'unknown-route' ? [place.pointer] : [],
      );
    expect(lostLinks(own)).toEqual([]);
    expect(lostLinks({ ...own, footer: [{ id: 'konto', label: 'Konto', goTo: '/konto' }] })).toEqual(['/footer/0/goTo']);
    const changed = write('screens/konto/screen.json', { title: 'Moje konto' });
    expect(checkPack(buildPack([write('portal.json', own), changed], {}), base).problems).toContainEqual(
      expect.objectContaining({ rule: 'left-out-service', got: 'konto' }),
    );
  });

  it('takes a whole service of the overlay in the place of one that is left out', () => {
    const choosing = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', services: { only: [] } });
    const own = write(serviceFile, {
      slug: 'dochody',
      title: 'Nasze dochody',
      group: 'budzet',
      blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    });
    const { pack, problems } = checkPack(buildPack([choosing, own], {}), layersOf(buildPack([])));
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pack?.services.map(({ definition }) => definition.title)).toEqual(['Nasze dochody']);
  });

  it('reports what an overlay makes wrong at its place in the overlay', () => {
    const { problems } = checkPack(
      buildPack(
        [portal, write(serviceFile, { group: 'brak', blocks: [{ id: 'tabela', columns: [{ id: 'kwotaa', label: 'Kwota' }] }] })],
        {},
      ),
      layersOf(buildPack([])),
    );
    expect(
      problems.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${place.file}${place.pointer} ${rule}`),
    ).toEqual([`${serviceFile}/group unknown-group`, `${serviceFile}/blocks/0/columns/0/id unknown-path`]);
  });

  it('says that the base pack is missing, and nothing that would follow from it', () => {
    const { problems, pack } = checkPack(buildPack([portal, write(serviceFile, { title: 'Wpływy' })], {}));
    expect(problems.map(({ rule }) => rule)).toEqual(['unknown-base']);
    expect(pack).toBeNull();
  });
});
