import type { Amount, Condition, Field, Fixed, Operand, Statement } from './sentence';
import { calculations, comparisons, containings } from './signs';

/** The formula that says a condition. */
export function writeCondition({ joined, statements }: Condition): string {
  return `=${statements.map(statementText).join(joined === 'any' ? ' || ' : ' && ')}`;
}

/** The formula that says a value. */
export function writeAmount(amount: Amount): string {
  if (amount.kind === 'one') return `=${operandText(amount.of)}`;
  return `=${operandText(amount.left)} ${calculations[amount.by]} ${operandText(amount.right)}`;
}

function statementText(statement: Statement): string {
  const field = fieldText(statement.field);
  switch (statement.says) {
    case 'yes':
      return field;
    case 'no':
      return `!${field}`;
    case 'empty':
      return `${field} == null`;
    case 'filled':
      return `${field} != null`;
    case 'contains':
    case 'starts':
    case 'ends':
      return `${field}.${containings[statement.says]}(${quoted(statement.than.value)})`;
    default:
      return `${field} ${comparisons[statement.says]} ${operandText(statement.than)}`;
  }
}

function operandText(operand: Operand): string {
  return operand.kind === 'field' ? fieldText(operand.field) : fixedText(operand.value);
}

function fieldText({ path, counted }: Field): string {
  return counted ? `size(${path.join('.')})` : path.join('.');
}

function fixedText(value: Fixed): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** A text in apostrophes; what the language of formulas does not take as it is stands there by its number. */
function quoted(text: string): string {
  return `'${text.replace(/['\\\p{Cc}\p{Cs}/]/gu, escaped)}'`;
}

function escaped(character: string): string {
  if (character === "'" || character === '\\') return `\\${character}`;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
