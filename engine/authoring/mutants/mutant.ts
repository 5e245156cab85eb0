import type { ServiceDefinition } from '../../language/language.generated';
import type { JsonObject, JsonValue } from '../parse/json-value';

/** Steps from the root of a definition to a value. */
export type Path = readonly (string | number)[];

/** What was done to a definition. */
export type MutantKind =
  | 'dropped-item'
  | 'swapped-items'
  | 'dropped-property'
  | 'other-word'
  | 'flipped-switch'
  | 'other-number'
  | 'other-text'
  | 'other-literal'
  | 'other-name'
  | 'negated-condition'
  | 'other-operator'
  | 'other-constant'
  | 'other-path'
  | 'swapped-branches';

/** A definition with one plausible mistake in it. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly path: Path;
  /** The new value, shortened for the report. */
  readonly change: string;
  readonly definition: ServiceDefinition;
}

/** A change before it is made: the new value at a path, or undefined to remove it. */
export interface Edit {
  readonly kind: MutantKind;
  readonly path: Path;
  readonly value: JsonValue | undefined;
  readonly change: string;
}

/** A copy of a definition after an edit. */
export function applyEdit(definition: ServiceDefinition, { path, value }: Pick<Edit, 'path' | 'value'>): ServiceDefinition {
  const copy: ServiceDefinition = JSON.parse(JSON.stringify(definition));
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (isHolder(at) ? Reflect.get(at, step) : undefined), copy);
  const last = path.at(-1);
  if (!isHolder(holder) || last === undefined) return copy;
  if (value !== undefined) Reflect.set(holder, last, value);
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

// The first is read by the router and the services list, not by the screen. A contract says what the office sends and what is passed on,
// not what is shown; the schema of a form is both, so it counts.
const elsewhere = new Set(['$schema', 'slug', 'serviceId', 'route', 'group', 'order', 'hidden']);

/** Whether a path leads into a contract of the office. */
export function isInContract(path: Path): boolean {
  return path.includes('response') || (path[0] === 'state' && path.includes('schema'));
}

/** Visits every value of a definition that says something about its screen, each before what it holds. */
export function visitValues(definition: ServiceDefinition, visit: (value: JsonValue, path: Path, holder: JsonValue | null) => void): void {
  const walk = (value: JsonValue, path: Path, holder: JsonValue | null): void => {
    if (path.length > 0) visit(value, path, holder);
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, [...path, index], value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value as JsonObject)) {
        const isElsewhere =
          (path.length === 0 && elsewhere.has(name)) || (path[0] === 'variants' && ['path', 'route', 'serviceId'].includes(name));
        if (!isElsewhere && !isInContract([...path, name])) walk(member, [...path, name], value);
      }
    }
  };
  walk(JSON.parse(JSON.stringify(definition)), [], null);
}
