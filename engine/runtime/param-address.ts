import type { Param, ServiceDefinition } from '../language/language.generated';
import { encodePart } from '../requests/encode-part';
import type { ParamInputs } from '../screen/param-model';
import { isSensitive } from '../screen/sensitive-param';

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

function decodeKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
