import type { ASTNode } from '@marcbachmann/cel-js';
import { isExpression } from '../../../expressions';
import { childrenOf } from '../../../expressions/syntax-tree';
import { fieldsOf } from '../../../forms/form-field';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { runsOnScreen } from '../../source/walk';
import { eachService } from '../pack/each-service';
import { partsOfForm } from '../pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';

/** Checks values that a definition gives or compares with against the entries that it writes out itself. */
export function checkGivenChoices(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkGivenChoicesOf);
}

/** Entries that are written out, by what formulas read: `params.rodzaj`, `variant.id`. */
type Offered = ReadonlyMap<string, readonly string[]>;

function checkGivenChoicesOf(report: Report, service: CheckedService): void {
  const offered = offeredBy(service);
  checkGiven(service, offered, report);
  checkForms(service, report);
  checkComparisons(service, offered, report);
}

function offeredBy({ definition: { params = {}, variants = [] } }: CheckedService): Offered {
  const lists = Object.entries(params).flatMap(([id, param]) =>
    'options' in param && Array.isArray(param.options) ? [[`params.${id}`, idsOf(param.options)] as const] : [],
  );
  const addresses = variants.length === 0 ? [] : [['variant.id', variants.map(({ id }) => id)] as const];
  return new Map([...lists, ...addresses]);
}

function idsOf(options: readonly { readonly id: string }[]): readonly string[] {
  return options.map(({ id }) => id);
}

function checkGiven({ definition, located }: CheckedService, offered: Offered, report: Report): void {
  const check = (param: string, value: unknown, pointer: string): void => {
    const known = offered.get(`params.${param}`);
    if (!known || isExpression(value) || value === null) return;
    for (const word of Array.isArray(value) ? value : [value])
      if (!known.includes(String(word)))
        report('value-not-offered', located.valueSpan(pointer), {
          message: say('value-not-offered', { value: String(word) }),
          expected: listNames(known),
          got: String(word),
          suggestion: nearest(String(word), known),
        });
  };
  for (const [id, param] of Object.entries(definition.params ?? {}))
    if (typeof param.default === 'object') check(id, param.default.value, `${childPointer('/params', id)}/default/value`);
  for (const [index, { preset = {} }] of (definition.variants ?? []).entries())
    for (const [id, value] of Object.entries(preset)) check(id, value, childPointer(`/variants/${index}/preset`, id));
}

/** A field's contract and its options name the same values. */
function checkForms(service: CheckedService, report: Report): void {
  const { located, language } = service;
  const parts = saidOfBlocks(service, ({ form }) => form).flatMap(({ said, pointer }) => partsOfForm(said, pointer));
  for (const { part, ui: saidAt } of parts)
    for (const { id, contract, ui } of fieldsOf(part, language.kinds.controls)) {
      if (!contract.enum || !Array.isArray(ui.options)) continue;
      const allowed = contract.enum.map(String);
      for (const [index, option] of idsOf(ui.options).entries())
        if (!allowed.includes(option))
          report('value-not-offered', located.valueSpan(`${childPointer(saidAt, id)}/options/${index}/id`), {
            message: say('option-not-allowed', { option, field: id }),
            expected: listNames(allowed),
            got: option,
            suggestion: nearest(option, allowed),
          });
    }
}

function checkComparisons({ places, located }: CheckedService, offered: Offered, report: Report): void {
  for (const place of places) {
    if (!runsOnScreen(place) || !isExpression(place.value) || !/['"]/.test(place.value)) continue;
    const formula = parseFormula(place.value);
    if (formula.ok)
      visit(formula.tree, (node) => {
        if (node.op === '==' || node.op === '!=' || orders.has(node.op)) {
          const [left, right] = childrenOf(node);
          if (left && right)
            for (const [side, other] of [[left, right] as const, [right, left] as const]) compare(side, other, orders.has(node.op));
        }
      });
    function compare(side: ASTNode, other: ASTNode, isOrder: boolean): void {
      const word = side.op === 'value' && typeof side.args === 'string' ? side.args : null;
      if (word === null) return;
      const span = () => located.textSpan(place.pointer, side.start + 1, side.end + 1);
      const known = offered.get(pathOf(other));
      if (known && word !== '' && !known.includes(word))
        report('never-equal', span(), {
          message: say('never-equal', { value: word, name: pathOf(other) }),
          expected: listNames(known),
          got: word,
          suggestion: nearest(word, known),
        });
      else if (isOrder && polishDay.test(word))
        report('never-equal', span(), { message: say('day-as-people-write'), expected: say('day-that-compares'), got: word });
      else if (!isOrder && word === 'null')
        report('never-equal', span(), { message: say('null-in-quotes'), expected: 'null', got: "'null'" });
    }
  }
}

const orders = new Set<string>(['<', '<=', '>', '>=']);
const polishDay = /^\d{1,2}\.\d{1,2}\.\d{4}$/;

function visit(node: ASTNode, see: (node: ASTNode) => void): void {
  see(node);
  for (const child of childrenOf(node)) visit(child, see);
}

function pathOf(node: ASTNode): string {
  return node.op === '.' && node.args[0].op === 'id' ? `${node.args[0].args}.${node.args[1]}` : '';
}
