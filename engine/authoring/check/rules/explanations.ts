import { isExpression } from '../../../expressions';
import { readsOf } from '../../../expressions/reads';
import type { Block, Column, Contract, ServiceDefinition } from '../../../language/language.generated';
import { allBlocks } from '../../../screen/held-blocks';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { writtenOut } from '../../source/conditions';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { placedBlocks } from '../pack/placed-blocks';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';

/** Checks that explanations of amounts have words for what goes into them, and that the words are used. */
export function checkExplanations(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkService);
}

function checkService(report: Report, service: CheckedService): void {
  const { definition, located, language } = service;
  const formulas: string[] = [];
  for (const { block, pointer } of placedBlocks(service)) {
    for (const { at, value } of language.authoring[block.block]?.explains?.(block) ?? []) {
      const all = chainOf(definition, block, value);
      formulas.push(...all);
      const unnamed = [...new Set(all.flatMap((formula) => pathsIn(formula)).filter((path) => !isNamed(service, block, path)))];
      if (unnamed.length > 0)
        report('unnamed-in-explanation', located.valueSpan(pointer + at), {
          message: say('unnamed-in-explanation', { names: unnamed.join(', ') }),
          expected: say('words-for-explanation'),
        });
    }
  }
  for (const [name, { of }] of Object.entries(definition.terms ?? {}))
    if (!formulas.some((formula) => bare(formula).includes(bare(of))))
      report('unused-term', located.keySpan(childPointer('/terms', name)), { message: say('nothing-reads', { kind: say('term'), name }) });
}

/** A formula with those of the computed values that it reads, their named conditions written out. */
function chainOf(definition: ServiceDefinition, block: Block, formula: string, within: readonly string[] = []): readonly string[] {
  const written = writtenOut(formula, definition.conditions);
  const values = { ...definition.values, ...('values' in block && block.values) };
  const further = pathsIn(written).flatMap((path) => {
    const [root, name = ''] = path.split('.');
    const next = root === 'values' && !within.includes(name) && Object.hasOwn(values, name) ? values[name] : undefined;
    return isExpression(next) ? chainOf(definition, block, next, [...within, name]) : [];
  });
  return [written, ...further];
}

function pathsIn(formula: string): readonly string[] {
  return parseFormula(formula).ok ? readsOf(formula).map((path) => path.join('.')) : [];
}

/** Roots of which an explanation says nothing by itself. */
const silent = new Set(['config', 'user', 'subject', 'codes', 'chosen', 'variant', 'address', 'state']);

function isNamed({ definition, language }: CheckedService, block: Block, path: string): boolean {
  if (Object.values(definition.terms ?? {}).some(({ of }) => bare(of).includes(path))) return true;
  const [root = '', name = '', ...further] = path.split('.');
  if (root === 'values' || root === 'today' || root === 'conditions' || root === 'nothing' || root === 'params') return true;
  if (root === 'form') return 'schema' in block && block.schema?.properties?.[name]?.title !== undefined;
  const columns = allBlocks(language.kinds, definition.blocks).flatMap(columnsOf);
  if (columns.some(({ id, value }) => (value === undefined ? root === 'row' && further.length === 0 && id === name : bare(value) === path)))
    return true;
  if (root === 'row' || silent.has(root)) return false;
  let contract: Contract | undefined = definition.sources?.[root]?.response;
  // A shared call has its contract elsewhere, and a list is said as one value.
  if (contract === undefined) return true;
  for (const step of [name, ...further]) contract = contract?.properties?.[step];
  return contract?.title !== undefined || contract?.type === 'array' || contract?.type === 'object';
}

function columnsOf(block: Block): readonly Column[] {
  if ('columns' in block) return block.columns;
  return 'fields' in block && Array.isArray(block.fields) ? block.fields : [];
}

function bare(formula: string): string {
  return formula.replace(/^=/, '').replaceAll(/\s/g, '');
}
