import { isExpression } from '../../../expressions';
import type { Text } from '../../../language/language.generated';
import { type Language, originalLanguage } from '../../../values/language';
import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer } from '../../parse/json-pointer';
import type { TextEntry } from '../../source/loaded-pack';
import { portalSchema, serviceSchema, valuesSchema } from '../../source/schemas.generated';
import { type LanguageSchema, type VisitedPlace, walkDefinition } from '../../source/walk';
import { eachService } from '../pack/each-service';
import type { CheckedDocument, CheckedService, CheckedTexts, PackUnderCheck } from '../pack/pack-under-check';
import { checkOriginal, checkTranslation, placesOf } from '../pack/text-forms';
import { nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkCatalogue } from './catalogue';
import { checkLanguages } from './languages';
import { checkPlainWords, checkTranslated } from './plain-words';

/** A text that residents read. */
interface Original {
  readonly key: string;
  readonly text: Text;
  readonly pointer: string;
  /** False for texts that no resident reads, such as titles inside the contract of an answer. */
  readonly needed: boolean;
}

/** Checks texts in the definitions, their translations and the catalogue. */
export function checkTexts(pack: PackUnderCheck, report: Report): void {
  const languages = pack.portal?.value.languages.filter((language) => language !== originalLanguage) ?? [];
  const known = pack.memory.same('languages of texts', [...pack.catalogue.keys()]);
  eachService(pack, report, checkServiceTexts, pack.memory.same('offered languages', languages), known, pack.layerOf, pack.isBase);
  if (pack.portal)
    checkTextsOf(
      originals(placesIn(pack.portal, portalWalkSchema), false),
      pack.portal.located,
      { translations: pack.portalTexts, languages, known, layers: pack },
      report,
    );
  for (const values of pack.values) {
    const translated = { translations: values.translations, languages, known, layers: pack };
    checkTextsOf(originals(placesIn(values, valuesWalkSchema), false), values.located, translated, report);
  }
  checkLanguages(pack, report);
  for (const [language, document] of pack.catalogue) if (document) checkOffered(language, document, languages, pack.isBase, report);
  checkCatalogue(pack.catalogue, languages, report);
}

function checkServiceTexts(
  report: Report,
  { located, places, translations }: CheckedService,
  languages: readonly Language[],
  known: readonly Language[],
  layerOf: PackUnderCheck['layerOf'],
  isBase: PackUnderCheck['isBase'],
): void {
  checkTextsOf(originals(places, true), located, { translations, languages, known, layers: { layerOf, isBase } }, report);
}

// These schemas refer to definitions of the service schema; the walk looks them up in one place.
const portalWalkSchema = withServiceDefinitions(portalSchema);
const valuesWalkSchema = withServiceDefinitions(valuesSchema);

function withServiceDefinitions(schema: LanguageSchema): LanguageSchema {
  return { ...schema, $defs: { ...asSchema(serviceSchema.$defs), ...asSchema(schema.$defs) } };
}

function asSchema(value: unknown): LanguageSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function placesIn({ value }: CheckedDocument<object>, schema: LanguageSchema): VisitedPlace[] {
  const places: VisitedPlace[] = [];
  walkDefinition(value, schema, (place) => places.push(place));
  return places;
}

/** The keys of the texts of the portal, in their order. */
export function portalTextKeys({ portal }: PackUnderCheck): readonly string[] {
  return portal ? originals(placesIn(portal, portalWalkSchema), false).map(({ key }) => key) : [];
}

function originals(places: readonly VisitedPlace[], ofService: boolean): Original[] {
  return places.flatMap(({ kind, value, key, pointer, path }) => {
    const isText = kind === 'text' || (kind === 'cell' && typeof value === 'string' && !isExpression(value));
    if (!isText) return [];
    const inContract = ofService && (path[0] === 'state' || (path[0] === 'sources' && path.includes('response')));
    return [{ key, text: value as Text, pointer, needed: !inContract }];
  });
}

interface Translations {
  readonly translations: CheckedTexts;
  readonly languages: readonly Language[];
  /** Languages that have a catalogue: one without is told as a whole. */
  readonly known: readonly Language[];
  /** Tells which layer a file belongs to. */
  readonly layers: Pick<PackUnderCheck, 'isBase' | 'layerOf'>;
}

