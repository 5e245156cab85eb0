import type { Contract } from '../../language/language.generated';

/** How answers of a generated data set are made: how many entries a list has, and from where in the lists of values they are taken. */
export interface AnswerRecipe {
  readonly length: number;
  readonly shift: number;
  /** Texts that the definition compares with. */
  readonly words: readonly string[];
}

const numbers = [3, 0, 17, -5, 1234.5, 250, 999999999.99, 8, 2, 41, 0.1];
const days = ['2026-11-21', '2026-03-29', '2020-02-29', '2027-01-01', '2026-10-25', '2026-11-20', '1999-12-31'];
const words = ['Żółw', 'ławka', 'Anna', '10', '2', 'zażółć gęślą jaźń', 'm2'];

/** An answer that keeps a contract, made of fixed lists of values: the same recipe gives the same answer. */
export function generatedAnswer(contract: Contract, recipe: AnswerRecipe): unknown {
  let turn = recipe.shift;
  const make = (node: Contract, isRoot: boolean): unknown => {
    turn += 1;
    const types = [node.type].flat();
    const type = types.find((candidate) => candidate !== 'null');
    if (!isRoot && types.includes('null') && turn % 5 === 0) return null;
    if (node.enum && node.enum.length > 0) return node.enum[turn % node.enum.length];
    switch (type) {
      case 'object':
        return Object.fromEntries(Object.entries(node.properties ?? {}).map(([name, field]) => [name, make(field, false)]));
      case 'array':
        return node.items === undefined ? [] : Array.from({ length: recipe.length }, () => make(node.items ?? {}, false));
      case 'boolean':
        return (turn >> 1) % 2 === 0;
      case 'integer':
      case 'number':
        return numberOf(node, type, turn);
      case 'string':
        return textOf(node, recipe.words, turn);
      default:
        return null;
    }
  };
  return make(contract, true);
}

function numberOf(node: Contract, type: 'integer' | 'number', turn: number): number {
  const value = numbers[turn % numbers.length] ?? 0;
  const whole = type === 'integer' ? Math.trunc(value) : value;
  return Math.min(Math.max(whole, node.minimum ?? whole), node.maximum ?? Number.MAX_SAFE_INTEGER);
}

function textOf(node: Contract, compared: readonly string[], turn: number): string {
  const day = days[turn % days.length] ?? '';
  if (node.format === 'date') return day;
  if (node.format === 'date-time') return `${day} 0${turn % 10}:30:00`;
  const examples = (node.examples ?? []).filter((example) => typeof example === 'string');
  const candidates = node.pattern === undefined ? [...examples, ...compared, ...words] : examples;
  return candidates[turn % Math.max(1, candidates.length)] ?? '';
}
