import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from '../../../expressions/syntax-tree';
import {
  anyType,
  booleanType,
  listOf,
  nullType,
  numberType,
  objectOf,
  type StaticType,
  stringType,
  unite,
} from '../../../language/static-type';
import { type Phrase, say } from '../../messages';
import { unsafeNames } from '../../parse/unsafe-names';
import { listNames, nearest } from '../problems/nearest';
import { callType } from './calls';
import { type FormulaFinding, type FormulaReport, type TypeScope, wrongType } from './formula-finding';
import { operatorType } from './operators';
import { typeInWords } from './type-in-words';

/** Is told the type of every part of a formula. */
export type SeeType = (type: StaticType, node: ASTNode) => void;

/** Works out the type of a formula and reports what cannot be. It goes on after a finding, so that all are reported at once. */
export function inferType(root: ASTNode, scope: TypeScope, report: FormulaReport, see?: SeeType): StaticType {
  const infer = (node: ASTNode, names: TypeScope): StaticType => {
    const type = inferNode(node, names);
    see?.(type, node);
    return type;
  };
  const inferNode = (node: ASTNode, names: TypeScope): StaticType => {
    switch (node.op) {
      case 'value':
        return literalType(node, report);
      case 'id':
        return variableType(node.args, node, names, report);
      case '.':
        if (node.args[0].op === 'id' && isUnknownSource(node.args[0].args, names))
          return unknownSource(node.args[0].args, node.args[0], names, report);
        return memberType(node.args[0], infer(node.args[0], names), node.args[1], node, report);
      case '[]': {
        const holder = infer(node.args[0], names);
        const index = infer(node.args[1], names);
        return itemType(node.args[0], holder, node.args[1], index, node, report);
      }
      case 'list':
        return listOf(
          node.args.map((item) => infer(item, names)).reduce<StaticType | null>((all, type) => (all ? unite(all, type) : type), null) ??
            anyType,
        );
      case 'map':
        return objectType(node.args, (value) => infer(value, names), report);
      case 'call':
        return callType({ name: node.args[0], target: null, values: node.args[1], node }, names, infer, report);
      case 'rcall':
        return callType({ name: node.args[0], target: node.args[1], values: node.args[2], node }, names, infer, report);
      case '?:': {
        expectBoolean(node.args[0], infer(node.args[0], names), report);
        return unite(infer(node.args[1], names), infer(node.args[2], names));
      }
      case '||':
      case '&&':
        for (const side of node.args) expectBoolean(side, infer(side, names), report);
        return booleanType;
      case '!_':
        expectBoolean(node.args, infer(node.args, names), report);
        return booleanType;
      case '-_': {
        const type = infer(node.args, names);
        if (type.kind !== 'any' && type.kind !== 'number' && type.kind !== 'null') wrongType(node.args, say('a-number'), type, report);
        return numberType;
      }
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
      case 'in':
      case '+':
      case '-':
      case '*':
      case '/':
      case '%':
        return operatorType(node.op, node, infer(node.args[0], names), infer(node.args[1], names), report);
      default:
        for (const child of childrenOf(node)) infer(child, names);
        report(node, { rule: 'expression-syntax', message: say('no-operator'), got: node.op });
        return anyType;
    }
  };
  return infer(root, scope);
}

function expectBoolean(node: ASTNode, type: StaticType, report: FormulaReport): void {
  if (type.kind !== 'any' && type.kind !== 'boolean' && type.kind !== 'null') wrongType(node, say('true-or-false'), type, report);
}

function literalType(node: ASTNode, report: FormulaReport): StaticType {
  const value: unknown = node.args;
  if (value === null) return nullType;
  if (typeof value === 'string') return stringType;
  if (typeof value === 'boolean') return booleanType;
  if (typeof value === 'number') return numberType;
  if (typeof value === 'bigint' && Number.isSafeInteger(Number(value))) return numberType;
  const message = typeof value === 'bigint' ? say('number-too-long') : say('no-literal');
  report(node, { rule: 'expression-syntax', message, expected: say('literals') });
  return anyType;
}

/** `{'a': 1}`: an object with these fields. */
function objectType(
  entries: readonly (readonly [ASTNode, ASTNode])[],
  infer: (node: ASTNode) => StaticType,
  report: FormulaReport,
): StaticType {
  const fields: Record<string, StaticType> = {};
  for (const [key, value] of entries) {
    const type = infer(value);
    if (key.op === 'value' && typeof key.args === 'string' && !unsafeNames.has(key.args)) fields[key.args] = type;
    else report(key, { rule: 'expression-syntax', message: say('no-field-name'), expected: say('text-in-quotes') });
  }
  return objectOf(fields);
}

