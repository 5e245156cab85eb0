import { isExpression } from '../../../expressions';
import type { WidgetBlock } from '../../../language/language.generated';
import { anyType, type StaticType, typeOfContract } from '../../../language/static-type';
import type { WidgetDescription } from '../../../language/widget.generated';
import { isRecord } from '../../../values/is-record';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';
import { typeOfValue } from '../typing/type-of-formula';

/** Checks that the rows of a widget's table have what the widget reads of them, and the fields that its settings name. */
export function checkWidgetRows(
  service: CheckedService,
  block: WidgetBlock,
  pointer: string,
  widget: WidgetDescription,
  report: Report,
): void {
  const place = service.places.find((each) => each.pointer === `${pointer}/table/rows`);
  const rows: StaticType = place && isExpression(place.value) ? typeOfValue(place.value, service.types.scopeAt(place)) : anyType;
  const row = rows.kind === 'list' ? rows.item : anyType;
  if (row.kind !== 'object') return;
  const known = Object.keys(row.fields);
  const { properties = {}, required = [] } = widget.table?.row ?? {};
  for (const [name, contract] of Object.entries(properties)) {
    const field = Object.hasOwn(row.fields, name) ? row.fields[name] : undefined;
    const expected = typeOfContract(contract);
    const isThere = field !== undefined && ([field, expected].some(({ kind }) => kind === 'any') || field.kind === expected.kind);
    if (isThere || (field === undefined && !required.includes(name))) continue;
    report('widget-row', service.located.valueSpan(`${pointer}/table/rows`), {
      message: say('rows-lack-field', { widget: block.widget, field: name }),
      expected: typeInWords(expected),
      ...(field ? { got: typeInWords(field) } : { suggestion: nearest(name, known) }),
    });
  }
  for (const { at, name } of (widget.fields ?? []).flatMap((setting) => named(block, setting))) {
    if (Object.hasOwn(row.fields, name)) continue;
    report('widget-row', service.located.valueSpan(`${pointer}/props${at}`), {
      message: say('no-field-here', { name }),
      expected: listNames(known, 20),
      got: name,
      suggestion: nearest(name, known),
    });
  }
}

/** The names of fields that a setting gives, with the pointer from the settings; one that a formula works out is not known here. */
function named({ props = {} }: WidgetBlock, setting: string): readonly { readonly at: string; readonly name: string }[] {
  const [list = '', entry] = setting.split('.');
  const given: unknown = props[list];
  const values =
    entry === undefined ? [given] : Array.isArray(given) ? given.map((item) => (isRecord(item) ? item[entry] : undefined)) : [];
  return values.flatMap((name, index) =>
    typeof name !== 'string' || isExpression(name)
      ? []
      : [{ at: entry === undefined ? childPointer('', list) : childPointer(childPointer(childPointer('', list), index), entry), name }],
  );
}
