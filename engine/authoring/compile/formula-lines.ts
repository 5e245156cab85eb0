import { isExpression, parsePath } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from '../source/language-in-use';
import type { LoadedService } from '../source/loaded-pack';
import { runsOnScreen, walkDefinition } from '../source/walk';

/** Where each formula that is more than a path stands first: its line in the service's own file, counted from 1. */
export function formulaLines(
  definition: ServiceDefinition,
  service: LoadedService,
  file: string,
  language: LanguageInUse = standardLanguage,
): Readonly<Record<string, number>> {
  const lines: Record<string, number> = {};
  walkDefinition(definition, language.schema, (visited) => {
    const { value, pointer } = visited;
    if (!runsOnScreen(visited) || !isExpression(value) || Object.hasOwn(lines, value) || parsePath(value)) return;
    const place = service.place(pointer);
    if (place.file === file) lines[value] = place.line;
  });
  return lines;
}
