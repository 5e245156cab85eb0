import type { JsonValue } from '../../engine/authoring';
import { currentLanguage } from '../language/say';

const words = { pl: { yes: 'tak', no: 'nie' }, en: { yes: 'yes', no: 'no' } };

/** A value of a definition as people read it: what a thing says, name by name. */
export function shownValue(value: JsonValue): string {
  if (typeof value === 'string') return `„${value}”`;
  if (typeof value === 'boolean') return words[currentLanguage()][value ? 'yes' : 'no'];
  if (Array.isArray(value)) return value.map((item: JsonValue) => shownValue(item)).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, member]) => `${name}: ${shownValue(member)}`)
      .join('; ');
  return String(value);
}
