import { isWritableText } from '../database/writable';
import type { OfficeErrorName } from '../errors/catalogue';
import { OfficeFailure } from '../errors/office-failure';

/** Size limits of a value, from its contract. */
export interface RequestLimit {
  /** Most characters of a text. */
  readonly maxLength?: number;
  /** Most entries of a list. */
  readonly maxItems?: number;
  readonly items?: RequestLimit;
  readonly properties?: Readonly<Record<string, RequestLimit>>;
}

/** What is said of a list that is too long, in place of the name of its field. */
interface TooMany {
  /** Error of the catalogue; it is given `most`, the number that is allowed. */
  readonly error: OfficeErrorName;
  /** How many there may be besides those of the list. */
  readonly beside: number;
}

/** The lists of a body that residents know by another word than the name of the field. */
export type TooManyWords = Readonly<Record<string, TooMany>>;

/** Throws an `OfficeFailure` that names the first field whose value is larger than its contract allows, or cannot be stored as text. */
export function keepLimits(
  limits: Readonly<Record<string, RequestLimit>>,
  values: Readonly<Record<string, unknown>>,
  tooMany: TooManyWords = {},
): void {
  for (const [name, limit] of Object.entries(limits)) {
    if (!Object.hasOwn(values, name)) continue;
    const words = tooMany[name];
    const list = values[name];
    if (words && Array.isArray(list) && limit.maxItems !== undefined && list.length > limit.maxItems)
      throw new OfficeFailure(words.error, { most: String(limit.maxItems + words.beside) });
    keepLimit(name, limit, list);
  }
}

function keepLimit(name: string, limit: RequestLimit, value: unknown): void {
  if (typeof value === 'string') {
    const { maxLength } = limit;
    if (maxLength !== undefined && isLonger(value, maxLength)) throw new OfficeFailure('textTooLong', { name, most: String(maxLength) });
    if (!isWritableText(value)) throw new OfficeFailure('wrongQuery', { name });
  } else if (Array.isArray(value)) {
    const { maxItems, items = {} } = limit;
    if (maxItems !== undefined && value.length > maxItems) throw new OfficeFailure('tooManyEntries', { name, most: String(maxItems) });
    for (const entry of value) keepLimit(name, items, entry);
  } else if (typeof value === 'object' && value !== null) {
    keepLimits(limit.properties ?? {}, { ...value });
  }
}

/** Counts characters as JSON Schema does: a character outside the basic plane counts once. */
function isLonger(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || Array.from(text).length > most;
}
