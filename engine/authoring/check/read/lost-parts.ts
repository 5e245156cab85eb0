import { say } from '../../messages';
import type { LocatedJson } from '../../overlay/located-json';
import { childPointer, lastStep, parentPointer, pointerSteps, valueAt } from '../../parse/json-pointer';
import { isJsonObject, type JsonValue } from '../../parse/json-value';
import type { SourceFile } from '../../parse/source-file';
import type { LanguageSchema } from '../../source/walk';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { checkShape, type ShapeName } from '../shape/shape-checker';

interface Merge {
  readonly name: ShapeName;
  readonly located: LocatedJson;
  readonly over: SourceFile;
  readonly services: LanguageSchema;
}

/**
 * Tells the parts of an overlay that became something new only because the base lacks what they change: they have a name and no more than a
 * change says.
 */
export function hasLostParts({ name, located, over, services }: Merge, report: Report): boolean {
  const outcome = checkShape(name, located.value, services);
  if (outcome.ok) return false;
  const lacking = outcome.findings.flatMap(({ lacks, pointer }) =>
    lacks !== undefined && isPart(located.value, pointer) && located.origin(pointer).source.file === over.file ? [pointer] : [],
  );
  for (const pointer of new Set(lacking)) reportLost(pointer, located, report);
  return lacking.length > 0 && lacking.length === outcome.findings.length;
}

/** Whether a pointer leads to something with a name of its own: an item with an id, or a member of a map at the top such as params. */
function isPart(root: JsonValue, pointer: string): boolean {
  if (Array.isArray(valueAt(root, parentPointer(pointer)))) return idAt(root, pointer) !== null;
  return pointerSteps(pointer).length === 2;
}

function idAt(root: JsonValue, pointer: string): string | null {
  const part = valueAt(root, pointer);
  return isJsonObject(part) && typeof part.id === 'string' ? part.id : null;
}

function reportLost(pointer: string, { value: root, keySpan, valueSpan, origin }: LocatedJson, report: Report): void {
  const holder = parentPointer(pointer);
  const around: unknown = valueAt(root, holder);
  const steps: readonly (string | number)[] = Array.isArray(around) ? around.map((_, index) => index) : Object.keys(around ?? {});
  const { source } = origin(pointer);
  const known = steps
    .map((step) => childPointer(holder, step))
    .filter((other) => origin(other).source !== source)
    .map((other) => idAt(root, other) ?? lastStep(other));
  const id = idAt(root, pointer);
  const name = id ?? lastStep(pointer);
  report('unknown-part', id === null ? keySpan(pointer) : valueSpan(childPointer(pointer, 'id')), {
    message: say('change-of-no-part', { name }),
    expected: listNames(known),
    got: name,
    suggestion: nearest(name, known),
  });
}
