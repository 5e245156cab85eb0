import type { Format } from '../../../formats';
import type { StaticType } from '../../../language/static-type';
import { type Phrase, say } from '../../messages';

const needs = {
  texts: say('a-text'),
  numbers: say('number-or-double'),
  'whole-numbers': say('a-whole-number'),
  'texts-and-numbers': say('text-or-number'),
  years: say('a-year'),
  booleans: say('true-or-false'),
  lists: say('list-of-texts-or-numbers'),
} as const satisfies Readonly<Record<NonNullable<Format['takes']> | 'texts', Phrase>>;

/** Says what a format needs when it cannot show values of a type; null when it can, or nothing is known of them. */
export function formatNeeds(format: Format, type: StaticType): Phrase | null {
  const takes: keyof typeof needs = format.takes ?? 'texts';
  if (type.kind === 'any' || type.kind === 'null') return null;
  if (takes === 'whole-numbers' && type.kind === 'number' && type.fraction === true) return say('integer-in-contract');
  return shows(takes, type) ? null : needs[takes];
}

function shows(takes: keyof typeof needs, type: StaticType): boolean {
  switch (takes) {
    case 'texts':
      return type.kind === 'string';
    case 'numbers':
    case 'whole-numbers':
      return type.kind === 'number';
    case 'texts-and-numbers':
    case 'years':
      return type.kind === 'number' || type.kind === 'string';
    case 'booleans':
      return type.kind === 'boolean';
    case 'lists':
      return type.kind === 'list' && ['any', 'null', 'string', 'number'].includes(type.item.kind);
  }
}
