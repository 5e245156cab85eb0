// What a change means: for rights, screens, links, calls, scenarios and municipalities below.
import { describe, expect, it } from 'vitest';
import { buildPack, sampleSurroundings, write } from '../check/cases/sample-pack';
import { checkPack } from '../check/check-pack';
import { readScenarios } from '../scenarios';
import type { LoadedPack } from '../source/loaded-pack';
import { type CaseEdit, editsOf } from './case-edits-for-tests';
import { describeChange } from './describe-change';
import { type Impact, impact } from './impact';
import { changeReport } from './report';

function packOf(edits: readonly CaseEdit[]): LoadedPack {
  const { pack, problems } = checkPack(buildPack(editsOf(edits)), undefined, sampleSurroundings);
  if (!pack) throw new Error(JSON.stringify(problems));
  return pack;
}

const meant = (before: readonly CaseEdit[], after: readonly CaseEdit[]): Promise<Impact> =>
  impact(packOf(before), packOf([...before, ...after]));
const widening = async (before: readonly CaseEdit[], after: readonly CaseEdit[]) =>
  (await meant(before, after)).widened.map(({ kind, change }) => `${kind} ${change.place.path}`);

const personal: readonly CaseEdit[] = [{ at: '/sources/dochody/personal', value: true }];
const column = { id: 'adres', label: 'Adres', value: '=row.nazwa' };
const guarded: readonly CaseEdit[] = [{ at: '/blocks/0/visible', value: '=user.czyOgraniczony == false && params.rok > 2020' }];
const noLogin: readonly CaseEdit[] = [{ at: '/access', value: { protected: true, subject: 'person', flag: 'czyDane' } }];
const other = (more: object): CaseEdit => ({
  file: 'services/inna.json',
  at: '',
  value: { slug: 'inna', title: 'Inna', group: 'budzet', blocks: [{ id: 'a', block: 'text', text: 'Tekst' }], ...more },
});

describe('rights that widen', () => {
  it.each<[string, readonly CaseEdit[], readonly CaseEdit[], readonly string[]]>([
    ['a service without login', noLogin, [{ at: '/access/protected', remove: true }], ['access access.protected']],
    ['a service for everybody', noLogin, [{ at: '/access/subject', value: 'any' }], ['access access.subject']],
    ['a service without the flag of the office', noLogin, [{ at: '/access/flag', remove: true }], ['access access.flag']],
    ['a service without any limit', noLogin, [{ at: '/access', remove: true }], ['access access']],
    ['a service for restricted accounts', noLogin, [{ at: '/access/restricted', value: true }], ['access access.restricted']],
    ['a condition on the user that is gone', guarded, [{ at: '/blocks/0/visible', remove: true }], ['condition blocks.tabela.visible']],
    [
      'a condition that no longer reads the user',
      guarded,
      [{ at: '/blocks/0/visible', value: '=params.rok > 2020' }],
      ['condition blocks.tabela.visible'],
    ],
    [
      'a column of what is said about a person',
      personal,
      [{ at: '/blocks/0/columns/2', value: column }],
      ['personal blocks.tabela.columns.adres'],
    ],
    [
      'a block with it',
      [...personal, { at: '/values', value: { suma: '=dochody.lista.size()' } }],
      [
        {
          at: '/blocks/2',
          value: { id: 'ile', block: 'notice', tone: 'info', text: { text: '{{a}}', values: { a: { value: '=values.suma' } } } },
        },
      ],
      ['personal blocks.ile'],
    ],
    [
      'another site in frames',
      [],
      [{ file: 'portal.json', at: '/embedOrigins', value: ['https://mapa.example', 'https://obca.example'] }],
      ['origin embedOrigins'],
    ],
  ])('are those of %s', async (_, before, after, found) => {
    expect(await widening(before, after)).toEqual(found);
  });

  it.each<[string, readonly CaseEdit[], readonly CaseEdit[]]>([
    ['a service with login', [], noLogin],
    [
      'a condition that only reads choices',
      [{ at: '/blocks/0/visible', value: '=params.rok > 2020' }],
      [{ at: '/blocks/0/visible', remove: true }],
    ],
    ['a condition more', [], guarded],
    ['a column of public data', [], [{ at: '/blocks/0/columns/2', value: column }]],
    ['another label on personal data', personal, [{ at: '/blocks/0/columns/1/label', value: 'Suma' }]],
    ['a column less', personal, [{ at: '/blocks/0/columns/1/total', remove: true }]],
    ['fewer sites', [], [{ file: 'portal.json', at: '/embedOrigins', value: [] }]],
  ])('are none with %s', async (_, before, after) => {
    expect(await widening(before, after)).toEqual([]);
  });
});

