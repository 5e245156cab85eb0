import type { Contract, ServiceDefinition } from '../../language/language.generated';
import type { LoadedService } from '../source/loaded-pack';
import { pointerOf } from '../source/walk';

/**
 * Lines of the response contracts in the service's own file: source id → pointer in the contract → line, counted from 1. Of a shared call only
 * the line of the source is known there, under the empty pointer.
 */
export function contractLines(
  definition: ServiceDefinition,
  service: LoadedService,
  file: string,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const lines: Record<string, Record<string, number>> = {};
  for (const [id, source] of Object.entries(definition.sources ?? {})) {
    const isShared = source.call !== undefined;
    if (!source.response && !isShared) continue;
    const ofSource: Record<string, number> = {};
    for (const pointer of isShared || !source.response ? [''] : contractPointers(source.response)) {
      const place = service.place(`${pointerOf(['sources', id, isShared ? 'call' : 'response'])}${pointer}`);
      if (place.file === file) ofSource[pointer] = place.line;
    }
    lines[id] = ofSource;
  }
  return lines;
}

function contractPointers(contract: Contract, at = ''): readonly string[] {
  const fields = Object.entries(contract.properties ?? {}).flatMap(([name, field]) =>
    contractPointers(field, at + pointerOf(['properties', name])),
  );
  return [at, ...fields, ...(contract.items ? contractPointers(contract.items, `${at}/items`) : [])];
}
