import { type FieldModel, isChoice, isKeys, type ParamInput, type ParamInputs } from '../screen/field-model';

/**
 * The inputs without choices that their lists do not have, so that the address of a screen says what it shows. The same object when
 * nothing is to be left out; a list that is not there yet, or is empty, decides nothing.
 */
export function knownInputs(params: readonly FieldModel[], inputs: ParamInputs): ParamInputs {
  const changed = params.flatMap((param): [string, ParamInput | null][] => {
    const input = inputs[param.id];
    if (input === undefined || !isChoice(param) || param.status !== 'ready') return [];
    const known = new Set(param.options.map(({ key }) => key));
    if (typeof input === 'string') return known.has(input) ? [] : [[param.id, null]];
    // Where the office is asked while letters are typed, a list is an entry and its letters, and what is unknown is asked for.
    if (!param.several) return [];
    if (!isKeys(input) || input.every((key) => known.has(key))) return [];
    const kept = input.filter((key) => known.has(key));
    return [[param.id, kept.length === 0 ? null : kept]];
  });
  if (changed.length === 0) return inputs;
  const replaced = new Map(changed);
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([id, input]): [string, ParamInput][] => {
      const other = replaced.has(id) ? replaced.get(id) : input;
      return other === null || other === undefined ? [] : [[id, other]];
    }),
  );
}
