import { chooseBranch } from '../check/shape/branches';
import type { SchemaSet } from '../check/shape/schema-node';
import { childPointer } from '../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';

/** A part of a schema, with its file and its pointer there. */
export interface SchemaNode {
  readonly node: JsonObject;
  readonly file: string;
  readonly at: string;
}

/** A place of a value as its schema sees it. */
export interface ReachedPlace {
  readonly pointer: string;
  /** Undefined where nothing stands yet. */
  readonly value: JsonValue | undefined;
  /** The schema nodes that apply, from what the holder says of the property to the chosen branch. */
  readonly nodes: readonly SchemaNode[];
  /** Branches among which the value does not choose yet. */
  readonly branches: readonly SchemaNode[];
  readonly required: boolean;
  /** What kind of thing the name of the place names, where it names one. */
  readonly nameOf: string | null;
  /** As a formula here has them: further names, expected type, blocks around it. */
  readonly scope: readonly string[];
  readonly expect: string | null;
  readonly blocks: readonly string[];
  /** Key of a text in translations: names and ids, joined by dots. */
  readonly key: string;
}

interface Position {
  readonly pointer: string;
  readonly key: string;
  readonly required: boolean;
  readonly nameOf: string | null;
  readonly scope: readonly string[];
  readonly blocks: readonly string[];
}

/**
 * Visits the places of a value by its schema, each before those in it; with `way` only those on the way to a place, which may be one where
 * nothing stands yet. What no schema describes is not visited.
 */
export function walkShape(
  schemas: SchemaSet,
  file: string,
  value: JsonValue | undefined,
  visit: (place: ReachedPlace) => void,
  way?: readonly string[],
): void {
  const enter = (item: JsonValue | undefined, { schema: start, others = [] }: Child, at: Position, depth: number): void => {
    const { nodes, branches: open } = nodesOf(schemas, start, item);
    const branches = [...open, ...others];
    const own = nodes.flatMap(({ node }) => (typeof node['x-scope'] === 'string' ? [node['x-scope']] : []));
    const scope = own.length === 0 ? at.scope : [...at.scope, ...own];
    const expect = nodes.reduce<string | null>(
      (found, { node }) => (typeof node['x-expect'] === 'string' ? node['x-expect'] : found),
      null,
    );
    visit({ ...at, value: item, nodes, branches, scope, expect });
    const inner: Position = { ...at, scope, blocks: blocksIn(item, nodes, at.blocks) };
    const step = way?.[depth];
    if (way && step === undefined) return;
    const steps = step === undefined ? stepsOf(item) : [step];
    for (const name of steps) {
      const child = childOf([...nodes, ...branches], name, item);
      if (child)
        enter(memberOf(item, name), { ...child, others: otherTags(schemas, nodes, name) }, positionOf(inner, name, item, child), depth + 1);
    }
  };
  const root: SchemaNode = { node: schemas.root(file), file, at: '' };
  enter(
    value,
    { schema: root, required: true, nameOf: null },
    { pointer: '', key: '', required: true, nameOf: null, scope: [], blocks: [] },
    0,
  );
}

/** A node with what its references and its union lead to for a value. */
export function nodesOf(
  schemas: SchemaSet,
  start: SchemaNode,
  value: JsonValue | undefined,
): { readonly nodes: readonly SchemaNode[]; readonly branches: readonly SchemaNode[] } {
  const nodes: SchemaNode[] = [];
  for (let next: SchemaNode | null = start; next !== null; ) {
    nodes.push(next);
    const target = schemas.target(next.node, next.file);
    if (target) next = { ...target, at: String(next.node.$ref).split('#')[1] ?? '' };
    else {
      const branches = branchesOf(next);
      if (branches.length === 0) return { nodes, branches };
      const chosen: SchemaNode | null = value === undefined ? null : chosenOf(schemas, next, branches, value);
      if (chosen === null) return { nodes, branches: branches.flatMap((branch) => [...nodesOf(schemas, branch, undefined).nodes]) };
      next = chosen;
    }
  }
  return { nodes, branches: [] };
}

function branchesOf({ node, file, at }: SchemaNode): SchemaNode[] {
  return ['oneOf', 'anyOf'].flatMap((union) => {
    const list = node[union];
    return isJsonList(list)
      ? list.filter(isJsonObject).map((branch, index) => ({ node: branch, file, at: `${at}/${union}/${index}` }))
      : [];
  });
}

