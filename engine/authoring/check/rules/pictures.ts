import type { ASTNode } from '@marcbachmann/cel-js';
import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { saidOfBlocks } from '../pack/placed-blocks';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { parseFormula } from '../typing/formula';
import { typeOfFormula } from '../typing/type-of-formula';

/** Checks that the pictures which portal.json names are in the folders assets, as far as these were given, and those of blocks among theirs. */
export function checkPictures(pack: PackUnderCheck, report: Report): void {
  checkArms(pack, report);
  eachService(pack, report, checkPicturesOf);
}

function checkArms({ portal, pictures }: PackUnderCheck, report: Report): void {
  const arms = portal?.value.office.arms;
  if (!portal || arms === undefined || pictures === null || pictures.has(arms)) return;
  report('missing-picture', portal.located.valueSpan('/office/arms'), {
    message: say('no-picture', { name: arms }),
    expected: listNames(pictures),
    got: arms,
    suggestion: nearest(arms, pictures),
  });
}

function checkPicturesOf(report: Report, service: CheckedService): void {
  for (const { said, id, pointer } of saidOfBlocks(service, ({ pictures }) => pictures))
    for (const { at, formula, of } of said) {
      if (formula === undefined) continue;
      const missing = namesIn(service, id, formula).find((name) => !of.includes(name));
      if (missing === undefined) continue;
      report('missing-picture', service.located.valueSpan(pointer + at), {
        message: say('no-picture-of-block', { name: missing }),
        expected: listNames(of, of.length),
        got: missing,
        suggestion: nearest(missing, of),
      });
    }
}

/** The names that a formula can give as far as they are written: in itself, and in the contract of what it reads. */
function namesIn({ types }: CheckedService, block: string, formula: string): readonly string[] {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return [];
  const { contract } = typeOfFormula(formula, new Map([['row', types.rowType(block)]]));
  return [...literalsOf(parsed.tree), ...(contract?.enum ?? []), ...(contract?.examples ?? [])].filter((name) => typeof name === 'string');
}

function literalsOf(node: ASTNode): readonly unknown[] {
  if (node.op === 'value') return [node.args];
  return node.op === '?:' ? [...literalsOf(node.args[1]), ...literalsOf(node.args[2])] : [];
}
