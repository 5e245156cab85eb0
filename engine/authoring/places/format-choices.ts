import type { Format, FormatOptions } from '../../formats';
import type { StaticType } from '../../language/static-type';
import { catalogueTranslator } from '../../scenarios';
import { originalLanguage } from '../../values/language';
import { typeInWords } from '../check/typing/type-in-words';
import { type Choice, choice, meaningsIn } from './choices';
import type { OpenedParts } from './open-pack';
import { sampleOf } from './samples';

// Tried in this order on a format, until it shows one.
const trialValues = [
  1234.5,
  1234,
  2026,
  'tekst',
  '2026-01-31',
  '2026-01-31T12:00:00',
  true,
  ['tekst', 'słowo'],
  '61109010140000071219812874',
  'm2',
  'urzad@gmina.example',
  '123456789',
  'https://gmina.example',
];

/** What formats show values with in an example: the language of definitions, and no unit. */
export function exampleOptions({ pack }: Pick<OpenedParts, 'pack'>): FormatOptions {
  return {
    language: originalLanguage,
    timeZone: 'Europe/Warsaw',
    translate: catalogueTranslator(pack?.catalogue.get(originalLanguage)?.value ?? {}, originalLanguage),
    unit: null,
    withUnit: true,
  };
}

/** The formats with what each makes of a value: of one such as the column shows, else of one that it takes. */
export function formatChoices({ language, pack, schemas }: OpenedParts, shown: StaticType | null): readonly Choice[] {
  const { formats } = language.kinds;
  const described = schemas.root('service.schema.json').$defs;
  const text = typeof described === 'object' && described !== null && 'FormatName' in described ? described.FormatName : null;
  const about = typeof text === 'object' && text !== null && 'description' in text ? String(text.description) : '';
  const meanings = meaningsIn(about, Object.keys(formats));
  const options = { ...exampleOptions({ pack }), unit: 'm2' };
  const own = shown === null ? undefined : sampleOf(shown);
  return Object.entries(formats).map(([name, format]) =>
    choice(name, {
      help: meanings.get(name) ?? null,
      sample: sampleOfFormat(format, own === undefined || own === null ? trialValues : [own, ...trialValues], options),
      type: shown === null ? null : typeInWords(shown),
    }),
  );
}

function sampleOfFormat(format: Format, values: readonly unknown[], options: FormatOptions): string | null {
  for (const value of values) {
    const text = format.format(value, options);
    if (text !== null && text !== '') return text;
  }
  return null;
}
