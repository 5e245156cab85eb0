import { withStandardKinds } from '../kinds/standard-kinds';
import type { Param, ServiceDefinition } from '../language/language.generated';
import { type Controls, controlOf } from '../screen/control';
import type { ParamInput, ParamInputs, ServiceInputs } from '../screen/field-model';
import type { MoreKinds } from '../screen/kinds';
import { isSensitive } from '../screen/params-behind';

/** The query of the page's address for these inputs, so that a screen can be linked and reloaded. Sensitive inputs are never in it. */
export function encodeParams(definition: ServiceDefinition, inputs: ParamInputs, kinds?: MoreKinds): Readonly<Record<string, string>> {
  const { controls } = withStandardKinds(kinds);
  const query: Record<string, string> = {};
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const input = inputs[id];
    if (input === undefined || isSensitive(param)) continue;
    query[id] = controlOf(controls, param.control).encode(input);
  }
  return query;
}

/** The inputs that the query of an address stands for. Names that the service does not have are ignored. */
export function decodeParams(definition: ServiceDefinition, query: Readonly<Record<string, string>>, kinds?: MoreKinds): ParamInputs {
  const { controls } = withStandardKinds(kinds);
  const inputs: Record<string, ParamInput> = {};
  for (const [id, param] of Object.entries(definition.params ?? {})) {
    const text = Object.hasOwn(query, id) ? query[id] : undefined;
    if (text === undefined || isSensitive(param)) continue;
    inputs[id] = controlOf(controls, param.control).decode(text, param);
  }
  return inputs;
}

/**
 * The inputs with which a screen opens at an address with this query. A link made after the button was pressed carries its result, unless
 * a sensitive input is needed that no address carries.
 */
export function readInputs(definition: ServiceDefinition, query: Readonly<Record<string, string>>, kinds?: MoreKinds): ServiceInputs {
  const typed = decodeParams(definition, query, kinds);
  const { controls } = withStandardKinds(kinds);
  const complete = Object.entries(definition.params ?? {}).every(
    ([id, param]) => param.optional === true || typed[id] !== undefined || !controlOf(controls, param.control).isTyped,
  );
  return { typed, applied: Object.keys(typed).length > 0 && complete ? typed : null };
}

/** The input behind a param of which a call carries nothing: the entry for all, whatever the screen would begin with. Null without such an entry. */
export function inputOfNoValue(controls: Controls, param: Param): ParamInput | null {
  return 'all' in param && param.all !== undefined ? controlOf(controls, param.control).decode('', param) : null;
}

/**
 * The input behind the value of a param, as the query of a call carries it (`2026`, `2025,2026`, `12.5`). `end` names the end of a range;
 * the other one stays as it is in `before`, and both are written as they are typed, so that a document says them in the words of the screen.
 */
export function inputOfValue(
  controls: Controls,
  param: Param,
  text: string,
  end: string | undefined,
  before: ParamInput | undefined,
): ParamInput {
  return controlOf(controls, param.control).inputOfValue(text, param, end, before);
}
