import type { Format } from '../../../formats';
import type { StaticType } from '../../../language/static-type';

const needs = {
  texts: 'a text',
  numbers: 'a number; double(...) reads one out of a text',
  'whole-numbers': 'a whole number',
  'texts-and-numbers': 'a text or a number',
  years: 'a year',
  booleans: 'true or false',
  lists: 'a list of texts or numbers',
} as const satisfies Readonly<Record<NonNullable<Format['takes']> | 'texts', string>>;

/** Says what a format needs when it cannot show values of a type; null when it can, or nothing is known of them. */
export function formatNeeds(format: Format, type: StaticType): string | null {
  const takes: keyof typeof needs = format.takes ?? 'texts';
  if (type.kind === 'any' || type.kind === 'null') return null;
  if (takes === 'whole-numbers' && type.kind === 'number' && type.fraction === true) return 'a whole number: type integer in the contract';
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
