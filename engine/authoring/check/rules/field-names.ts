import { anyType, type StaticType } from '../../../language/static-type';
import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeOfValue } from '../typing/type-of-formula';

/** Checks the fields that blocks name by words of their own, such as a browser of folders, against the contract of what has them. */
export function checkFieldNames(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkFieldNamesOf);
}

function checkFieldNamesOf(report: Report, service: CheckedService): void {
  for (const { said, pointer } of saidOfBlocks(service, ({ fieldNames }) => fieldNames)) {
    const formula = service.places.find((place) => place.pointer === `${pointer}/${said.of}`);
    const thing = formula ? typeOfValue(formula.value, service.types.scopeAt(formula)) : anyType;
    for (const { at, field, in: list, kind } of said.names)
      if (field !== undefined)
        checkField(service, pointer + at, { field, of: list === undefined ? thing : itemOf(thing, list), kind }, report);
  }
}

interface NamedField {
  readonly field: string;
  /** What is said to have the field. */
  readonly of: StaticType;
  /** What the field must hold. */
  readonly kind: 'string' | 'list';
}

function checkField(service: CheckedService, pointer: string, { field, of, kind }: NamedField, report: Report): void {
  if (of.kind !== 'object') return;
  const known = Object.entries(of.fields).flatMap(([name, type]) => (type.kind === kind || type.kind === 'any' ? [name] : []));
  if (known.includes(field)) return;
  report('unknown-path', service.located.valueSpan(pointer), {
    message: Object.hasOwn(of.fields, field)
      ? say(kind === 'list' ? 'field-no-list' : 'field-no-text', { field })
      : say('no-field-here', { name: field }),
    expected: listNames(known, 20),
    got: field,
    suggestion: nearest(field, known),
  });
}

function itemOf(folder: StaticType, list: string): StaticType {
  const field = folder.kind === 'object' && Object.hasOwn(folder.fields, list) ? folder.fields[list] : undefined;
  return field?.kind === 'list' ? field.item : anyType;
}
