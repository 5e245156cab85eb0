import type { Contract, ServiceDefinition } from '../../language/language.generated';
import type { LoadedService } from '../source/loaded-pack';
import { pointerOf } from '../source/walk';

/** Lines of the response contracts in the service's own file: source id → pointer in the contract → line, counted from 1. */
export function contractLines(
  definition: ServiceDefinition,
  service: LoadedService,
  file: string,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const lines: Record<string, Record<string, number>> = {};
  for (const [id, source] of Object.entries(definition.sources ?? {})) {
    if (!source.response || source.call !== undefined) continue;
    const ofSource: Record<string, number> = {};
    for (const pointer of contractPointers(source.response)) {
      const place = service.place(`${pointerOf(['sources', id, 'response'])}${pointer}`);
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
