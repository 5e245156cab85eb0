import type { CallTable } from '../../calls.generated';
import type { ServiceDefinition } from '../../language.generated';
import type { CompiledService } from '../../runtime/compiled-service';
import type { Language } from '../../texts/language';
import type { LoadedService } from '../loaded-pack';
import { contractLines } from './contract-lines';
import { resolveCalls } from './resolve-calls';

/** Everything that a service's files are made of. The same input gives the same bytes. */
export interface ServiceInput {
  /** The definition with shared calls written into its sources. */
  readonly definition: ServiceDefinition;
  readonly file: string;
  readonly lines: CompiledService['lines'];
  readonly translations: LoadedService['translations'];
  readonly languages: readonly Language[];
}

/** Gathers what a service's files are made of. */
export function serviceInput(service: LoadedService, calls: CallTable, languages: readonly Language[]): ServiceInput {
  const { file } = service.place('');
  return {
    definition: resolveCalls(service.definition, calls),
    file,
    lines: contractLines(service.definition, service, file),
    translations: service.translations,
    languages,
  };
}
