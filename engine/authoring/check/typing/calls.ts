import type { ASTNode } from '@marcbachmann/cel-js';
import { createEnvironment } from '../../../expressions/environment';
import { listNames, nearest } from '../nearest';
import { type FormulaReport, type TypeScope, wrongType } from './infer';
import { anyType, booleanType, listOf, numberType, type StaticType, stringType, withNull } from './static-type';

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
  if (call.name === 'has' && call.target === null) {
    for (const value of call.values) infer(value, names);
    return booleanType;
  }
  const target = call.target ? infer(call.target, names) : null;
  const [binder] = call.values;
  if (call.target && target && loops.has(call.name) && binder?.op === 'id') {
    return loopType(call, binder.args, call.target, target, names, infer, report);
  }
  const values = call.values.map((value) => infer(value, names));
  const overloads = signatures().filter(({ name, isMethod }) => name === call.name && isMethod === (call.target !== null));
  if (overloads.length === 0) {
    unknownFunction(call, report);
    return anyType;
  }
  const nodes = call.target ? [call.target, ...call.values] : call.values;
  const given = target ? [target, ...values] : values;
  const chosen = overloads.find(({ params }) => params.length === given.length && params.every((type, index) => fits(given[index], type)));
  if (chosen) return resultType(chosen.result, call.name, given);
  const [same] = overloads.filter(({ params }) => params.length === given.length);
  const wrong = same ? nodes.findIndex((_, index) => !fits(given[index], same.params[index] ?? 'dyn')) : -1;
  const [node, type] = [nodes[wrong], given[wrong]];
  if (same && node && type) {
    wrongType(node, `${paramWords[same.params[wrong] ?? ''] ?? 'another value'} for ${call.name}`, type, report);
  } else {
    const count = overloads.map(({ params, isMethod }) => params.length - (isMethod ? 1 : 0));
    report(call.node, {
      rule: 'expression-type',
      message: `${call.name} takes another number of values.`,
      expected: `${[...new Set(count)].join(' or ')} in the brackets`,
      got: String(call.values.length),
    });
  }
  return anyType;
}

const loops = new Set(['map', 'filter', 'all', 'exists', 'exists_one']);

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
    wrongType(targetNode, `a list before .${call.name}`, target, report);
  const item = target.kind === 'list' ? target.item : isObject ? stringType : anyType;
  const inner = new Map(names).set(name, item);
  const results = call.values.slice(1).map((value) => infer(value, inner));
  const tests = call.name === 'map' ? results.slice(0, -1) : results;
  for (const [index, type] of tests.entries()) {
    const node = call.values[index + 1];
    if (node && type.kind !== 'boolean' && type.kind !== 'any' && type.kind !== 'null') wrongType(node, 'true or false', type, report);
  }
  if (call.name === 'map') return listOf(results.at(-1) ?? anyType);
  return call.name === 'filter' ? listOf(item) : booleanType;
}

interface Signature {
  readonly name: string;
  readonly isMethod: boolean;
  /** CEL types of the receiver, when there is one, and of the arguments. */
  readonly params: readonly string[];
  readonly result: string;
}

let known: readonly Signature[] | null = null;

function signatures(): readonly Signature[] {
  known ??= createEnvironment()
    .getDefinitions()
    .functions.map(({ name, receiverType, params, returnType }) => ({
      name,
      isMethod: receiverType !== null,
      params: [...(receiverType === null ? [] : [receiverType]), ...params.map(({ type }) => type)],
      result: returnType,
    }));
  return known;
}

const numbers = ['int', 'uint', 'double'];

function fits(type: StaticType | undefined, param: string): boolean {
  if (!type || type.kind === 'any' || type.kind === 'null' || param === 'dyn' || param.length === 1) return true;
  if (param.startsWith('list')) return type.kind === 'list';
  if (param.startsWith('map')) return type.kind === 'object' || type.kind === 'map';
  if (numbers.includes(param)) return type.kind === 'number';
  if (param === 'bool') return type.kind === 'boolean';
  return param === type.kind;
}

const paramWords: Readonly<Record<string, string>> = {
  string: 'a text',
  int: 'a number',
  double: 'a number',
  bool: 'true or false',
  list: 'a list',
  'list<dyn>': 'a list',
  'list<string>': 'a list of texts',
};

const sameItem = new Set(['unique', 'compact']);

function resultType(result: string, name: string, given: readonly StaticType[]): StaticType {
  const [first] = given;
  if (name === 'flat' && first?.kind === 'list' && first.item.kind === 'list') return first.item;
  if (sameItem.has(name) && first?.kind === 'list') return first;
  if ((name === 'least' || name === 'greatest') && first?.kind === 'list') return withNull(first.item);
  if (numbers.includes(result)) return numberType;
  if (result === 'string') return stringType;
  if (result === 'bool') return booleanType;
  if (result === 'list<string>') return listOf(stringType);
  return result.startsWith('list') ? listOf(anyType) : anyType;
}

function unknownFunction(call: Call, report: FormulaReport): void {
  const names = new Set(
    signatures()
      .filter(({ isMethod }) => isMethod === (call.target !== null))
      .map(({ name }) => name),
  );
  const start = call.target ? call.node.start : call.node.range.start;
  report(
    { start, end: call.node.end },
    {
      rule: 'unknown-function',
      message: `There is no function ${call.name}.`,
      expected: listNames(names, 40),
      got: call.name,
      suggestion: nearest(call.name, names),
    },
  );
}
