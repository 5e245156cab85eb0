import { isExpression } from '../../../expressions';
import type { Contract, WidgetBlock } from '../../../language/language.generated';
import { anyType, listOf, type StaticType, typeOfContract } from '../../../language/static-type';
import type { WidgetDescription, WidgetParts } from '../../../language/widget.generated';
import { isRecord } from '../../../values/is-record';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { typeInWords } from '../typing/type-in-words';
import { typeOfValue } from '../typing/type-of-formula';

/** Checks that a definition gives a widget what the widget says it takes, and all that it cannot do without. */
export function checkWidgetParts(
  service: CheckedService,
  block: WidgetBlock,
  pointer: string,
  widget: WidgetDescription,
  routes: readonly string[],
  report: Report,
): void {
  const props = Object.fromEntries(Object.entries(widget.props ?? {}).map(([name]) => [name, !widget.required?.includes(name)]));
  checkNames(service, block, pointer, 'props', props, report);
  for (const part of ['calls', 'params', 'files'] as const) checkNames(service, block, pointer, part, optionalBy(widget[part]), report);
  checkTable(service, block, pointer, widget, report);
  for (const [name, contract] of Object.entries(widget.props ?? {}))
    checkSetting({ service, block, report, pointer: childPointer(`${pointer}/props`, name), name }, block.props?.[name], contract);
  for (const name of widget.routes ?? []) checkAddress(service, block, childPointer(`${pointer}/props`, name), name, routes, report);
}

const partWords = {
  props: say('part-setting'),
  calls: say('part-call'),
  params: say('part-choice'),
  files: say('part-file'),
};

function optionalBy(parts: WidgetParts | undefined): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.entries(parts ?? {}).map(([name, { optional }]) => [name, optional === true]));
}

/** `known`: the names that the widget takes, and whether it does without each. */
function checkNames(
  { located }: CheckedService,
  block: WidgetBlock,
  pointer: string,
  part: keyof typeof partWords,
  known: Readonly<Record<string, boolean>>,
  report: Report,
): void {
  const given = Object.keys(block[part] ?? {});
  const names = Object.keys(known);
  for (const name of given.filter((each) => !names.includes(each))) {
    report('widget-part', located.keySpan(childPointer(`${pointer}/${part}`, name)), {
      message: say('widget-has-no', { widget: block.widget, part: partWords[part], name }),
      expected: names.length === 0 ? say('no-part', { part }) : listNames(names, 20),
      got: name,
      suggestion: nearest(name, names),
    });
  }
  for (const name of names.filter((each) => known[each] === false && !given.includes(each))) {
    report('widget-part', located.valueSpan(`${pointer}/widget`), {
      message: say('widget-needs', { widget: block.widget, part: partWords[part], name }),
      expected: say('part-with', { part, name }),
    });
  }
}

function checkTable({ located }: CheckedService, block: WidgetBlock, pointer: string, { table }: WidgetDescription, report: Report): void {
  if (block.table !== undefined && table === undefined) {
    report('widget-part', located.keySpan(`${pointer}/table`), {
      message: say('widget-without-table', { widget: block.widget }),
      expected: say('no-table-expected'),
    });
  }
  if (block.table === undefined && table !== undefined && table.optional !== true) {
    report('widget-part', located.valueSpan(`${pointer}/widget`), {
      message: say('widget-needs-table', { widget: block.widget }),
      expected: 'table',
    });
  }
}

/** Where a setting stands, and whom its problems are told. */
interface SettingPlace {
  readonly service: CheckedService;
  readonly block: WidgetBlock;
  readonly report: Report;
  readonly pointer: string;
  /** Its name for the author: of an entry of a list, the list and the id of the entry. */
  readonly name: string;
}

function checkSetting(at: SettingPlace, value: unknown, contract: Contract): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value) && contract.items !== undefined) {
    for (const [index, entry] of value.entries()) checkEntry(at, index, entry, contract.items);
    return;
  }
  const { service, block, report, pointer, name } = at;
  const place = service.places.find((each) => each.pointer === pointer);
  const isFormula = isExpression(value);
  const names = service.types.scopeAt(place ?? { scope: [], blocks: [], pointer });
  const type = Array.isArray(value) ? listOf(anyType) : typeOfValue(value, names);
  const expected = typeOfContract(contract);
  const isOfKind = [type, expected].some(({ kind }) => kind === 'any') || type.kind === 'null' || kindOf(type) === kindOf(expected);
  const isWord = isFormula || contract.enum === undefined || contract.enum.some((word) => word === value);
  if (isOfKind && isWord) return;
  const words = contract.enum?.map(String) ?? [];
  report('widget-setting', service.located.valueSpan(pointer), {
    message: say('setting-of-wrong-type', { setting: name, widget: block.widget }),
    expected: words.length > 0 ? listNames(words) : typeInWords(expected),
    got: isFormula || Array.isArray(value) ? typeInWords(type) : JSON.stringify(value),
    suggestion: typeof value === 'string' ? nearest(value, words) : null,
  });
}

/** An entry of a list: what the widget reads of it, and all that the widget cannot do without. */
function checkEntry(
  { pointer: list, ...at }: SettingPlace,
  index: number,
  entry: unknown,
  { properties = {}, required = [] }: Contract,
): void {
  const { service, block, report } = at;
  const fields = isRecord(entry) ? entry : {};
  const pointer = childPointer(list, index);
  const name = `${at.name}.${String(fields.id ?? index)}`;
  const known = Object.keys(properties);
  for (const field of Object.keys(fields).filter((each) => !known.includes(each))) {
    report('widget-part', service.located.keySpan(childPointer(pointer, field)), {
      message: say('setting-has-no', { setting: name, widget: block.widget, field }),
      expected: listNames(known, 20),
      got: field,
      suggestion: nearest(field, known),
    });
  }
  for (const field of required.filter((each) => !Object.hasOwn(fields, each))) {
    report('widget-part', service.located.valueSpan(pointer), {
      message: say('setting-needs', { setting: name, widget: block.widget, field }),
      expected: say('entry-with', { field }),
    });
  }
  for (const [field, contract] of Object.entries(properties))
    checkSetting({ ...at, pointer: childPointer(pointer, field), name: `${name}.${field}` }, fields[field], contract);
}

/** A setting that is an address: its path is one of a screen. */
function checkAddress(
  { located }: CheckedService,
  { props }: WidgetBlock,
  pointer: string,
  name: string,
  routes: readonly string[],
  report: Report,
): void {
  const address = props?.[name];
  const isFormula: boolean = isExpression(address);
  if (typeof address !== 'string' || isFormula) return;
  const path = address.replace(/[?#].*$/s, '');
  if (path === '/' || routes.includes(path)) return;
  report('unknown-route', located.valueSpan(pointer), {
    message: say('no-screen-at', { route: path }),
    expected: listNames(routes),
    got: address,
    suggestion: nearest(path, routes),
  });
}

// An object whose fields are not declared is a map of anything.
function kindOf({ kind }: StaticType): StaticType['kind'] {
  return kind === 'map' ? 'object' : kind;
}
