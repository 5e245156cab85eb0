import type { Param, ServiceDefinition } from '../language/language.generated';
import { encodePart } from '../requests/encode-part';
import { writeTypedNumber } from '../rules/number-rules';
import type { ParamInputs, ServiceInputs } from '../screen/param-model';
import { isSensitive } from '../screen/sensitive-param';
import { writeTypedDate } from '../values/plain-date';

/** The query of the page's address for these inputs, so that a screen can be linked and reloaded. Sensitive inputs are never in it. */
export function encodeParams(definition: ServiceDefinition, inputs: ParamInputs): Readonly<Record<string, string>> {
  const query: Record<string, string> = {};
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const input = inputs[id];
    if (input === undefined || isSensitive(param)) continue;
    if (typeof input === 'string') query[id] = input;
    else if ('from' in input) query[id] = `${input.from}..${input.to}`;
    else query[id] = input.map((key) => encodePart(key)).join(',');
  }
  return query;
}

/** The inputs that the query of an address stands for. Names that the service does not have are ignored. */
export function decodeParams(definition: ServiceDefinition, query: Readonly<Record<string, string>>): ParamInputs {
  const inputs: Record<string, ParamInputs[string]> = {};
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const text = Object.hasOwn(query, id) ? query[id] : undefined;
    if (text === undefined || isSensitive(param)) continue;
    inputs[id] = decodeInput(param, text);
  }
  return inputs;
}

/**
 * The inputs with which a screen opens at an address with this query. A link made after the button was pressed carries its result, unless
 * a sensitive input is needed that no address carries.
 */
export function readInputs(definition: ServiceDefinition, query: Readonly<Record<string, string>>): ServiceInputs {
  const typed = decodeParams(definition, query);
  const complete = Object.entries(definition.params ?? {}).every(
    ([id, param]) => param.required === false || typed[id] !== undefined || param.control !== 'text',
  );
  return { typed, applied: Object.keys(typed).length > 0 && complete ? typed : null };
}

function decodeInput(param: Param, text: string): ParamInputs[string] {
  switch (param.control) {
    case 'multi-select':
      return text === '' ? [] : text.split(',').map(decodeKey);
    case 'date-range':
    case 'number-range': {
      const [from = '', to = ''] = text.split('..');
      return { from, to };
    }
    default:
      return text;
  }
}

/**
 * The input behind the value of a param, as the query of a call carries it (`2026`, `2025,2026`, `12.5`). `end` names the end of a range;
 * the other one stays as it is in `before`, and both are written as they are typed, so that a document says them in the words of the screen.
 */
export function inputOfValue(
  param: Param,
  text: string,
  end: string | undefined,
  before: ParamInputs[string] | undefined,
): ParamInputs[string] {
  if (param.control === 'multi-select') return text.split(',');
  if (end === undefined) return text;
  const range = typeof before === 'object' && 'from' in before ? before : { from: '', to: '' };
  return { ...range, [end]: param.control === 'number-range' ? writeTypedNumber(text, param.places ?? 0) : writeTypedDate(text) };
}

/** The input behind a param of which a call carries nothing: the entry for all, whatever the screen would begin with. Null without such an entry. */
export function inputOfNoValue(param: Param): ParamInputs[string] | null {
  if (!('all' in param) || param.all === undefined) return null;
  return param.control === 'multi-select' ? [] : '';
}

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
