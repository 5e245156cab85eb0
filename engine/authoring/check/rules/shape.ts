import type { RuleSet } from '../rule-set';

/** Rules about the shape that the schema of the definition language gives a file. */
export const shapeRules = {
  'unknown-property': { severity: 'error', description: 'An object has only the properties of the definition language.' },
  'missing-property': { severity: 'error', description: 'A property without which the object means nothing is there.' },
  'wrong-type': {
    severity: 'error',
    description: 'A value is of the kind that its place takes: text, number, true or false, list, object.',
  },
  'wrong-value': {
    severity: 'error',
    description: 'A value is one of the allowed words, matches the pattern and lies within the limits of its place.',
  },
  'unknown-block': { severity: 'error', description: 'A block is of one of the kinds of the definition language.' },
  'unknown-control': { severity: 'error', description: 'A param or field has one of the controls of the definition language.' },
  'unknown-action': { severity: 'error', description: 'An action of a row is of one of the kinds of the definition language.' },
  'unknown-format': { severity: 'error', description: 'A format is one of the registered formats.' },
  'unknown-rule': { severity: 'error', description: 'A check of a typed value is one of the registered rules.' },
  'chart-without-summary': {
    severity: 'error',
    description: 'A chart has a sentence that says what it shows, for those who do not see it.',
  },
} as const satisfies RuleSet;
