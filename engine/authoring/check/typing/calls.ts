import type { ASTNode } from '@marcbachmann/cel-js';
import { type FunctionManual, functionManual } from '../../../expressions/function-manual';
import type { FunctionEntry, ParamKind } from '../../../expressions/functions';
import { allFunctions, isFunctionName } from '../../../expressions/further-functions';
import {
  anyType,
  booleanType,
  listOf,
  numberType,
  objectOf,
  orNull,
  type StaticType,
  stringType,
  withNull,
} from '../../../language/static-type';
import { compilePattern } from '../../../patterns/compile-pattern';
import { type Phrase, say } from '../../messages';
import { listNames, nearest } from '../problems/nearest';
import { rateType } from './dated-type';
import { type FormulaReport, patternFailures, type TypeScope, wrongType } from './formula-finding';

/** A call of a function, or of a method of `target`. */
export interface Call {
  readonly name: string;
  readonly target: ASTNode | null;
  readonly values: readonly ASTNode[];
  readonly node: ASTNode;
}

type Infer = (node: ASTNode, names: TypeScope) => StaticType;

/** Type of what a call gives; unknown functions and wrong arguments are reported. */
export function callType(call: Call, names: TypeScope, infer: Infer, report: FormulaReport): StaticType {
  const { name, target, values } = call;
  if (name === 'has' && target === null) return hasType(call, names, infer, report);
  const targetType = target ? infer(target, names) : null;
  const [binder] = values;
  if (target && targetType && loops.has(name) && binder?.op === 'id')
    return loopType(call, binder.args, target, targetType, names, infer, report);
  const types = values.map((value) => infer(value, names));
  if (target === null && name === 'rate') return rateType(call, types, names, report);
  if (target && targetType && name === 'matches') return patternType(call, target, targetType, report);
  const manual: FunctionManual | undefined = isFunctionName(name) ? functionManual[name] : undefined;
  if (!isFunctionName(name) || !manual?.calls.some((form) => isMethodForm(form) === (target !== null))) {
    unknownFunction(call, report);
    return anyType;
  }
  const nodes = target ? [target, ...values] : values;
  const given = targetType ? [targetType, ...types] : types;
  const { takes, optional = 0 }: FunctionEntry = allFunctions[name];
  if (given.length > takes.length || given.length < takes.length - optional) {
    report(call.node, {
      rule: 'expression-type',
      message: say('cannot-take-values', { name }),
      expected:
        manual.calls.reduce<Phrase | string | null>((one, other) => (one === null ? other : say('calls-or', { one, other })), null) ?? '',
      got: say('values-in-brackets', { count: values.length }),
    });
    return anyType;
  }
  const wrong = given.findIndex((type, index) => !fits(type, takes[index] ?? 'plain'));
  const [node, type] = [nodes[wrong], given[wrong]];
  if (node && type) {
    wrongType(node, say('kind-for-function', { kind: kindWords[takes[wrong] ?? 'plain'], name }), type, report);
    return anyType;
  }
  return resultType(manual.gives, name, given[0] ?? anyType);
}

/** Functions whose first argument is a new name, for each item of the list before the dot. */
export const loops: ReadonlySet<string> = new Set(['map', 'filter', 'all', 'exists', 'exists_one', 'groupBy', 'sort']);

// Loops whose formula gives what the items are put together or in order by.
const keyed: ReadonlySet<string> = new Set(['groupBy', 'sort']);

function hasType({ node, values }: Call, names: TypeScope, infer: Infer, report: FormulaReport): StaticType {
  const [value] = values;
  for (const each of values) infer(each, names);
  if (value?.op !== '.' || values.length > 1)
    report(node, { rule: 'expression-type', message: say('has-takes-one-field'), expected: say('field-for-has') });
  return booleanType;
}

/** The pattern is a part of the definition, so that it can be judged before anybody meets it. */
function patternType({ values, node }: Call, target: ASTNode, type: StaticType, report: FormulaReport): StaticType {
  if (!fits(type, 'text')) wrongType(target, say('text-for-matches'), type, report);
  const [pattern] = values;
  if (pattern?.op !== 'value' || typeof pattern.args !== 'string' || values.length > 1) {
    report(pattern ?? node, {
      rule: 'unsafe-pattern',
      message: say('pattern-from-data'),
      expected: say('one-text-in-quotes'),
    });
    return booleanType;
  }
  const compiled = compilePattern(pattern.args);
  if (!compiled.ok)
    report(pattern, {
      rule: 'unsafe-pattern',
      message: say('unusable-pattern', { reason: patternFailures[compiled.failure] }),
      expected: say('simple-pattern'),
      got: pattern.args,
    });
  return booleanType;
}

