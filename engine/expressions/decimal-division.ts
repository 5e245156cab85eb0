import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import { childrenOf } from './syntax-tree';

/**
 * The same formula with every dividend as a decimal. CEL divides whole numbers without a remainder, so that `7 / 2` were 3 and
 * `size(lista) / 2` of three rows 1; a spreadsheet says 3,5 and 1,5, and so does the portal. CEL lets no one replace that operator.
 */
export function withDecimalDivision(environment: Environment, formula: string): string {
  if (!formula.includes('/')) return formula;
  const marks: { readonly at: number; readonly text: string }[] = [];
  const collect = (node: ASTNode): void => {
    if (node.op === '/') {
      const [dividend] = node.args;
      marks.push({ at: dividend.range.start, text: 'double(' }, { at: dividend.range.end, text: ')' });
    }
    for (const child of childrenOf(node)) collect(child);
  };
  collect(environment.parse(formula).ast);
  // From the end, so that earlier places stay where they are.
  return marks
    .sort((left, right) => right.at - left.at)
    .reduce((text, mark) => text.slice(0, mark.at) + mark.text + text.slice(mark.at), formula);
}