// Names that have a meaning only in some places, with the place.
const scopedNames: Readonly<Record<string, Phrase>> = {
  row: say('meaning-row'),
  option: say('meaning-option'),
  selected: say('meaning-selected'),
  form: say('meaning-form'),
  answer: say('meaning-answer'),
  first: say('meaning-chart'),
  last: say('meaning-chart'),
  total: say('meaning-chart'),
  count: say('meaning-count'),
  missing: say('meaning-map'),
  change: say('meaning-trend'),
  from: say('meaning-trend'),
  to: say('meaning-trend'),
};

function variableType(name: string, node: ASTNode, names: TypeScope, report: FormulaReport): StaticType {
  const type = names.get(name);
  if (type) return type;
  const word = name.toLowerCase();
  if (['null', 'true', 'false'].includes(word)) {
    report(node, { rule: 'unknown-variable', message: say('word-in-small-letters', { name, word }), got: name, suggestion: word });
    return anyType;
  }
  const place = Object.hasOwn(scopedNames, name) ? scopedNames[name] : undefined;
  const message = place ? say('name-elsewhere', { name, meaning: place }) : say('nothing-named', { name });
  report(node, {
    rule: 'unknown-variable',
    message,
    expected: listNames(readable(names), 20),
    got: name,
    suggestion: nearest(name, readable(names)),
  });
  return anyType;
}

/** The names that a formula can write. */
function readable(names: TypeScope): readonly string[] {
  return [...names.keys()].filter((name) => /^\w+$/.test(name));
}

function isUnknownSource(name: string, names: TypeScope): boolean {
  return !names.has(name) && !Object.hasOwn(scopedNames, name);
}

function unknownSource(name: string, node: ASTNode, names: TypeScope, report: FormulaReport): StaticType {
  report(node, {
    rule: 'unknown-source',
    message: say('no-source', { name }),
    expected: listNames(readable(names), 20),
    got: name,
    suggestion: nearest(name, readable(names)),
  });
  return anyType;
}

function memberType(holderNode: ASTNode, holder: StaticType, name: string, node: ASTNode, report: FormulaReport): StaticType {
  if (holder.kind === 'any' || holder.kind === 'null') return anyType;
  if (holder.kind === 'map') return holder.value;
  const at = { start: Math.max(node.start, node.end - name.length), end: node.end };
  if (holder.kind === 'object') {
    const type = Object.hasOwn(holder.fields, name) ? holder.fields[name] : undefined;
    if (type) return type;
    const known = Object.keys(holder.fields);
    report(at, { ...unknownMember(holderNode, name), expected: listNames(known), got: name, suggestion: nearest(name, known) });
    return anyType;
  }
  const hint = holder.kind === 'list' ? say('list-has-no-fields') : say('only-object-has-fields');
  report(at, { rule: 'expression-type', message: hint, expected: say('an-object'), got: typeInWords(holder) });
  return anyType;
}

function unknownMember(holder: ASTNode, name: string): { readonly rule: FormulaFinding['rule']; readonly message: Phrase } {
  const root = holder.op === 'id' ? holder.args : null;
  if (root === 'params' || root === 'chosen') return { rule: 'unknown-param', message: say('no-param', { name }) };
  if (root === 'values') return { rule: 'unknown-value', message: say('no-value', { name }) };
  if (root === 'conditions') return { rule: 'unknown-condition', message: say('no-condition', { name }) };
  if (root === 'codes') return { rule: 'unknown-code-table', message: say('no-code-table', { name }) };
  if (root === 'address') return { rule: 'unknown-path', message: say('no-address-value', { name }) };
  if (root === 'form') return { rule: 'unknown-path', message: say('no-form-field', { name }) };
  return { rule: 'unknown-path', message: say('no-field-here', { name }) };
}

function itemType(
  holderNode: ASTNode,
  holder: StaticType,
  indexNode: ASTNode,
  index: StaticType,
  node: ASTNode,
  report: FormulaReport,
): StaticType {
  if (holder.kind === 'list') {
    if (index.kind !== 'any' && index.kind !== 'number') wrongType(indexNode, say('number-from-zero'), index, report);
    return holder.item;
  }
  if (holder.kind === 'object' && indexNode.op === 'value' && typeof indexNode.args === 'string') {
    return memberType(holderNode, holder, indexNode.args, indexNode, report);
  }
  if (holder.kind === 'map') return holder.value;
  if (holder.kind === 'any' || holder.kind === 'null' || holder.kind === 'object') return anyType;
  wrongType(node, say('list-or-object-before'), holder, report);
  return anyType;
}
