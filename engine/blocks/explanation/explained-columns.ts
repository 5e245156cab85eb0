import { isExpression } from '../../expressions';
import type { Column, ExplanationBlock, Text } from '../../language/language.generated';
import type { BlockDefinition } from '../../screen/block-authoring';

/** The amount of a column as a block that explains it, below the block in which the amount stands. */
export function explanationBelow(
  { id, visible }: BlockDefinition,
  name: string,
  { label, format, unit, visible: ofColumn }: Pick<Column, 'label' | 'format' | 'unit' | 'visible'>,
  { value, of }: Pick<ExplanationBlock, 'value' | 'of'>,
): ExplanationBlock {
  const conditions = [visible, ofColumn].filter((condition) => condition !== undefined);
  return {
    id: `${id}-${name}`,
    block: 'explanation',
    label,
    ...(conditions.length > 0 && { visible: both(conditions) }),
    ...(of !== undefined && { of }),
    value,
    ...(format !== undefined && { format }),
    ...(unit !== undefined && { unit }),
  };
}

function both(conditions: readonly string[]): string {
  const [first = '', second] = conditions;
  return second === undefined ? first : `=(${first.slice(1)}\n) && (${second.slice(1)}\n)`;
}

/** A cell that is written out as words, such as the name of its row. */
export function wordsOfCell(cell: unknown, otherwise: Text): Text {
  if (typeof cell !== 'string' || cell === '') return otherwise;
  return isExpression(cell) ? { text: '{{row}}', values: { row: { value: cell } } } : cell;
}
