import { isExpression, parsePath } from '../expressions';
import { withStandardKinds } from '../kinds/standard-kinds';
import type { Contract, Param, ServiceDefinition } from '../language/language.generated';
import { type Controls, isRequired } from '../screen/control';
import type { ParamInput, ParamInputs } from '../screen/field-model';
import type { MoreKinds } from '../screen/kinds';
import { isRecord } from '../values/is-record';
import { failure, type Result, success } from '../values/result';
import { inputOfNoValue, inputOfValue } from './param-address';

type Variant = NonNullable<ServiceDefinition['variants']>[number];

/** What a screen was worked out from, as far as the address of its PDF says it: the way back of what `buildRequest` writes. */
export interface ReadBack {
  readonly inputs: ParamInputs;
  readonly state: Readonly<Record<string, unknown>>;
  readonly address: Readonly<Record<string, string>>;
  readonly variant: string | null;
}

/** The parameter of an address whose text cannot be what the definition writes there. */
export interface WrongParameter {
  readonly name: string;
}

interface Reading {
  readonly inputs: Record<string, ParamInput>;
  readonly state: Record<string, unknown>;
  readonly address: Record<string, string>;
  /** Variants that agree with everything read so far; null while nothing has said that there is one. */
  variants: readonly Variant[] | null;
}

/**
 * Reads the query of a PDF's address back into what the definition writes it from. `"rok": "=params.rok"` turns `rok=2026` into the param,
 * `params.kwota.from` into an end of a range, `state.karta.id` into what the previous screen passed, `address.kod` into the query of the
 * page, and `variant.title` into the variant that has it. A literal must be the same; a formula that is more than a path says nothing.
 */
export function readBack(
  definition: ServiceDefinition,
  query: Readonly<Record<string, string>>,
  kinds?: MoreKinds,
): Result<ReadBack, WrongParameter> {
  const { controls } = withStandardKinds(kinds);
  const reading: Reading = { inputs: {}, state: {}, address: {}, variants: null };
  for (const [name, value] of Object.entries(definition.pdf?.query ?? {})) {
    const given = query[name] === '' ? undefined : query[name];
    if (!takes(definition, reading, value, given, controls)) return failure({ name });
  }
  const { variants, ...rest } = reading;
  return success({ ...rest, variant: variants?.[0]?.id ?? null });
}

/** Takes one parameter over; false when its text cannot be what the definition writes. */
function takes(definition: ServiceDefinition, reading: Reading, value: unknown, given: string | undefined, controls: Controls): boolean {
  if (!isExpression(value)) return given === undefined || given === String(value);
  const [root, id, ...rest] = parsePath(value) ?? [];
  if (root === undefined || id === undefined) return true;
  switch (root) {
    case 'params':
      return takesParam(controls, definition.params?.[id], reading, { id, given, end: rest[0] });
    case 'state':
      return takesState(definition.state?.[id]?.schema, reading, { id, given, path: rest });
    case 'address':
      if (given !== undefined) reading.address[id] = given;
      return true;
    case 'variant':
      return takesVariant(definition.variants ?? [], reading, { id, given });
    default:
      return true;
  }
}

interface GivenParam {
  readonly id: string;
  readonly given: string | undefined;
  readonly end: string | undefined;
}

function takesParam(controls: Controls, param: Param | undefined, { inputs }: Reading, { id, given, end }: GivenParam): boolean {
  if (!param) return true;
  const input = given === undefined ? inputOfNoValue(controls, param) : inputOfValue(controls, param, given, end, inputs[id]);
  if (input !== null) inputs[id] = input;
  return input !== null || !isRequired(controls, param);
}

interface GivenState {
  readonly id: string;
  readonly given: string | undefined;
  readonly path: readonly string[];
}

/** Of the state passed by the previous screen only the parts in the address can be restored. */
function takesState(schema: Contract | undefined, { state }: Reading, { id, given, path }: GivenState): boolean {
  const contract = path.reduce<Contract | undefined>((inner, name) => inner?.properties?.[name], schema);
  const types = [contract?.type ?? []].flat();
  const value = given === undefined ? null : readValue(types, given);
  if (value === null) return given === undefined && types.includes('null');
  state[id] = withValue(state[id], path, value);
  return true;
}

function readValue(types: readonly unknown[], text: string): unknown {
  if (types.includes('integer') && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (types.includes('number') && /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return types.includes('string') ? text : null;
}

function withValue(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const known = isRecord(whole) ? whole : {};
  return { ...known, [name]: withValue(known[name], rest, value) };
}

function takesVariant(all: readonly Variant[], reading: Reading, { id, given }: Omit<GivenParam, 'end'>): boolean {
  // The screen's own address has no variant and writes nothing.
  if (given === undefined) return reading.variants === null;
  reading.variants = (reading.variants ?? all).filter((variant) => {
    const field = id === 'id' ? variant.id : id === 'title' ? variant.title : variant.values?.[id];
    return String(field) === given;
  });
  return reading.variants.length > 0;
}
