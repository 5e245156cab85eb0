// How values are shown. One file for each format of the definition language; the schema names it, and the registry is generated from both.
// Nothing here knows a service, a column or a screen.
import type { FormatName } from '../language/language.generated';
import type { Format, FormatOptions } from './format';
import { formats } from './formats.generated';

export { parseDecimal } from '../values/decimal-text';
export { mostPlaces } from './decimal';
export type { Format, FormatOptions } from './format';
export { formats } from './formats.generated';

/** Formats by name, those of the language and perhaps more. */
export type Formats = Readonly<Record<string, Format>>;

/** The format of a name; the checker knows no other. */
export function formatOf(known: Formats, name: string): Format {
  const format = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!format) throw new Error(`There is no format ${name}.`);
  return format;
}

/** The value as screen and PDF show it; null when it is not of the format's kind. */
export function formatValue(id: FormatName, value: unknown, options: FormatOptions): string | null {
  return formats[id].format(value, options);
}
