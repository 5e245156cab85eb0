import type { CallTable } from '../../language/calls.generated';
import type { ServiceDefinition } from '../../language/language.generated';
import type { CompiledService } from '../../pack/compiled-service';
import type { SharedCallEntry } from '../../pack/pack-index';
import type { Language } from '../../values/language';
import type { LanguageInUse } from '../source/language-in-use';
import type { LoadedService } from '../source/loaded-pack';
import { allBlocks } from './all-blocks';
import { contractLines } from './contract-lines';
import { formulaLines } from './formula-lines';
import { resolveCalls } from './resolve-calls';
import { sharedCall } from './session-index';

/** Everything that a service's files are made of. The same input gives the same bytes. */
export interface ServiceInput {
  /** The definition with shared calls written into its sources. */
  readonly definition: ServiceDefinition;
  /** Shared calls of its blocks. */
  readonly calls: Readonly<Record<string, SharedCallEntry>>;
  readonly file: string;
  readonly lines: CompiledService['lines'];
  readonly formulaLines: CompiledService['formulaLines'];
  readonly translations: LoadedService['translations'];
  readonly languages: readonly Language[];
}

/** Gathers what a service's files are made of. */
export function serviceInput(service: LoadedService, calls: CallTable, languages: readonly Language[], inUse: LanguageInUse): ServiceInput {
  const { file } = service.place('');
  return {
    definition: resolveCalls(service.definition, calls),
    calls: callsOfBlocks(service, calls, inUse),
    file,
    lines: contractLines(service.definition, service, file),
    formulaLines: formulaLines(service.definition, service, file, inUse),
    translations: service.translations,
    languages,
  };
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
