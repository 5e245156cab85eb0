import type { columnRules } from '../problems/rule-list';
import { drop, put, type RuleCase, serviceFile } from './sample-pack';

/** Cases of the rules about columns. */
export const columnCases: Readonly<Record<keyof typeof columnRules, RuleCase>> = {
  'unknown-column': {
    broken: [put('/blocks/0/sort', { column: 'kwot' })],
    good: [put('/blocks/0/sort', { column: 'kwota' })],
    at: `${serviceFile}#/blocks/0/sort/column`,
    suggestion: 'kwota',
  },
  'total-of-text': {
    broken: [put('/blocks/0/columns/0/total', {})],
    good: [drop('/blocks/0/columns/1/total')],
    at: `${serviceFile}#/blocks/0/columns/0/total`,
  },
  'format-mismatch': {
    broken: [put('/blocks/0/columns/0/format', 'money')],
    good: [put('/blocks/0/columns/1/format', 'decimal')],
    at: `${serviceFile}#/blocks/0/columns/0/format`,
  },
  'record-only': {
    broken: [put('/blocks/0/columns/0/copy', true)],
    good: [
      put('/blocks/1', {
        id: 'r',
        block: 'record',
        title: 'Dane',
        of: '=dochody',
        fields: [{ id: 'x', label: 'X', value: "='1'", copy: true }],
      }),
    ],
    at: `${serviceFile}#/blocks/0/columns/0/copy`,
  },
  'filter-unfit': {
    broken: [put('/blocks/0/columns/0/filter', 'numbers')],
    good: [put('/blocks/0/columns/0/filter', 'choice'), put('/blocks/0/columns/1/filter', 'numbers')],
    at: `${serviceFile}#/blocks/0/columns/0/filter`,
  },
  'unit-of-format': {
    broken: [put('/blocks/0/columns/1/format', 'quantity')],
    good: [put('/blocks/0/columns/1/format', 'quantity'), put('/blocks/0/columns/1/unit', 'm2')],
    at: `${serviceFile}#/blocks/0/columns/1/format`,
  },
  'places-unused': {
    broken: [put('/blocks/0/columns/1/format', 'money'), put('/blocks/0/columns/1/places', 3)],
    good: [put('/blocks/0/columns/1/format', 'decimal'), put('/blocks/0/columns/1/places', 3)],
    at: `${serviceFile}#/blocks/0/columns/1/places`,
  },
};
