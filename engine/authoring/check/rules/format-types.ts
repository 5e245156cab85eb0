import type { FormatName } from '../../../language/language.generated';
import type { StaticType } from '../../../language/static-type';
import { assertNever } from '../../../values/assert-never';

/** Says what a format needs when it cannot show values of a type; null when it can, or nothing is known of them. */
export function formatNeeds(format: FormatName, type: StaticType): string | null {
  if (type.kind === 'any' || type.kind === 'null') return null;
  switch (format) {
    case 'text':
      return type.kind === 'string' || type.kind === 'number' ? null : 'a text or a number';
    case 'integer':
      if (type.kind === 'number' && type.fraction === true) return 'a whole number: type integer in the contract';
      return type.kind === 'number' ? null : 'a whole number';
    case 'decimal':
    case 'money':
    case 'percent':
    case 'quantity':
      return type.kind === 'number' ? null : 'a number; double(...) reads one out of a text';
    case 'year':
      return type.kind === 'number' || type.kind === 'string' ? null : 'a year';
    case 'yes-no':
      return type.kind === 'boolean' ? null : 'true or false';
    case 'account-number':
    case 'unit-code':
    case 'date':
    case 'date-time':
    case 'email':
    case 'phone':
    case 'web-address':
      return type.kind === 'string' ? null : 'a text';
    case 'list':
      return type.kind === 'list' && ['any', 'null', 'string', 'number'].includes(type.item.kind) ? null : 'a list of texts or numbers';
    default:
      return assertNever(format);
  }
}
