import { isJsonList, isJsonObject, type JsonObject, type JsonValue } from '../parse/json-value';

const nothing: JsonObject = { type: 'null', description: 'null removes the value of the base pack.' };

const placement: JsonObject = {
  remove: { const: true, description: 'True removes the item of the base pack.' },
  after: { type: 'string', minLength: 1, description: 'Id of the item after which this one stands.' },
  before: { type: 'string', minLength: 1, description: 'Id of the item before which this one stands.' },
};

/**
 * The schema of an overlay file, derived from the schema of the file that it changes: nothing but ids is required, null removes,
 * and items with an id take `remove`, `after` and `before`.
 */
export function overlaySchema(schema: JsonObject): JsonObject {
  const { $defs, ...root } = schema;
  const definitions = isJsonObject($defs) ? $defs : {};
  const relaxedDefinitions = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, relaxed(definition, definitions)]),
  );
  return {
    ...asObject(relaxed(root, definitions, true)),
    $id: String(schema.$id).replace('.schema.json', '-overlay.schema.json'),
    title: `${String(schema.title)}Overlay`,
    description: `What an overlay changes. ${String(schema.description)}`,
    ...(isJsonObject($defs) ? { $defs: relaxedDefinitions } : {}),
  };
}

function relaxed(node: JsonValue, definitions: JsonObject, isRoot = false): JsonValue {
  if (isJsonList(node)) return node.map((item) => relaxed(item, definitions));
  if (!isJsonObject(node)) return node;
  if (isJsonObject(node.discriminator)) return relaxed(joined(node, definitions), definitions);
  const result: Record<string, JsonValue> = { ...node };
  if (typeof node.$ref === 'string') result.$ref = node.$ref.replace('service.schema.json', 'service-overlay.schema.json');
  const required = isJsonList(node.required) ? node.required : [];
  const isItem = !isRoot && required.includes('id') && isJsonObject(node.properties);
  delete result.required;
  if (isItem) result.required = ['id'];
  if (isJsonObject(node.properties)) {
    const members = Object.entries(node.properties).map(([name, property]) => [
      name,
      orNull(relaxed(property, definitions), required.includes(name)),
    ]);
    result.properties = { ...Object.fromEntries(members), ...(isItem ? placement : {}) };
  }
  if (isJsonObject(node.additionalProperties)) result.additionalProperties = orNull(relaxed(node.additionalProperties, definitions), false);
  if (isJsonObject(node.items)) result.items = relaxed(node.items, definitions);
  if (isJsonList(node.anyOf)) result.anyOf = relaxed(node.anyOf, definitions);
  return result;
}

function orNull(schema: JsonValue, required: boolean): JsonValue {
  return required ? schema : { anyOf: [schema, nothing] };
}

/** A discriminated union as one object: an overlay names the item by its id and need not repeat its kind. */
function joined(union: JsonObject, definitions: JsonObject): JsonObject {
  const branches = (isJsonList(union.oneOf) ? union.oneOf : []).map((branch) => target(branch, definitions));
  const tag = isJsonObject(union.discriminator) ? String(union.discriminator.propertyName) : '';
  const variants = new Map<string, Map<string, JsonValue>>();
  for (const { properties } of branches) {
    for (const [name, property] of Object.entries(asObject(properties))) {
      const known = variants.get(name) ?? new Map<string, JsonValue>();
      known.set(JSON.stringify({ ...asObject(property), description: '' }), property);
      variants.set(name, known);
    }
  }
  const properties = Object.fromEntries(
    [...variants].map(([name, known]) => [name, name === tag ? anyTag(known) : oneOf([...known.values()])]),
  );
  const required = isJsonList(union.required) && union.required.includes('id') ? ['id'] : [];
  return {
    type: 'object',
    additionalProperties: false,
    ...(union.description === undefined ? {} : { description: union.description }),
    required,
    properties,
  };
}

function anyTag(known: ReadonlyMap<string, JsonValue>): JsonObject {
  const words = [...known.values()]
    .map(asObject)
    .flatMap((property) => (isJsonList(property.enum) ? property.enum : [property.const ?? '']));
  return { enum: words, description: 'Kind; an overlay need not repeat it.' };
}

function oneOf(variants: readonly JsonValue[]): JsonValue {
  const [first] = variants;
  return variants.length === 1 && first !== undefined ? first : { anyOf: variants };
}

function target(branch: JsonValue, definitions: JsonObject): JsonObject {
  const name = isJsonObject(branch) && typeof branch.$ref === 'string' ? branch.$ref.replace('#/$defs/', '') : '';
  return asObject(definitions[name] ?? branch);
}

function asObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
