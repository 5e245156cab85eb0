// What an overlay hears of an upgrade. Each case changes the base after the lock was written.
import { describe, expect, it } from 'vitest';
import { buildPack, drop, type Edit, layersOf, put, sampleSurroundings, serviceFile, write } from '../check/cases/sample-pack';
import { checkPack } from '../check/check-pack';
import type { DefinitionFiles } from '../source/loaded-pack';
import { type BaseView, viewBase } from './base-view';
import { compareWithLock, type UpgradeFinding } from './compare';
import { lockOf, parseLock } from './lock';
import { upgradeReport } from './report';

const portal = write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', theme: { primary: '#333333' } });
const overlay = write(serviceFile, {
  title: 'Wpływy',
  serviceId: null,
  blocks: [
    {
      id: 'tabela',
      columns: [
        { id: 'udzial', after: 'nazwa', label: 'Udział', value: '=row.kwota' },
        { id: 'kwota', label: 'Suma' },
      ],
    },
  ],
});
const english = write('services/dochody/en.json', { title: 'Receipts', 'blocks.tabela.title': 'Revenue', 'codes.rodzaje.A.label': 'Levy' });
const own = [portal, overlay, english];

const whole = (files: DefinitionFiles, base: DefinitionFiles) => checkPack(files, layersOf(base), sampleSurroundings).pack;

function viewOf(overlayEdits: readonly Edit[], baseEdits: readonly Edit[]): BaseView {
  const [files, base] = [buildPack(overlayEdits, {}), buildPack(baseEdits)];
  const { pack } = checkPack(base, undefined, sampleSurroundings);
  if (!pack) throw new Error('The base has the wrong shape.');
  return viewBase({ files, base: pack, whole: whole(files, base) });
}

/** Findings after the base has changed, with the lock as it is read from its file. */
function upgraded(baseEdits: readonly Edit[], edits: readonly Edit[] = own, later: readonly Edit[] = edits): readonly UpgradeFinding[] {
  const lock = parseLock(JSON.stringify(lockOf(viewOf(edits, []))));
  if ('reason' in lock) throw new Error(lock.reason);
  return compareWithLock(lock, viewOf(later, baseEdits));
}

const lines = (findings: readonly UpgradeFinding[]) => findings.map(({ decide, sentence }) => `${decide ? 'decide' : 'know'}: ${sentence}`);
const field = (path: string) => `/sources/dochody/response/properties/lista/items/${path}`;
const contract = '/sources/dochody/response/properties/lista/items/properties';
const call = 'GET /dochody:';