/** map, filter and the like: the first argument names the item, the others are formulas over it. */
function loopType(
  call: Call,
  name: string,
  targetNode: ASTNode,
  target: StaticType,
  names: TypeScope,
  infer: Infer,
  report: FormulaReport,
): StaticType {
  const isObject = target.kind === 'object' || target.kind === 'map';
  if (target.kind !== 'list' && target.kind !== 'any' && target.kind !== 'null' && !isObject)
    wrongType(targetNode, say('list-before', { name: call.name }), target, report);
  const item = target.kind === 'list' ? target.item : isObject ? stringType : anyType;
  const inner = new Map(names).set(name, item);
  const results = call.values.slice(1).map((value) => infer(value, inner));
  const most = call.name === 'map' ? 2 : 1;
  if (results.length === 0 || results.length > most)
    report(call.node, {
      rule: 'expression-type',
      message: say('cannot-take-values', { name: call.name }),
      expected: say('list-name-formula', { name: call.name }),
    });
  const [key = anyType] = results;
  const [, keyNode] = call.values;
  if (keyed.has(call.name) && keyNode && !fits(key, 'plain')) wrongType(keyNode, say('plain-value'), key, report);
  const tests = call.name === 'map' ? results.slice(0, -1) : keyed.has(call.name) ? [] : results;
  for (const [index, type] of tests.entries()) {
    const node = call.values[index + 1];
    if (node && type.kind !== 'boolean' && type.kind !== 'any' && type.kind !== 'null') wrongType(node, say('true-or-false'), type, report);
  }
  if (call.name === 'map') return listOf(results.at(-1) ?? anyType);
  const items = target.kind === 'list' ? target : listOf(item);
  if (call.name === 'groupBy') return listOf(objectOf({ key, items: withNull(items, false) }));
  return call.name === 'filter' || call.name === 'sort' ? items : booleanType;
}

/** Whether a form of the manual is called after a value and a dot. */
export function isMethodForm(form: string): boolean {
  return /^\w+\./.test(form);
}

/** Whether a value of a type may be given to a function where it takes this. */
export function fits(type: StaticType, param: ParamKind): boolean {
  if (type.kind === 'any' || type.kind === 'null') return true;
  switch (param) {
    case 'words':
    case 'sortable':
      return type.kind === 'list' && ['any', 'null', 'string', 'number'].includes(type.item.kind);
    case 'list':
    case 'whole':
      return type.kind === 'list';
    case 'sized':
      return type.kind !== 'number' && type.kind !== 'boolean';
    case 'plain':
      return type.kind === 'string' || type.kind === 'number' || type.kind === 'boolean';
    case 'number':
      return type.kind === 'number';
    case 'forms':
      return type.kind === 'object' && Object.entries(type.fields).every(isForm) && Object.hasOwn(type.fields, 'other');
    case 'text':
      return type.kind === 'string';
  }
}

function isForm([name, { kind }]: readonly [string, StaticType]): boolean {
  return ['zero', 'one', 'two', 'few', 'many', 'other'].includes(name) && ['string', 'any', 'null'].includes(kind);
}

const kindWords: Readonly<Record<ParamKind, Phrase>> = {
  list: say('a-list'),
  whole: say('a-list'),
  words: say('list-of-texts-or-numbers'),
  text: say('a-text'),
  number: say('a-number'),
  plain: say('plain-value'),
  sized: say('list-object-or-text'),
  sortable: say('list-of-texts-or-numbers'),
  forms: say('plural-forms'),
};

// What a text holds may be no number.
const mayBeEmpty: ReadonlySet<string> = new Set([
  'double',
  'int',
  'number',
  'date',
  'flag',
  'addDays',
  'addMonths',
  'addYears',
  'daysBetween',
  'monthsBetween',
  'dateText',
  'plural',
]);

function resultType(gives: FunctionManual['gives'], name: string, first: StaticType): StaticType {
  switch (gives) {
    case 'number':
      return withNull(numberType, mayBeEmpty.has(name));
    case 'text':
      return withNull(stringType, mayBeEmpty.has(name));
    case 'true or false':
      return withNull(booleanType, mayBeEmpty.has(name));
    case 'list of texts':
      return listOf(stringType);
    case 'list of numbers':
      return listOf(numberType);
    case 'the same list':
      return first.kind === 'list' ? first : listOf(anyType);
    case 'the items of its lists':
      return first.kind === 'list' && first.item.kind === 'list' ? first.item : listOf(anyType);
    case 'an item':
      return first.kind === 'list' ? orNull(first.item) : anyType;
    case 'list':
    case 'list of groups':
      return listOf(anyType);
  }
}

// What other languages and spreadsheets call these functions.
const otherNames: Readonly<Record<string, string>> = {
  flatten: 'flat',
  length: 'size',
  len: 'size',
  min: 'least',
  max: 'greatest',
  distinct: 'unique',
  string: 'text',
  sortby: 'sort',
  orderby: 'sort',
  lower: 'lowerAscii',
  upper: 'upperAscii',
  tolowercase: 'lowerAscii',
  touppercase: 'upperAscii',
  replaceall: 'replace',
  timestamp: 'date',
};

// Words that formulas write as signs, also where they are called like functions.
const signsOf: Readonly<Record<string, string>> = { not: '!', and: '&&', or: '||' };

function unknownFunction(call: Call, report: FormulaReport): void {
  const sign = call.target === null ? signsOf[call.name.toLowerCase()] : undefined;
  if (sign !== undefined) {
    report(call.node, {
      rule: 'unknown-function',
      message: say('word-for-sign', { name: call.name, sign }),
      expected: sign,
      got: call.name,
    });
    return;
  }
  const forms = Object.entries<FunctionManual>(functionManual);
  const names = forms.flatMap(([name, { calls }]) => (calls.some((form) => isMethodForm(form) === (call.target !== null)) ? [name] : []));
  const start = call.target ? call.node.start : call.node.range.start;
  report(
    { start, end: call.node.end },
    {
      rule: 'unknown-function',
      message: say('no-function', { name: call.name }),
      expected: listNames(names, 40),
      got: call.name,
      suggestion: names.find((name) => name === otherNames[call.name.toLowerCase()]) ?? nearest(call.name, names),
    },
  );
}
