import { Ajv, type ValidateFunction } from 'ajv';
import type { CallTable } from '../../../language/calls.generated';
import type { ServiceDefinition } from '../../../language/language.generated';
import type { PortalDefinition } from '../../../language/portal.generated';
import type { ScenarioFile } from '../../../language/scenarios.generated';
import type { ValueFile } from '../../../language/values.generated';
import type { WidgetDescription } from '../../../language/widget.generated';
import { say } from '../../messages';
import { overlaySchema } from '../../overlay/overlay-schema';
import type { JsonObject, JsonValue } from '../../parse/json-value';
import type { TextEntry } from '../../source/loaded-pack';
import {
  callsSchema,
  portalSchema,
  scenariosSchema,
  serviceSchema,
  textsSchema,
  valuesSchema,
  widgetSchema,
} from '../../source/schemas.generated';
import type { LanguageSchema } from '../../source/walk';
import { explainShape } from './explain';
import { type MendedShape, mendShape } from './mend-shape';
import { type SchemaSet, schemaSet } from './schema-node';
import type { ShapeFinding } from './shape-finding';

/** The shapes of definition files, each with the type that a value of this shape has. */
export interface ShapeTypes {
  readonly 'service.schema.json': ServiceDefinition;
  readonly 'portal.schema.json': PortalDefinition;
  readonly 'calls.schema.json': CallTable;
  readonly 'values.schema.json': ValueFile;
  readonly 'texts.schema.json': Readonly<Record<string, TextEntry>>;
  readonly 'scenarios.schema.json': ScenarioFile;
  readonly 'widget.schema.json': WidgetDescription;
  readonly 'service-overlay.schema.json': JsonValue;
  readonly 'portal-overlay.schema.json': JsonValue;
  readonly 'calls-overlay.schema.json': JsonValue;
  readonly 'values-overlay.schema.json': JsonValue;
  readonly 'texts-overlay.schema.json': JsonValue;
}

/** Name of a shape: the file name of its schema. */
export type ShapeName = keyof ShapeTypes;

/** A value of the right shape, or everything that is wrong with it. */
export type ShapeOutcome<Shape> =
  | { readonly ok: true; readonly value: Shape }
  | { readonly ok: false; readonly findings: readonly ShapeFinding[]; mend(): Mended<Shape> | null };

/** A value of a wrong shape as its author probably meant it. */
export type Mended<Shape> = Omit<MendedShape, 'value'> & { readonly value: Shape & JsonValue };

const annotations = [
  'x-kind',
  'x-scope',
  'x-expect',
  'x-rows',
  'x-registry',
  'x-without',
  'x-elsewhere',
  'x-ordered',
  'x-output',
  'x-names',
  'x-answers',
  'x-input',
  'x-file',
];

/**
 * The schemas with one schema of services. The Ajv instance is created at first use and kept, because creating it is the slowest step of a
 * check.
 */
interface Shapes {
  readonly schemas: SchemaSet;
  validatorOf(name: ShapeName): ValidateFunction;
}

/** The schemas of all definition files, with one of services. */
export function schemasOf(services: LanguageSchema): SchemaSet {
  return shapesOf(services).schemas;
}

const shapesBySchema = new WeakMap<LanguageSchema, Shapes>();

function shapesOf(services: LanguageSchema): Shapes {
  const known = shapesBySchema.get(services);
  if (known) return known;
  const plain = [services, portalSchema, callsSchema, valuesSchema, textsSchema].map((schema) => schema as JsonObject);
  const all: readonly JsonObject[] = [
    ...plain,
    ...plain.map(overlaySchema),
    ...[scenariosSchema, widgetSchema].map((schema) => schema as JsonObject),
  ];
  const validators = new Map<ShapeName, ValidateFunction>();
  let ajv: Ajv | null = null;
  const shapes: Shapes = {
    schemas: schemaSet(all),
    validatorOf(name) {
      ajv ??= openAjv(all);
      const validate = validators.get(name) ?? ajv.getSchema(`https://okienko.dev/schema/${name}`);
      if (!validate) throw new Error(`There is no schema ${name}.`);
      validators.set(name, validate);
      return validate;
    },
  };
  shapesBySchema.set(services, shapes);
  return shapes;
}

// Without allErrors, so that a hostile file stops early. Making the code smaller takes longer than all else that makes the validators, and
// a pack is checked no faster with it.
function openAjv(schemas: readonly JsonObject[]): Ajv {
  const ajv = new Ajv({
    discriminator: true,
    strictTypes: false,
    allowUnionTypes: true,
    validateFormats: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(annotations);
  for (const schema of schemas) ajv.addSchema(schema);
  return ajv;
}

/** Checks that a value has the shape of a schema of the definition language; `services` is the schema of services. */
export function checkShape<Name extends ShapeName>(
  name: Name,
  value: JsonValue,
  services: LanguageSchema = serviceSchema,
): ShapeOutcome<ShapeTypes[Name]> {
  const { schemas, validatorOf } = shapesOf(services);
  const validate = validatorOf(name);
  if (hasShape<ShapeTypes[Name]>(validate, value)) return { ok: true, value };
  const findings = explainShape(schemas, name, value);
  return {
    ok: false,
    findings: findings.length > 0 ? findings : fromAjv(validate),
    mend() {
      const mended = findings.length > 0 ? mendShape(schemas, name, value) : null;
      if (!mended) return null;
      const { value: meant, ...more } = mended;
      return hasShape<ShapeTypes[Name] & JsonValue>(validate, meant) ? { ...more, value: meant } : null;
    },
  };
}

function hasShape<Shape>(validate: ValidateFunction, value: unknown): value is Shape {
  return validate(value) === true;
}

/** Ajv's own message, used if the explanation finds nothing, so that a wrong file is never accepted. */
function fromAjv(validate: ValidateFunction): ShapeFinding[] {
  const [error] = validate.errors ?? [];
  return [
    {
      rule: 'wrong-value',
      pointer: error?.instancePath ?? '',
      at: 'value',
      message: say('wrong-shape', { reason: error?.message ?? 'unknown reason' }),
    },
  ];
}
