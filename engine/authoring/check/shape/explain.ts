import { type Phrase, say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { isJsonList, isJsonObject, type JsonObject, type JsonValue, jsonKind, shortJson } from '../../parse/json-value';
import { listNames, nearest } from '../problems/nearest';
import { chooseBranch } from './branches';
import { explainLimits } from './limits';
import { hasType, type SchemaSet, typeInWords } from './schema-node';
import { missingRule, type ShapeFinding, unknownKinds } from './shape-finding';

/**
 * Explains why a value does not match a schema. Ajv decides whether it matches; its own list of errors covers all branches of a union, so
 * this walk follows the branch that the author meant.
 */
export function explainShape(schemas: SchemaSet, file: string, value: JsonValue): ShapeFinding[] {
  const findings: ShapeFinding[] = [];
  const walk = (item: JsonValue, reference: JsonObject, from: string, pointer: string): void => {
    const { node, file: at } = schemas.resolve(reference, from);
    const kind = discriminated(schemas, at, node, item, pointer);
    if (kind) {
      if (kind.finding) findings.push(kind.finding);
      if (kind.branch) walk(item, kind.branch, at, pointer);
      return;
    }
    const branches = isJsonList(node.anyOf) ? node.anyOf.filter(isJsonObject) : [];
    if (branches.length > 0) {
      const meant = branches.filter((branch) => branch.type !== 'null');
      const chosen = chooseBranch(schemas, at, branches, item) ?? (meant.length === 1 ? meant[0] : null);
      if (chosen) walk(item, chosen, at, pointer);
      else findings.push(wrongBranch(schemas, at, branches, item, pointer));
      return;
    }
    if (!hasType(item, node.type)) {
      findings.push({
        rule: 'wrong-type',
        pointer,
        at: 'value',
        message: say('wrong-type'),
        expected: typeInWords(node.type),
        got: say('kind-and-value', { kind: jsonKind(item), value: shortJson(item) }),
      });
      return;
    }
    findings.push(...explainLimits(node, item, pointer));
    if (isJsonList(item) && isJsonObject(node.items))
      for (const [index, entry] of item.entries()) walk(entry, node.items, at, childPointer(pointer, index));
    if (isJsonObject(item)) walkObject(item, node, at, pointer);
  };
  const walkObject = (object: JsonObject, node: JsonObject, from: string, pointer: string): void => {
    const properties = isJsonObject(node.properties) ? node.properties : {};
    findings.push(...missing(object, node, pointer));
    for (const [name, member] of Object.entries(object)) {
      const known = Object.hasOwn(properties, name) ? properties[name] : node.additionalProperties;
      const inner = childPointer(pointer, name);
      if (known === false) findings.push(unknownProperty(name, properties, object, inner));
      else if (isJsonObject(known)) {
        if (isJsonObject(node.propertyNames)) explainName(schemas, from, node.propertyNames, name, inner, findings);
        walk(member, known, from, inner);
      }
    }
  };
  walk(value, schemas.root(file), file, '');
  return findings;
}

function missing(object: JsonObject, node: JsonObject, pointer: string): ShapeFinding[] {
  const required = isJsonList(node.required) ? node.required.map(String) : [];
  return required
    .filter((name) => !Object.hasOwn(object, name))
    .map((name) => {
      const property = isJsonObject(node.properties) ? node.properties[name] : undefined;
      const meaning = isJsonObject(property) && typeof property.description === 'string' ? property.description : undefined;
      return {
        ...missingRule(property, name),
        pointer,
        at: 'name',
        lacks: name,
        expected: meaning
          ? say('name-and-meaning', { name: say('property', { name }), meaning: say('sentence', { sentence: meaning }) })
          : name,
      };
    });
}

function unknownProperty(name: string, properties: JsonObject, object: JsonObject, pointer: string): ShapeFinding {
  const free = Object.keys(properties).filter((candidate) => !Object.hasOwn(object, candidate));
  const suggestion = nearest(name, free) ?? nearest(name, Object.keys(properties));
  return {
    rule: 'unknown-property',
    pointer,
    at: 'name',
    message: say('no-property', { name: shortJson(name) }),
    expected: listNames(Object.keys(properties), 30),
    got: name.slice(0, 60),
    suggestion,
  };
}

function explainName(
  schemas: SchemaSet,
  from: string,
  reference: JsonObject,
  name: string,
  pointer: string,
  findings: ShapeFinding[],
): void {
  const { node } = schemas.resolve(reference, from);
  for (const finding of explainLimits(node, name, pointer)) findings.push({ ...finding, at: 'name' });
}

/** The values that a node lists; empty if it lists none. */
function allowedWords(node: JsonObject): readonly string[] {
  if (isJsonList(node.enum)) return node.enum.map(String);
  return 'const' in node ? [String(node.const)] : [];
}

function wrongBranch(schemas: SchemaSet, from: string, branches: readonly JsonObject[], item: JsonValue, pointer: string): ShapeFinding {
  const resolved = branches.map((branch) => schemas.resolve(branch, from).node);
  const words = resolved.flatMap(allowedWords);
  const expected = resolved
    .map((node) => {
      const own = allowedWords(node);
      return own.length > 0 ? listNames(own) : (describe(node) ?? typeInWords(node.type));
    })
    .reduce((one, other) => say('either', { one, other }));
  if (typeof item === 'string' && words.length > 0) {
    return {
      rule: 'wrong-value',
      pointer,
      at: 'value',
      message: say('word-not-allowed'),
      expected,
      got: shortJson(item),
      suggestion: nearest(item, words),
    };
  }
  const sameKind = resolved.some((node) => hasType(item, node.type) && node.type !== undefined);
  return {
    rule: sameKind ? 'wrong-value' : 'wrong-type',
    pointer,
    at: 'value',
    message: say('value-not-allowed'),
    expected,
    got: say('kind-and-value', { kind: jsonKind(item), value: shortJson(item) }),
  };
}

function describe(node: JsonObject): Phrase | null {
  return typeof node.description === 'string'
    ? say('name-and-meaning', {
        name: typeInWords(node.type),
        meaning: say('sentence-part', { sentence: node.description.replace(/\.$/, '') }),
      })
    : null;
}

/** For a discriminated union: the branch that the property selects, or the finding that it selects none. Null for any other schema. */
function discriminated(
  schemas: SchemaSet,
  from: string,
  node: JsonObject,
  item: JsonValue,
  pointer: string,
): { readonly finding: ShapeFinding | null; readonly branch: JsonObject | null } | null {
  const tag = isJsonObject(node.discriminator) ? String(node.discriminator.propertyName) : null;
  if (tag === null || !isJsonList(node.oneOf)) return null;
  if (!isJsonObject(item)) {
    const finding: ShapeFinding = {
      rule: 'wrong-type',
      pointer,
      at: 'value',
      message: say('wrong-type'),
      expected: say('object-braces'),
      got: say('kind-and-value', { kind: jsonKind(item), value: shortJson(item) }),
    };
    return { finding, branch: null };
  }
  const kinds = new Map<string, JsonObject>();
  for (const branch of node.oneOf.filter(isJsonObject))
    for (const word of tagWords(schemas.resolve(branch, from).node, tag)) kinds.set(word, branch);
  const word = item[tag];
  if (!Object.hasOwn(item, tag)) {
    return {
      finding: {
        rule: 'missing-property',
        pointer,
        at: 'name',
        lacks: tag,
        message: say('property-missing', { name: say('property', { name: tag }) }),
        expected: say('name-and-meaning', { name: tag, meaning: listNames(kinds.keys(), 20) }),
      },
      branch: null,
    };
  }
  const branch = typeof word === 'string' ? kinds.get(word) : undefined;
  if (branch) return { finding: null, branch };
  const rule = unknownKinds[tag] ?? 'wrong-value';
  const suggestion = typeof word === 'string' ? nearest(word, kinds.keys()) : null;
  const finding: ShapeFinding = {
    rule,
    pointer: childPointer(pointer, tag),
    at: 'value',
    message: elsewhere(node, word) ?? say('no-such-kind', { tag: say('property', { name: tag }) }),
    expected: listNames(kinds.keys(), 20),
    got: shortJson(word),
    suggestion,
  };
  return { finding, branch: null };
}

/** Why a word that the language has in another place has none here. */
function elsewhere(node: JsonObject, word: JsonValue | undefined): Phrase | null {
  const reasons = isJsonObject(node['x-elsewhere']) ? node['x-elsewhere'] : {};
  const reason = typeof word === 'string' && Object.hasOwn(reasons, word) ? reasons[word] : null;
  return typeof reason === 'string' ? say('sentence', { sentence: reason }) : null;
}

function tagWords(node: JsonObject, tag: string): string[] {
  const property = isJsonObject(node.properties) ? node.properties[tag] : undefined;
  if (!isJsonObject(property)) return [];
  return isJsonList(property.enum) ? property.enum.map(String) : [String(property.const)];
}
