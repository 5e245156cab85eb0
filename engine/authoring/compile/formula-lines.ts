import { isExpression, parsePath } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import type { LoadedService } from '../source/loaded-pack';
import { serviceSchema } from '../source/schemas.generated';
import { walkDefinition } from '../source/walk';

/** Where each formula that is more than a path stands first: its line in the service's own file, counted from 1. */
export function formulaLines(definition: ServiceDefinition, service: LoadedService, file: string): Readonly<Record<string, number>> {
  const lines: Record<string, number> = {};
  walkDefinition(definition, serviceSchema, ({ kind, value, pointer }) => {
    if (kind === 'text' || kind === 'contract' || !isExpression(value) || Object.hasOwn(lines, value) || parsePath(value)) return;
    const place = service.place(pointer);
    if (place.file === file) lines[value] = place.line;
  });
  return lines;
}
