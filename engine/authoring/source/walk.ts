import { pointerStep } from '../../values/pointer-step';
/** A JSON Schema of the definition language with its annotations. */
export interface LanguageSchema {
  readonly [keyword: string]: unknown;
}

/**
 * What a place of a definition means: a text for residents, a formula, a literal or formula, an inline cell, a data contract, how the answer
 * of an office is read, a sample of one, what an office is sent.
 */
export type PlaceKind = 'text' | 'expression' | 'value' | 'cell' | 'contract' | 'answer' | 'sample' | 'sending';

/** Whether formulas at a place run on the screen. Those of an answer run when it arrives, and read only its body. */
export function runsOnScreen({ kind }: Pick<VisitedPlace, 'kind'>): boolean {
  return kind === 'expression' || kind === 'value' || kind === 'cell';
}

/** One meaningful place of a definition. */
export interface VisitedPlace {
  readonly kind: PlaceKind;
  readonly value: unknown;
  /** RFC 6901 JSON pointer in the definition. */
  readonly pointer: string;
  /** Key of a text in the translation files: the path from the root, array items by their id. */
  readonly key: string;
  /** Extra names that formulas here may read, innermost last: row, option, chart, form, answer. */
  readonly scope: readonly string[];
  /** Kind of value that is expected: list, boolean, number, string, or null for any. */
  readonly expect: string | null;
  /** Ids of the blocks around this place, outermost first. */
  readonly blocks: readonly string[];
  /** Last property names on the way, outermost first, as they stand in the definition. */
  readonly path: readonly (string | number)[];
}

/** A step down from what lies above; null at the root. Most values are passed by, so whole paths are put together only for visited ones. */
interface Step {
  readonly above: Step | null;
  readonly name: string | number;
  readonly key: string;
}

interface Position {
  readonly step: Step | null;
  readonly scope: readonly string[];
  readonly expect: string | null;
  readonly blocks: readonly string[];
}

/**
 * Visits every text, formula, value and contract of a definition that has the right shape, guided by the annotations of its schema. `enter`
 * is called for every schema node that applies to a value.
 */
export function walkDefinition(
  definition: unknown,
  schema: LanguageSchema,
  visit: (place: VisitedPlace) => void,
  enter: (node: LanguageSchema, value: unknown) => void = () => {},
): void {
  const walk = (value: unknown, node: LanguageSchema, at: Position): void => {
    const here = annotated(at, node);
    enter(node, value);
    if (typeof node.$ref === 'string') {
      walk(value, resolve(schema, node.$ref), here);
      return;
    }
    if (typeof node['x-kind'] === 'string') visit(placeOf(node['x-kind'] as PlaceKind, value, here));
    const branch = chosenBranch(node, value, schema);
    if (branch) walk(value, branch, here);
    if (Array.isArray(value)) walkItems(value, node, here);
    else if (typeof value === 'object' && value !== null) walkProperties(value as Record<string, unknown>, node, here);
  };
  const walkItems = (items: readonly unknown[], node: LanguageSchema, at: Position): void => {
    if (!isSchema(node.items)) return;
    for (const [index, item] of items.entries()) {
      walk(item, node.items, below(at, { above: at.step, name: index, key: idOf(item) ?? String(index) }, at.blocks));
    }
  };
  const walkProperties = (object: Record<string, unknown>, node: LanguageSchema, at: Position): void => {
    const properties = isSchema(node.properties) ? node.properties : {};
    const inner =
      typeof object.block === 'string' && typeof object.id === 'string' && 'block' in properties ? [...at.blocks, object.id] : at.blocks;
    for (const [name, value] of Object.entries(object)) {
      const next = Object.hasOwn(properties, name) ? properties[name] : node.additionalProperties;
      if (isSchema(next)) walk(value, next, below(at, { above: at.step, name, key: name }, inner));
    }
  };
  walk(definition, schema, { step: null, scope: [], expect: null, blocks: [] });
}

function below({ scope }: Position, step: Step, blocks: readonly string[]): Position {
  return { step, scope, expect: null, blocks };
}

function annotated(at: Position, node: LanguageSchema): Position {
  const scope = typeof node['x-scope'] === 'string' ? [...at.scope, node['x-scope']] : at.scope;
  const expect = typeof node['x-expect'] === 'string' ? node['x-expect'] : at.expect;
  return scope === at.scope && expect === at.expect ? at : { step: at.step, scope, expect, blocks: at.blocks };
}

