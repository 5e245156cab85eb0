import type { Contract, RangeParam } from '../../language/language.generated';
import { type StaticType, typeOfContract } from '../../language/static-type';
import { allowsType } from '../../screen/control';
import type { ControlAuthoring } from '../../screen/control-authoring';
import type { RangeModel } from './field';

/** Dates or numbers from and to, for authors. */
export const authoring: ControlAuthoring<RangeParam, RangeModel> = {
  names: ['date-range', 'number-range'],
  hasParts: true,
  settings: (control) => ['fromLabel', 'toLabel', ...(control === 'number-range' ? (['places'] as const) : (['min', 'max'] as const))],
  fits(contract, control) {
    const ends = [contract.properties?.from, contract.properties?.to];
    const numbers = ends.every((end) => end !== undefined && allowsType(end, 'number', 'integer'));
    const texts = ends.every((end) => end !== undefined && allowsType(end, 'string'));
    return allowsType(contract, 'object') && (control === 'number-range' ? numbers : texts);
  },
  paramType: ({ control }) => rangeType(control === 'number-range'),
  formType: ({ properties }) => rangeType(allowsType(properties?.from ?? {}, 'number', 'integer')),
  view: ({ typed, min, max, fromLabel, toLabel }) => ({ typed, min, max, fromLabel, toLabel }),
  tried(_keys, { control }) {
    const [first, second] = control === 'number-range' ? ['0', '300'] : ['01.01.2026', '31.12.2026'];
    const [late, early] = control === 'number-range' ? ['9', '1'] : ['31.12.2026', '01.01.2026'];
    return [
      { from: first, to: second },
      { from: late, to: early },
    ];
  },
};

function rangeType(ofNumbers: boolean): StaticType {
  const end: Contract = ofNumbers ? { type: ['number', 'null'] } : { type: ['string', 'null'], format: 'date' };
  return typeOfContract({ type: 'object', required: ['from', 'to'], properties: { from: end, to: end } });
}