describe('an upgrade of the base', () => {
  it('that changes nothing an overlay relies on says nothing', () => {
    expect(upgraded([])).toEqual([]);
    expect(upgraded([put('/pdf/fileName', 'inna.pdf'), put('/blocks/1/title', 'Inny wykres')])).toEqual([]);
  });

  it.each<[string, readonly Edit[], string]>([
    [
      'a text that the overlay changed',
      [put('/title', 'Dochody gminy')],
      'decide: services/dochody, title is now different in the base, and you had changed it.',
    ],
    [
      'the same text as the overlay',
      [put('/title', 'Wpływy')],
      'know: services/dochody, title is now the same in the base, so you need not change it.',
    ],
    [
      'what the overlay removed',
      [put('/serviceId', 2)],
      'know: services/dochody, serviceId, which you remove, is now different in the base.',
    ],
    [
      'a colour of the portal',
      [put('/theme/primary', '#112233', 'portal.json')],
      'decide: portal, theme.primary is now different in the base, and you had changed it.',
    ],
    [
      'a translation',
      [put('/title', 'Revenues', 'services/dochody/en.json')],
      'decide: services/dochody/en, title is now different in the base, and you had changed it.',
    ],
    [
      'a Polish text with a translation',
      [put('/blocks/0/title', 'Wpływy budżetu')],
      'decide: The Polish text that you translate in services/dochody/en, blocks.tabela.title is now another.',
    ],
    [
      'a Polish word of a code',
      [put('/codes/rodzaje/A/label', 'Opłata')],
      'decide: The Polish text that you translate in services/dochody/en, codes.rodzaje.A.label is now another.',
    ],
  ])('that changes %s says so', (_, edits, line) => expect(lines(upgraded(edits))).toEqual([line]));

  it('that drops what the overlay names says so, also when the overlay no longer fits', () => {
    expect(
      lines(
        upgraded([
          drop('/blocks/0/columns/0'),
          put('/blocks/0/columns', [{ id: 'kwota', label: 'Kwota' }]),
          put('/blocks/1/category', 'kwota'),
        ]),
      ),
    ).toEqual(['decide: services/dochody, blocks.tabela.columns.nazwa is gone from the base, and your files still name it.']);
    expect(lines(upgraded([put('/blocks/0/columns', [{ id: 'nazwa', label: 'Nazwa' }]), put('/blocks/1/value', 'nazwa')]))).toEqual([
      'decide: services/dochody, blocks.tabela.columns.kwota is gone from the base, and your files still name it.',
    ]);
  });

  it('that adds what the overlay had added says so once', () => {
    const column = { id: 'udzial', label: 'Udział procentowy', value: '=row.kwota' };
    const [finding, ...more] = upgraded([put('/blocks/0/columns/2', column)]);
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      kind: 'taken',
      decide: true,
      sentence: 'services/dochody, blocks.tabela.columns.udzial is yours, and the base now has it too.',
      now: 'Udział procentowy',
      place: { file: serviceFile },
    });
  });

  it('that brings or drops services says whether residents see it', () => {
    const service = write('services/nowa.json', {
      slug: 'nowa',
      title: 'Nowa',
      group: 'budzet',
      blocks: [{ id: 'a', block: 'text', text: 'Tekst' }],
    });
    expect(lines(upgraded([service]))).toEqual([
      'decide: The base has a new service nowa, “Nowa”. Residents see it, unless services in portal.json leaves it out.',
    ]);
    const choosing = [write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'sosnowka', services: { only: ['dochody'] } })];
    expect(lines(upgraded([service], choosing))).toEqual([
      'know: The base has a new service nowa, “Nowa”. Your portal.json does not take it over, or your files hide it.',
    ]);
  });

  it.each<[string, readonly Edit[], string]>([
    [
      'must have',
      [put(`${contract}/rok`, { type: 'integer' }), put(field('required'), ['nazwa', 'kwota', 'rok'])],
      `decide: ${call} The answer must now have lista[].rok (integer).`,
    ],
    ['may have', [put(`${contract}/rok`, { type: 'integer' })], `know: ${call} The answer may now have lista[].rok (integer).`],
    [
      'must have what it could leave out',
      [put('/sources/dochody/response/required', [])],
      `know: ${call} lista of the answer may now be left out.`,
    ],
    [
      'may no longer leave empty',
      [put(`${contract}/kwota/type`, 'number')],
      `decide: ${call} lista[].kwota of the answer was null|number and is now number.`,
    ],
    [
      'may have as another type',
      [put(`${contract}/kwota/type`, ['number', 'null', 'string'])],
      `know: ${call} lista[].kwota of the answer was null|number and is now null|number|string.`,
    ],
    [
      'may write in another way',
      [put(`${contract}/nazwa/pattern`, '^[a-z]+$')],
      `decide: ${call} lista[].nazwa of the answer had pattern "^[A-Z]+$" and now has pattern "^[a-z]+$".`,
    ],
    [
      'may write as it likes',
      [drop(`${contract}/nazwa/pattern`)],
      `know: ${call} lista[].nazwa of the answer had pattern "^[A-Z]+$" and now has no pattern.`,
    ],
    ['receives', [put('/sources/dochody/query/wersja', '2')], `decide: ${call} The portal now sends query wersja (string).`],
  ])('that changes what the office %s says whether it is harmless', (_, edits, line) => {
    expect(lines(upgraded(edits)).filter((each) => each.includes(call))).toEqual([line]);
  });

  it('that asks other calls names them', () => {
    expect(lines(upgraded([put('/sources/dochody/endpoint', '/wplywy')]))).toEqual([
      'know: GET /dochody is no longer asked.',
      'decide: GET /wplywy is a new call that your office is asked.',
    ]);
  });

  it('says what the lock cannot know, because it came later', () => {
    const later = [portal, english, write(serviceFile, { title: 'Wpływy', group: 'budzet' })];
    expect(lines(upgraded([], own, later))).toEqual([
      'know: services/dochody, group is in your files since the lock was written, so what the base had then is not known.',
    ]);
  });

  it('is told in words, with what the base had and has and what the overlay says', () => {
    const text = upgradeReport(upgraded([put('/title', 'Dochody `gminy`')]), 'gmina', (file) => `gmina/${file}`);
    expect(text).toBe(
      [
        '# Upgrade check of gmina',
        'To decide: 1. To know: 0. When you have decided, write the lock anew with `--write`.',
        '## To decide',
        '### What the base changed, and you had changed',
        [
          '- services/dochody, title is now different in the base, and you had changed it.',
          '  - in `gmina/services/dochody/service.json:2`',
          '  - the base had: `Dochody`',
          '  - the base has: `` Dochody `gminy` ``',
          '  - yours: `Wpływy`',
        ].join('\n'),
      ].join('\n\n'),
    );
  });
});

describe('a lock', () => {
  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'it is not an object'],
    ['{"lockVersion": 9}', 'it says lockVersion 9, and 1 is known'],
    ['{"lockVersion": 1, "values": {"a": {"b": 5}}, "services": {}, "calls": {}}', 'values, services or calls are missing or damaged'],
    ['{"lockVersion": 1, "values": {}, "services": {}}', 'values, services or calls are missing or damaged'],
  ])('that says %s is refused with the reason', (text, reason) => {
    const lock = parseLock(text);
    expect('reason' in lock ? lock.reason : '').toContain(reason);
  });
});
