import { type FormatOptions, formats } from '../../formats';
import type { FormatName } from '../../language/language.generated';
import { type ToldLanguage, wordsIn } from '../changes/words';
import type { FoundField } from './found-fields';

/** What a format is called, in the words of clerks. */
export function formatName(name: FormatName, language: ToldLanguage): string {
  return wordsIn(language).choice(['FormatName'], name) ?? name;
}

// A sample stands beside the name of its format, so units and words of the portal's catalogue are not needed.
const options: FormatOptions = { language: 'pl', timeZone: 'Europe/Warsaw', translate: () => '', unit: null, withUnit: false };

/** What a format makes of the example of a field, null where it has none or the format shows words. */
export function formatSample({ contract }: Pick<FoundField, 'contract'>, name: FormatName | null): string | null {
  const [example] = contract.examples ?? [];
  if (typeof example !== 'string' && typeof example !== 'number') return null;
  const text = name === null ? String(example) : formats[name].format(example, options);
  return text === null || text === '' ? null : text.slice(0, 80);
}