describe('the impact', () => {
  it('reaches the screens that make a shared call, with their PDFs and CSV files', async () => {
    const { screens, everywhere, calls } = await meant([], [{ file: 'calls.json', at: '/calls/lata/endpoint', value: '/roczniki' }]);
    expect(screens).toEqual([
      { slug: 'dochody', title: 'Dochody', address: '/uslugi/dochody', isScreen: false, why: ['call'], pdf: true, csv: true },
    ]);
    expect(everywhere).toBe(false);
    expect(calls).toEqual({ added: ['GET /roczniki'], removed: ['GET /lata'], changed: [] });
  });

  it('names calls whose contract is another', async () => {
    const { calls } = await meant([], [{ at: '/sources/dochody/query/wersja', value: '2' }]);
    expect(calls.changed).toEqual([{ call: 'GET /dochody', differences: ['The portal now sends query wersja (string).'] }]);
  });

  it('is everywhere when something of the portal changes', async () => {
    expect(await meant([], [{ file: 'portal.json', at: '/theme/primary', value: '#112233' }])).toMatchObject({
      everywhere: true,
      screens: [],
    });
  });

  it('names the links that lead to an address that came or went', async () => {
    const links = { id: 'dalej', block: 'links', title: 'Dalej', items: [{ id: 'i', label: 'Inna', goTo: '/uslugi/inna?rok=2026' }] };
    const menu: CaseEdit = { file: 'portal.json', at: '/menu', value: [{ id: 'i', label: 'Inna', goTo: '/uslugi/inna', position: 1 }] };
    const before: readonly CaseEdit[] = [other({}), { at: '/blocks/2', value: links }, menu];
    expect((await meant(before, [{ file: 'services/inna.json', at: '', remove: true }])).links).toEqual([
      { document: 'portal', path: 'menu.i.goTo', to: '/uslugi/inna', isDead: true },
      { document: 'services/dochody', path: 'blocks.dalej.items.i.goTo', to: '/uslugi/inna', isDead: true },
    ]);
    expect((await meant([{ at: '/blocks/2', value: links }], [other({})])).links).toEqual([
      { document: 'services/dochody', path: 'blocks.dalej.items.i.goTo', to: '/uslugi/inna', isDead: false },
    ]);
  });

  it('tries the scenarios of what it reaches, with what each screen shows before and after', async () => {
    const answers = { lata: { data: { lata: [2026] } }, dochody: { data: { lista: [{ nazwa: 'A', kwota: 5 }] } } };
    const scenarios = { scenarios: [{ name: 'jeden rok', answers, expect: { title: 'Dochody' } }] };
    const files = buildPack([write('services/dochody/scenarios.json', scenarios)]);
    const before = checkPack(files, undefined, sampleSurroundings).pack;
    if (!before) throw new Error('The sample pack has the wrong shape.');
    const context = { scenarios: readScenarios(files, before).services };
    const after = packOf([{ at: '/title', value: 'Wpływy' }]);
    const found = await impact(before, after, undefined, context);
    expect(found.scenarios).toMatchObject([{ slug: 'dochody', name: 'jeden rok', passedBefore: true, passesAfter: false }]);
    expect(found.scenarios[0]?.differences[0]).toEqual({ path: 'title', before: 'Dochody', after: 'Wpływy' });
    expect((await impact(before, packOf([{ at: '/order', value: 3 }]), undefined, context)).scenarios).toEqual([]);
  });

  it('reaches municipalities but for what they say themselves', async () => {
    const [before, after] = [packOf([]), packOf([{ at: '/title', value: 'Wpływy' }])];
    const below = [
      { name: 'sosnowka', before, after },
      { name: 'swoja', before, after: before },
      { name: 'zepsuta', before, after: null },
    ];
    expect((await impact(before, after, undefined, { below })).below).toEqual([
      { name: 'sosnowka', changes: 1, isBroken: false },
      { name: 'zepsuta', changes: 0, isBroken: true },
    ]);
  });
});

describe('the report', () => {
  it('says rights that widen first, escapes what definitions say, and shortens what is too long', async () => {
    const before = packOf(noLogin);
    const columns = Array.from({ length: 30 }, (_, index) => ({ id: `k${index}`, label: `Kolumna ${index}`, value: '=row.nazwa' }));
    const [nazwa, kwota] = [
      { id: 'nazwa', label: 'Nazwa' },
      { id: 'kwota', label: 'Kwota', format: 'money', total: {} },
    ];
    const after = packOf([
      ...noLogin,
      { at: '/access/protected', remove: true },
      { at: '/title', value: '<b>*Do*chody</b> @wszyscy' },
      { at: '/blocks/0/columns', value: [nazwa, kwota, ...columns] },
    ]);
    const changes = describeChange(before, after);
    const meaning = await impact(before, after, changes);
    const text = changeReport(changes, meaning, 'pl').replaceAll('\u00a0', ' ');
    expect(text).toMatch(/^# Zmiany: 32 zmiany\n\n## ⚠️ Więcej osób zobaczy lub zrobi więcej\n\n- \*\*Dostęp jest szerszy\.\*\* W usłudze/);
    expect(text).toContain('## &lt;b\\>\\*Do\\*chody&lt;/b\\> &#64;wszyscy');
    expect(text).toContain('- … i jeszcze 20 takich zmian');
    expect(text).not.toMatch(/<b>|@wszyscy/);
    expect(changeReport(changes, meaning, 'en')).toMatch(/^# Changes: 32 changes\n\n## ⚠️ More people will see or do more\n/);
    const none = await impact(before, before);
    expect(changeReport([], none, 'pl')).toBe('# Zmiany\n\nNic się nie zmienia.\n');
  });
});

it('tells a call that the portal answers itself as one that the office is no longer asked', async () => {
  const file = 'calls.json';
  const call = { endpoint: '/kadencje', response: { type: 'object' } };
  const before: readonly CaseEdit[] = [{ file, at: '/calls/kadencje', value: call }];
  const after = (content: object): readonly CaseEdit[] => [{ file, at: '/calls/kadencje/content', value: content }];
  expect((await meant(before, after({ body: {} }))).calls.removed).toEqual(['GET /kadencje']);
  expect((await meant(before, after({ by: 'rok', body: {} }))).calls.removed).toEqual([]);
});
