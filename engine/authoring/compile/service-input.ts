import type { DatedPeriods } from '../../expressions/dated-value';
import type { CallTable } from '../../language/calls.generated';
import type { ServiceDefinition } from '../../language/language.generated';
import type { Act, CompiledService } from '../../pack/compiled-service';
import type { SharedCallEntry } from '../../pack/pack-index';
import type { Language } from '../../values/language';
import { type Conditions, withoutConditions } from '../source/conditions';
import { actsRead, periodsRead } from '../source/dated-values';
import type { LanguageInUse } from '../source/language-in-use';
import type { LoadedPack, LoadedService } from '../source/loaded-pack';
import { allBlocks } from './all-blocks';
import { contractLines } from './contract-lines';
import { formulaLines } from './formula-lines';
import { resolveCalls } from './resolve-calls';
import { sharedCall } from './session-index';

/** Everything that a service's files are made of. The same input gives the same bytes. */
export interface ServiceInput {
  /** The definition with shared calls written into its sources, and named conditions into its formulas. */
  readonly definition: ServiceDefinition;
  /** Shared calls of its blocks. */
  readonly calls: Readonly<Record<string, SharedCallEntry>>;
  readonly file: string;
  readonly lines: CompiledService['lines'];
  readonly formulaLines: CompiledService['formulaLines'];
  readonly translations: LoadedService['translations'];
  readonly languages: readonly Language[];
  /** The currency in the words of each language. */
  readonly currency: Readonly<Partial<Record<Language, string>>>;
  /** The dated values that its formulas read, by language; left out where they read none. */
  readonly dated?: Readonly<Partial<Record<Language, DatedPeriods>>>;
  /** The acts that set them, by language. */
  readonly acts?: Readonly<Partial<Record<Language, Readonly<Record<string, Act>>>>>;
  /** The named conditions of the definition, as it is written. */
  readonly conditions?: Conditions;
}

/** What of a pack a service is compiled with. */
type Surrounding = Pick<LoadedPack, 'calls' | 'values' | 'texts'> & { readonly portal: Pick<LoadedPack['portal'], 'languages'> };

/** Gathers what a service's files are made of. */
export function serviceInput(
  service: LoadedService,
  { calls, values, texts, portal: { languages } }: Surrounding,
  inUse: LanguageInUse,
): ServiceInput {
  const { file } = service.place('');
  const definition = withoutConditions(service.definition, inUse);
  const isDated = Object.keys(periodsRead(definition, values)).length > 0;
  return {
    definition: resolveCalls(definition, calls),
    calls: callsOfBlocks(service, calls, inUse),
    file,
    lines: contractLines(service.definition, service, file),
    formulaLines: formulaLines(definition, service, file, inUse),
    translations: service.translations,
    languages,
    currency: currencyIn(texts, languages),
    ...(isDated && { dated: Object.fromEntries(languages.map((language) => [language, periodsRead(definition, values, language)])) }),
    ...(isDated && { acts: Object.fromEntries(languages.map((language) => [language, actsRead(definition, values, language)])) }),
    ...(service.definition.conditions && { conditions: service.definition.conditions }),
  };
}

/** The currency as the catalogue of each language has it; a language without one has the Polish word. */
export function currencyIn(texts: LoadedPack['texts'], languages: readonly Language[]): ServiceInput['currency'] {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const word = texts[language]?.['engine.currency'] ?? texts.pl?.['engine.currency'];
      return typeof word === 'string' ? [[language, word] as const] : [];
    }),
  );
}

function callsOfBlocks(
  { definition }: LoadedService,
  table: CallTable,
  { kinds, authoring }: LanguageInUse,
): Readonly<Record<string, SharedCallEntry>> {
  const ids = allBlocks(definition.blocks, kinds).flatMap((block) => authoring[block.block]?.sharedCalls?.(block) ?? []);
  return Object.fromEntries(
    ids.flatMap((id): [string, SharedCallEntry][] => {
      const call = sharedCall(table, id);
      return call ? [[id, call]] : [];
    }),
  );
}
