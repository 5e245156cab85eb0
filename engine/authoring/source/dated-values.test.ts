import { describe, expect, it } from 'vitest';
import { createEvaluator, scopeOf } from '../../expressions';
import { buildPack, layersOf, sampleSurroundings } from '../check/cases';
import { type Edit, put, write } from '../check/cases/sample-pack';
import { checkPack } from '../check/check-pack';
import { compilePack } from '../compile';
import { noLayers } from './base-layers';
import { ratesIn } from './dated-values';

const basis = { act: 'Uchwała nr XII/84/2025' };
const file = 'values/odpady.json';
const english = 'values/odpady.en.json';
const old = { id: 'rok2025', from: '2025-01-01', to: '2025-12-31', value: 29, basis };
const now = { id: 'rok2026', from: '2026-01-01', value: 31.5, basis };
const formula = "=row.kwota > rate('odpady.osoba', row.nazwa)";
const pack: readonly Edit[] = [
  write(file, {
    values: {
      osoba: { name: 'Opłata za osobę', type: 'money', periods: [old, now] },
      kontener: { name: 'Opłata za kontener', type: 'money', periods: [{ ...now, value: 77.77 }] },
      kto: { name: 'Kto odbiera', type: 'text', periods: [{ ...now, id: 'k', value: 'Zakład' }] },
    },
  }),
  write(english, { 'values.kto.periods.k.value': 'The works' }),
  put('/blocks/0/where', formula),
  put('/blocks/0/visible', "=rate('odpady.kto') != ''"),
];

/** The formulas of the sample service as a page gets them. */
function formulasOf(edits: readonly Edit[], language: string, over: readonly Edit[] = []) {
  const base = buildPack(edits);
  const { pack: checked, problems } = over.length
    ? checkPack(buildPack(over, {}), layersOf(base), sampleSurroundings)
    : checkPack(base, noLayers, sampleSurroundings);
  if (!checked) throw new Error(JSON.stringify(problems));
  const [, chunk = ''] = [...compilePack(checked).files].find(([name]) => name.startsWith(`dochody.${language}.`)) ?? [];
  const { formulas, furtherFunctions } = JSON.parse(chunk);
  return {
    chunk,
    furtherFunctions,
    evaluate: createEvaluator(null, formulas),
    errors: problems.filter(({ severity }) => severity === 'error'),
  };
}

const onDay = (nazwa: unknown, kwota: number) => scopeOf({ row: { kwota, nazwa }, today: '2026-11-25' });

describe('a dated value', () => {
  it('is that of the day, with both of its ends', () => {
    const { evaluate, furtherFunctions } = formulasOf(pack, 'pl');
    expect(furtherFunctions).toBe(true);
    const costs = (day: unknown, kwota: number) => evaluate(formula, onDay(day, kwota));
    expect([costs('2025-01-01', 30), costs('2025-12-31', 30), costs('2026-01-01', 30), costs('2099-12-31', 31.51)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  it('is empty for a day without one, for what is no day and for none', () => {
    const { evaluate } = formulasOf(pack, 'pl');
    for (const day of ['2024-12-31', '2026-02-30', 'wczoraj', '', null, '0001-01-01'])
      expect(evaluate(formula, onDay(day, 30)), String(day)).not.toBe(true);
  });

  it('without a day is that of the day of the portal, in the language of the page', () => {
    const [polish, translated] = ['pl', 'en'].map((language) => formulasOf(pack, language));
    expect(polish?.chunk).toContain('"Zakład"');
    expect(translated?.chunk).toContain('"The works"');
    expect(polish?.evaluate("=rate('odpady.kto') != ''", onDay('', 0))).toBe(true);
  });

  it('is in the chunk of a service that reads it and of no other', () => {
    const { chunk } = formulasOf(pack, 'pl');
    expect(chunk).toContain('31.5');
    expect(chunk).not.toContain('77.77');
  });

  it('gets a period from an overlay, which ends the one before', () => {
    const over = [
      write('portal.json', { definitionVersion: 2, extends: 'okienko@2', id: 'gmina' }),
      write(file, {
        values: {
          osoba: {
            periods: [
              { id: 'rok2026', to: '2026-12-31' },
              { id: 'rok2027', from: '2027-01-01', value: 40, basis },
            ],
          },
        },
      }),
    ];
    const { evaluate, errors } = formulasOf(pack, 'pl', over);
    expect(errors).toEqual([]);
    expect([evaluate(formula, onDay('2026-12-31', 35)), evaluate(formula, onDay('2027-01-01', 35))]).toEqual([true, false]);
  });

  it('is refused where an overlay gives a day a second value, and empty if it ran nevertheless', () => {
    const over = [
      write('portal.json', { definitionVersion: 2, extends: 'okienko@2', id: 'gmina' }),
      write(file, { values: { osoba: { periods: [{ id: 'rok2027', from: '2027-01-01', value: 40, basis }] } } }),
    ];
    const { evaluate, errors } = formulasOf(pack, 'pl', over);
    expect(errors.map(({ rule, place }) => `${rule} ${place.file}`)).toEqual([`dated-value-periods ${file}`]);
    expect(evaluate(formula, onDay('2027-05-05', 35))).toBe(false);
  });
});

it.each([
  ["=rate('a.b')", [{ key: 'a.b', day: null }]],
  [
    "=rate( 'a.b' , '2026-01-01' ) + rate('c.d', row.x)",
    [
      { key: 'a.b', day: '2026-01-01' },
      { key: 'c.d', day: null },
    ],
  ],
  ["=row.rate('a.b') == 'rate(\"a.b\")'", []],
  ['=rate(row.klucz)', []],
])('%s reads the keys that it writes out', (written, expected) => {
  expect(ratesIn(written).map(({ key, day }) => ({ key, day }))).toEqual(expected);
});
