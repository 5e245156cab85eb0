import type { Contract } from '../../language/language.generated';
import type { CallValue, OfficeCall } from '../openapi';
import type { JsonObject, JsonValue } from '../parse/json-value';

/** One field of what a call carries or answers. */
export interface CallField {
  /** JSON types, joined by a bar. */
  readonly type: string;
  readonly required: boolean;
  /** What else the contract demands, such as a pattern or a greatest length. */
  readonly limits: JsonObject;
}

/** Fields by the way to them: `lista[].kwota`. */
export type CallFields = Readonly<Record<string, CallField>>;

/** What portal and office agree on in one call. */
export interface AgreedCall {
  /** Whether it carries the user's token and subject. */
  readonly about: 'everybody' | 'account' | 'subject';
  readonly sent: CallFields;
  readonly answer: CallFields;
}

/** What is agreed on in a call, as fields that can be compared one by one. */
export function agreedCall({ personal, signedIn, query, body, response }: OfficeCall): AgreedCall {
  const account = signedIn ? 'account' : 'everybody';
  return {
    about: personal ? 'subject' : account,
    sent: { ...sentFields('query', query), ...sentFields('body', body) },
    answer: response === null ? {} : fieldsOf(response, '', true),
  };
}

function sentFields(part: string, values: readonly CallValue[]): CallFields {
  return Object.fromEntries(
    values.flatMap(({ name, optional, contract }) => Object.entries(fieldsOf(contract, `${part} ${name}`, !optional))),
  );
}

/** Words of a contract that say something about values; the others are for people. */
const limiting = ['enum', 'format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

function fieldsOf(contract: Contract, path: string, required: boolean): CallFields {
  const { type, properties = {}, items, required: needed = [] } = contract;
  const types = type === undefined ? ['any'] : [type].flat();
  const limits: Record<string, JsonValue> = {};
  for (const word of limiting) {
    const limit = contract[word];
    // A contract is JSON, so its enum is too.
    if (limit !== undefined) limits[word] = JSON.parse(JSON.stringify(limit));
  }
  return {
    [path === '' ? 'answer' : path]: { type: [...types].sort().join('|'), required, limits },
    ...(items ? fieldsOf(items, `${path}[]`, true) : {}),
    ...Object.fromEntries(
      Object.entries(properties).flatMap(([name, inner]) =>
        Object.entries(fieldsOf(inner, path === '' ? name : `${path}.${name}`, needed.includes(name))),
      ),
    ),
  };
}