function chosenOf(schemas: SchemaSet, union: SchemaNode, branches: readonly SchemaNode[], value: JsonValue): SchemaNode | null {
  const tag = isJsonObject(union.node.discriminator) ? String(union.node.discriminator.propertyName) : null;
  if (tag !== null) {
    const word = isJsonObject(value) && Object.hasOwn(value, tag) ? value[tag] : undefined;
    return branches.find(({ node, file }) => tagWords(schemas.resolve(node, file).node, tag).includes(word)) ?? null;
  }
  const chosen = chooseBranch(
    schemas,
    union.file,
    branches.map(({ node }) => node),
    value,
  );
  return branches.find(({ node }) => node === chosen) ?? null;
}

function tagWords(node: JsonObject, tag: string): readonly (JsonValue | undefined)[] {
  const property = isJsonObject(node.properties) ? node.properties[tag] : undefined;
  if (!isJsonObject(property)) return [];
  return isJsonList(property.enum) ? property.enum : [property.const];
}

interface Child {
  readonly schema: SchemaNode;
  readonly required: boolean;
  readonly nameOf: string | null;
  /** The same property in the other branches of a union that it chooses among. */
  readonly others?: readonly SchemaNode[];
}

/** Of the property that chooses among the branches of a union what each branch says of it. */
function otherTags(schemas: SchemaSet, nodes: readonly SchemaNode[], name: string): readonly SchemaNode[] {
  const union = nodes.find(({ node }) => isJsonObject(node.discriminator) && node.discriminator.propertyName === name);
  return (union ? branchesOf(union) : []).flatMap((branch): SchemaNode[] => {
    const { node, file } = schemas.resolve(branch.node, branch.file);
    const property = isJsonObject(node.properties) ? node.properties[name] : undefined;
    return isJsonObject(property) ? [{ node: property, file, at: `${branch.at}/properties/${name}` }] : [];
  });
}

function childOf(nodes: readonly SchemaNode[], name: string, holder: JsonValue | undefined): Child | null {
  for (const { node, file, at } of nodes) {
    if (isJsonObject(node.items) && (isJsonList(holder) || holder === undefined))
      return { schema: { node: node.items, file, at: `${at}/items` }, required: false, nameOf: null };
    if (isJsonList(holder)) continue;
    const properties = isJsonObject(node.properties) ? node.properties : {};
    const required = isJsonList(node.required) && node.required.includes(name);
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (isJsonObject(own)) return { schema: { node: own, file, at: childPointer(`${at}/properties`, name) }, required, nameOf: null };
    if (!isJsonObject(node.additionalProperties)) continue;
    const names = isJsonObject(node.propertyNames) ? node.propertyNames['x-names'] : undefined;
    return {
      schema: { node: node.additionalProperties, file, at: `${at}/additionalProperties` },
      required,
      nameOf: typeof names === 'string' ? names : null,
    };
  }
  return null;
}

function positionOf(at: Position, name: string, holder: JsonValue | undefined, { required, nameOf }: Child): Position {
  const item = isJsonList(holder) ? holder[Number(name)] : undefined;
  const id = isJsonObject(item) && typeof item.id === 'string' ? item.id : name;
  return {
    pointer: childPointer(at.pointer, name),
    key: at.key === '' ? id : `${at.key}.${id}`,
    required,
    nameOf,
    scope: at.scope,
    blocks: at.blocks,
  };
}

function blocksIn(value: JsonValue | undefined, nodes: readonly SchemaNode[], around: readonly string[]): readonly string[] {
  if (!isJsonObject(value) || typeof value.block !== 'string' || typeof value.id !== 'string') return around;
  return nodes.some(({ node }) => isJsonObject(node.properties) && 'block' in node.properties) ? [...around, value.id] : around;
}

function stepsOf(value: JsonValue | undefined): readonly string[] {
  if (isJsonList(value)) return value.map((_, index) => String(index));
  return isJsonObject(value) ? Object.keys(value) : [];
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  if (isJsonList(value)) return /^\d{1,9}$/.test(name) ? value[Number(name)] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
