import type { datedRules } from '../problems/rule-list';
import { type Edit, put, type RuleCase, serviceFile, write } from './sample-pack';

const file = 'values/odpady.json';
const basis = { act: 'Uchwała nr XII/84/2025' };
const first = { id: 'rok2025', from: '2025-01-01', to: '2025-12-31', value: 29, basis };
const second = { id: 'rok2026', from: '2026-01-01', value: 31.5, basis };

/** A value of the act, read by the table, with periods as they are given. */
function dated(periods: readonly object[], formula = "=row.kwota > rate('odpady.osoba')"): readonly Edit[] {
  const texts = periods
    .map((period) => ({ ...first, ...period }))
    .map(({ id }) => [`values.osoba.periods.${id}.basis.act`, 'Resolution'] as const);
  return [
    write(file, { values: { osoba: { name: 'Opłata za osobę', type: 'money', periods } } }),
    write('values/odpady.en.json', { 'values.osoba.name': 'Fee for a person', ...Object.fromEntries(texts) }),
    put('/blocks/0/where', formula),
  ];
}

/** Cases of the rules about dated values. */
export const datedCases: Readonly<Record<keyof typeof datedRules, RuleCase>> = {
  'unknown-dated-value': {
    broken: dated([first, second], "=row.kwota > rate('odpady.osob')"),
    good: dated([first, second]),
    at: `${serviceFile}#/blocks/0/where`,
    suggestion: 'odpady.osoba',
  },
  'dated-value-type': {
    broken: dated([first, { ...second, value: 31.555 }]),
    good: dated([first, second]),
    at: `${file}#/values/osoba/periods/1/value`,
  },
  'dated-value-periods': {
    broken: dated([{ ...first, to: '2026-01-01' }, second]),
    good: dated([second, first]),
    at: `${file}#/values/osoba/periods/1/from`,
  },
  'dated-value-gap': {
    broken: dated([{ ...first, to: '2025-12-30' }, second]),
    good: dated([first, second]),
    at: `${file}#/values/osoba/periods/1/from`,
  },
  'unused-dated-value': {
    broken: dated([first, second], '=row.kwota > 1'),
    good: dated([first, second]),
    at: `${file}#/values/osoba`,
  },
  'day-without-value': {
    broken: dated([first, second], "=row.kwota > rate('odpady.osoba', '2024-12-31')"),
    good: dated([first, second], "=row.kwota > rate('odpady.osoba', '2099-12-31')"),
    at: `${serviceFile}#/blocks/0/where`,
  },
};
