import type { ServiceDefinition } from '../../language/language.generated';
import { isJsonList, isJsonObject, type JsonValue } from '../parse/json-value';
import { type Edit, visitValues } from './mutant';

/** Items left out or in another order, and properties left out. What a definition cannot do without is left to the checker. */
export function structureEdits(definition: ServiceDefinition): Edit[] {
  const edits: Edit[] = [];
  visitValues(definition, (value, path, holder) => {
    const name = path.at(-1);
    if (typeof name === 'number') {
      if (isJsonList(holder) && holder.length > 1)
        edits.push({ kind: 'dropped-item', path, value: undefined, change: `without ${named(value)}` });
    } else if (name !== 'id' && !isKind(name)) edits.push({ kind: 'dropped-property', path, value: undefined, change: `without ${name}` });
    if (!isJsonList(value)) return;
    for (let index = 0; index + 1 < value.length; index += 1) {
      const swapped = [...value.slice(0, index), value[index + 1] ?? null, value[index] ?? null, ...value.slice(index + 2)];
      const change = `${named(value[index + 1] ?? null)} before ${named(value[index] ?? null)}`;
      edits.push({ kind: 'swapped-items', path, value: swapped, change });
    }
  });
  return edits;
}

// Without its kind a value is nothing at all.
function isKind(name: string | undefined): boolean {
  return name === 'block' || name === 'control' || name === 'action' || name === 'rule';
}

function named(item: JsonValue): string {
  if (isJsonObject(item)) return String(item.id ?? item.rule ?? 'an item');
  return JSON.stringify(item);
}
