import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { serviceSchema } from '../source/schemas.generated';
import type { LanguageSchema } from '../source/walk';
import { idOf } from '../upgrade/id-path';
import { asJson } from './diff-packs';
import { rootSpot, stepInto, type Trail } from './spot';

/** The way to the text of a key of translations; null when there is no such text any more. Names on the way may have dots themselves. */
export function trailOfText(
  { definition }: { readonly definition: unknown },
  key: string,
  schema: LanguageSchema = serviceSchema,
): Trail | null {
  const follow = (trail: Trail, steps: readonly string[]): Trail | null => {
    if (steps.length === 0) return trail;
    const value = trail.at(-1)?.value;
    for (let length = 1; length <= steps.length; length += 1) {
      const name = steps.slice(0, length).join('.');
      const inner = value === undefined ? undefined : memberOf(value, name);
      const found = inner === undefined ? null : follow(stepInto(trail, name, inner), steps.slice(length));
      if (found) return found;
    }
    return null;
  };
  return follow([rootSpot(asJson(definition), schema)], key.split('.'));
}

function memberOf(value: JsonValue, name: string): JsonValue | undefined {
  if (isJsonList(value)) return value.find((item) => idOf(item) === name) ?? (/^\d+$/.test(name) ? value[Number(name)] : undefined);
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