function checkTextsOf(
  all: readonly Original[],
  located: LocatedJson,
  { translations, languages, known, layers }: Translations,
  report: Report,
): void {
  const byKey = new Map(all.map((original) => [original.key, original]));
  for (const { text, pointer } of all) {
    checkOriginal(text, () => located.valueSpan(pointer), report);
    checkPlainWords(sentencesOf(text), pointer, () => located.valueSpan(pointer), report);
    const words = typeof text === 'string' ? text : [text.text, ...Object.values(text.plural ?? {})].find(isExpression);
    if (isExpression(words))
      report('text-as-formula', located.valueSpan(pointer), {
        message: say('text-as-formula'),
        expected: say('text-or-composed', { example: '{ "text": "{{kwota}}", "values": { "kwota": { "value": "=…" } } }' }),
        got: words.slice(0, 80),
      });
  }
  for (const [language, document] of translations) {
    if (language === originalLanguage || !document) continue;
    if (known.includes(language)) checkOffered(language, document, languages, layers.isBase, report);
    for (const [key, entry] of Object.entries(document.value)) {
      if (key === '$schema') continue;
      const at = childPointer('', key);
      const { file } = document.located.origin(at).source;
      const original = byKey.get(key);
      if (original) {
        const shape = {
          places: placesOf(original.text),
          isPlural: typeof original.text !== 'string' && original.text.plural !== undefined,
        };
        checkTranslation(language, entry, shape, () => document.located.valueSpan(at), report);
        checkPlainWords(entry, key, () => document.located.valueSpan(at), report);
        checkTranslated(language, entry, sentencesOf(original.text), () => document.located.valueSpan(at), report);
        if (layers.layerOf(file) < layers.layerOf(located.origin(original.pointer).source.file)) {
          const details = {
            message: say('stale-translation', { language }),
            expected: say('key-in-file', { key, file: textFile(located, language) }),
          };
          report('stale-translation', located.valueSpan(original.pointer), details);
        }
      } else if (!layers.isBase(file)) {
        // What an overlay removed may keep its translations in the base pack.
        report('dead-translation', document.located.keySpan(at), {
          message: say('no-text', { key }),
          got: key,
          suggestion: nearest(key, byKey.keys()),
        });
      }
    }
  }
  for (const language of languages) reportMissing(all, located, language, translations.get(language), report);
}

function sentencesOf(text: Text): TextEntry | readonly string[] {
  return typeof text === 'string' ? text : (text.plural ?? text.text ?? []);
}

/** A translation into a language that the portal does not offer is never shown. */
function checkOffered(
  language: Language,
  { located }: CheckedDocument<object>,
  offered: readonly Language[],
  isBase: (file: string) => boolean,
  report: Report,
): void {
  const span = located.valueSpan('');
  if (language === originalLanguage || offered.includes(language) || offered.length === 0 || isBase(span.place.file)) return;
  report(
    'dead-translation',
    { ...span, length: 1 },
    {
      message: say('texts-never-shown', { language }),
      expected: say('language-in-portal', { language }),
      got: language,
    },
  );
}

/** The file that holds the texts of a definition in a language, in this folder also where an overlay changes a definition of the base. */
function textFile(located: LocatedJson, language: Language): string {
  const { file: whole } = located.valueSpan('').place;
  const file = /^(?:.*\/)?((?:services|screens|values)\/[^/]+(?:\/[^/]+)?|portal\.json)$/.exec(whole)?.[1] ?? whole;
  return /\/(?:service|screen)\.json$/.test(file)
    ? file.replace(/[^/]*$/, `${language}.json`)
    : file.replace(/\.json$/, `.${language}.json`);
}

function reportMissing(
  all: readonly Original[],
  located: LocatedJson,
  language: Language,
  document: CheckedDocument<object> | null | undefined,
  report: Report,
): void {
  if (document === null) return;
  const missing = all.filter(({ key, needed }) => needed && !(document && Object.hasOwn(document.value, key)));
  if (!document && missing.length > 0) {
    const message = say('not-translated-at-all', { language, count: missing.length });
    report('missing-translation', located.keySpan(''), { message, expected: say('a-file', { file: textFile(located, language) }) });
    return;
  }
  for (const { key, pointer } of missing) {
    const expected = say('key-in-file', { key, file: textFile(located, language) });
    const details = { message: say('not-translated', { language }), expected };
    report('missing-translation', located.valueSpan(pointer), details);
  }
}
