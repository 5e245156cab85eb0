import { evaluateValue } from '../../expressions';
import type { Block, TableBlock } from '../../language/language.generated';
import { heldBlocks } from '../../screen/held-blocks';
import type { Kinds } from '../../screen/kinds';
import { optionalWords, type Screen, words } from '../../screen/screen';

/**
 * Name of a table's file, without its ending: the table's own, else that of the screen's PDF, so that the two lie side by side in a folder
 * and the name is the same in every language. Tables beside others and in details of rows add their id.
 */
export function csvNameOf(screen: Screen, block: TableBlock): string {
  const own = optionalWords(screen, block.csvName);
  if (own !== null) return own;
  const { pdf, blocks } = screen.service.definition;
  const name = pdf === undefined ? null : evaluateValue(pdf.fileName, screen.scope, screen.evaluate);
  if (typeof name !== 'string' || name === '') return words(screen, block.title);
  const base = name.replace(/\.pdf$/i, '');
  const outer = outerTables(screen.kinds, blocks);
  return outer.length === 1 && outer[0]?.id === block.id ? base : `${base}_${block.id}`;
}

function outerTables(kinds: Kinds, blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block) => (block.block === 'table' ? [block] : outerTables(kinds, heldBlocks(kinds, block))));
}
