import { isExpression } from '../../expressions';
import type { ServiceDefinition } from '../../language/language.generated';
import type { LanguageInUse } from '../source/language-in-use';
import { runsOnScreen, type VisitedPlace, walkDefinition } from '../source/walk';
import type { Siblings } from './contract-siblings';
import type { Edit, MutantKind } from './mutant';

/** Formulas with one plausible mistake: a negated condition, another operator, constant or path, or the branches of a choice swapped. */
export function formulaEdits(definition: ServiceDefinition, siblings: Siblings, { schema }: LanguageInUse): Edit[] {
  const edits: Edit[] = [];
  walkDefinition(definition, schema, (place) => {
    const { value, path } = place;
    if (!runsOnScreen(place) || !isExpression(value)) return;
    const seen = new Set([value]);
    for (const { kind: change, formula } of changesOf(value.slice(1), place, siblings)) {
      if (seen.has(`=${formula}`)) continue;
      seen.add(`=${formula}`);
      edits.push({ kind: change, path, value: `=${formula}`, change: `=${formula}` });
    }
  });
  return edits;
}

interface Change {
  readonly kind: MutantKind;
  readonly formula: string;
}

function changesOf(formula: string, { expect }: VisitedPlace, siblings: Siblings): Change[] {
  const changes: Change[] = expect === 'boolean' ? [{ kind: 'negated-condition', formula: `!(${formula})` }] : [];
  const branches = /^([^?]+?) \? ([^?:]+) : (.+)$/.exec(formula);
  if (branches) changes.push({ kind: 'swapped-branches', formula: `${branches[1]} ? ${branches[3]} : ${branches[2]}` });
  for (const { text, at, isString } of tokensOf(formula)) {
    const put = (kind: MutantKind, other: string): void => {
      changes.push({ kind, formula: formula.slice(0, at) + other + formula.slice(at + text.length) });
    };
    if (isString) put('other-constant', `${text.slice(0, -1)}x${text.at(-1)}`);
    else if (/^\d/.test(text)) put('other-constant', String(Number(text) + 1));
    else if (text === 'true' || text === 'false') put('other-constant', text === 'true' ? 'false' : 'true');
    else if (Object.hasOwn(operators, text)) put('other-operator', operators[text] ?? text);
    else for (const path of siblings.otherPaths(text)) put('other-path', path);
  }
  return changes;
}

const operators: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

interface Token {
  readonly text: string;
  readonly at: number;
  readonly isString: boolean;
}

/** The strings, numbers, operators and paths of a formula. */
function tokensOf(formula: string): Token[] {
  const pattern = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*|\d+(?:\.\d+)?|==|!=|<=|>=|&&|\|\||[<>+*/-]/g;
  return [...formula.matchAll(pattern)].map((match) => ({ text: match[0], at: match.index, isString: /^['"]/.test(match[0]) }));
}