function placeOf(kind: PlaceKind, value: unknown, { step, scope, expect, blocks }: Position): VisitedPlace {
  const steps: Step[] = [];
  for (let each = step; each !== null; each = each.above) steps.push(each);
  steps.reverse();
  const path = steps.map(({ name }) => name);
  return { kind, value, pointer: pointerOf(path), key: steps.map(({ key }) => key).join('.'), scope, expect, blocks, path };
}

/** What the schema says of one value. */
export interface SchemaOfValue {
  /** The schema that applies, with references followed and branches chosen. */
  readonly node: LanguageSchema;
  /** The last definition named on the way there. */
  readonly definition: string | null;
  /** Every schema on the way, the given one first: annotations may stand in any of them. */
  readonly through: readonly LanguageSchema[];
}

/** Follows references and unions from a node to the schema that applies to a value. */
export function schemaOfValue(value: unknown, given: LanguageSchema, root: LanguageSchema): SchemaOfValue {
  const through: LanguageSchema[] = [];
  let definition: string | null = null;
  for (let node = given; ; ) {
    through.push(node);
    const next = typeof node.$ref === 'string' ? resolve(root, node.$ref) : chosenBranch(node, value, root);
    if (next === null) return { node, definition, through };
    if (typeof node.$ref === 'string') definition = node.$ref.slice(node.$ref.lastIndexOf('/') + 1);
    node = next;
  }
}

/** The JSON pointer of a path. */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${pointerStep(step)}`).join('');
}

// Walks meet the same few hundred nodes for every value of every definition, so what can be said of a node is worked out once.
const targets = new WeakMap<LanguageSchema, Map<string, LanguageSchema>>();
const branches = new WeakMap<LanguageSchema, readonly LanguageSchema[]>();
const patterns = new Map<string, RegExp>();

function resolve(root: LanguageSchema, reference: string): LanguageSchema {
  const known = targets.get(root) ?? new Map<string, LanguageSchema>();
  targets.set(root, known);
  const target = known.get(reference) ?? targetOf(root, reference);
  known.set(reference, target);
  return target;
}

function targetOf(root: LanguageSchema, reference: string): LanguageSchema {
  const target = reference
    .slice(reference.indexOf('#') + 2)
    .split('/')
    .reduce<unknown>((node, step) => (isSchema(node) ? node[step] : null), root);
  if (!isSchema(target)) throw new Error(`The language schema has no ${reference}.`);
  return target;
}

function chosenBranch(node: LanguageSchema, value: unknown, root: LanguageSchema): LanguageSchema | null {
  if (node.oneOf === undefined && node.anyOf === undefined) return null;
  return branchesOf(node).find((branch) => accepts(branch, value, root)) ?? null;
}

function branchesOf(node: LanguageSchema): readonly LanguageSchema[] {
  const known = branches.get(node);
  if (known !== undefined) return known;
  const found = [...(Array.isArray(node.oneOf) ? node.oneOf : []), ...(Array.isArray(node.anyOf) ? node.anyOf : [])].filter(isSchema);
  branches.set(node, found);
  return found;
}

function matches(pattern: string, text: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(text);
}

/** Whether a branch of a union is the one meant: by its kind of JSON value, and by the constant that tells kinds of objects apart. */
function accepts(branch: LanguageSchema, value: unknown, root: LanguageSchema): boolean {
  const target = typeof branch.$ref === 'string' ? resolve(root, branch.$ref) : branch;
  if (Array.isArray(target.enum)) return target.enum.includes(value);
  if ('const' in target) return target.const === value;
  if (Array.isArray(target.anyOf)) return target.anyOf.filter(isSchema).some((inner) => accepts(inner, value, root));
  const { type, properties } = target;
  const kind = kindOf(value);
  if (Array.isArray(type) ? !type.includes(kind) : type !== kind) return false;
  if (typeof target.pattern === 'string' && typeof value === 'string') return matches(target.pattern, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isSchema(properties)) return true;
  for (const name of tellingNames) {
    const property = properties[name];
    if (!isSchema(property)) continue;
    const allowed = Array.isArray(property.enum) ? property.enum : [property.const];
    return allowed.includes((value as Record<string, unknown>)[name]);
  }
  return true;
}

// The properties whose constants tell kinds of objects apart.
const tellingNames = ['block', 'control', 'action', 'line'] as const;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function idOf(item: unknown): string | null {
  return typeof item === 'object' && item !== null && 'id' in item && typeof item.id === 'string' ? item.id : null;
}

/** True for a schema that says more than yes or no. */
export function isSchema(value: unknown): value is LanguageSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
