import { isExpression } from '../../../expressions';
import { fieldsOf, groupsOf } from '../../../forms/form-field';
import type { Contract } from '../../../language/language.generated';
import type { StaticType } from '../../../language/static-type';
import { allowsType } from '../../../screen/control';
import { parseDecimal } from '../../../values/decimal-text';
import { type Phrase, say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';
import { typeOfValue } from '../typing/type-of-formula';

/** Checks that fields of forms can hold the values with which they start. */
export function checkStartValues(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkStartValuesOf);
}

function checkStartValuesOf(report: Report, service: CheckedService): void {
  const { places, located, types, language } = service;
  for (const { said: form, pointer } of saidOfBlocks(service, ({ form }) => form))
    for (const { id, contract } of [...fieldsOf(form, language.kinds.controls), ...groupsOf(form)]) {
      if (form.initial?.[id] === undefined) continue;
      const at = childPointer(`${pointer}/initial`, id);
      const place = places.find((each) => each.pointer === at);
      if (place === undefined) continue;
      const { value } = place;
      const type = typeOfValue(value, types.scopeAt(place));
      const needed = neededBy(contract, type, value);
      if (needed !== null)
        report('start-value-type', located.valueSpan(at), {
          message: say('start-value-unfit', { field: id }),
          expected: needed,
          got: isExpression(value) ? typeInWords(type) : JSON.stringify(value),
        });
    }
}

/** What a field needs instead of a value; null where it can hold the value. The office may send a number as text. */
function neededBy(contract: Contract, { kind }: StaticType, value: unknown): Phrase | null {
  if (kind === 'any' || kind === 'null') return null;
  if (contract.items?.properties) return kind === 'list' ? null : say('list-of-objects');
  if (contract.properties && allowsType(contract, 'object') && !('from' in contract.properties))
    return kind === 'object' || kind === 'map' ? null : say('an-object');
  if (allowsType(contract, 'boolean')) return kind === 'boolean' ? null : say('true-or-false');
  if (allowsType(contract, 'string')) return kind === 'string' || kind === 'number' ? null : say('a-text');
  if (!allowsType(contract, 'number', 'integer') || kind === 'number') return null;
  return kind === 'string' && (isExpression(value) || parseDecimal(value) !== null) ? null : say('a-number');
}
