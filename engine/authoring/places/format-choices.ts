import type { Format, FormatOptions } from '../../formats';
import type { StaticType } from '../../language/static-type';
import { catalogueTranslator } from '../../scenarios';
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

/** The formats with what each makes of a value: of one such as the column shows, else of one that it takes. */
export function formatChoices({ language, pack, schemas }: OpenedParts, shown: StaticType | null): readonly Choice[] {
  const { formats } = language.kinds;
  const described = schemas.root('service.schema.json').$defs;
  const text = typeof described === 'object' && described !== null && 'FormatName' in described ? described.FormatName : null;
  const about = typeof text === 'object' && text !== null && 'description' in text ? String(text.description) : '';
  const meanings = meaningsIn(about, Object.keys(formats));
  const options: FormatOptions = {
    language: 'pl',
    timeZone: 'Europe/Warsaw',
    translate: catalogueTranslator(pack?.catalogue.get('pl')?.value ?? {}, 'pl'),
    unit: 'm2',
    withUnit: true,
  };
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
