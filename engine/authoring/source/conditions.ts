import { isExpression } from '../../expressions';
import { tokensOf } from '../../expressions/tokens';
import type { ServiceDefinition } from '../../language/language.generated';
import { type LanguageInUse, standardLanguage } from './language-in-use';
import { walkDefinition } from './walk';

/** The named conditions of a definition. */
export type Conditions = NonNullable<ServiceDefinition['conditions']>;

/** A place of a formula that reads a named condition. Positions count from its `=`. */
export interface ConditionUse {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

// Conditions that read each other twice would grow without bound; a formula of this length is beyond what the language reads.
const longest = 20_000;

/** The named conditions that a formula reads. */
export function conditionsIn(formula: string): readonly ConditionUse[] {
  if (!formula.includes('conditions')) return [];
  const tokens = tokensOf(formula);
  return tokens.flatMap(({ kind, text, start }, place) => {
    const [before, dot, name] = [tokens[place - 1], tokens[place + 1], tokens[place + 2]];
    const isRoot = kind === 'word' && text === 'conditions' && before?.text !== '.';
    return isRoot && dot?.text === '.' && name?.kind === 'word' ? [{ name: name.text, start, end: name.end }] : [];
  });
}

/**
 * A formula with its named conditions written out, so that what runs it needs to know of none. What is unknown, stands in a circle or would
 * be too long stays as it is.
 */
export function writtenOut(formula: string, conditions: Conditions | undefined): string {
  return withWritten(formula, conditions ?? {}, [], new Map());
}

function withWritten(formula: string, conditions: Conditions, within: readonly string[], known: Map<string, string>): string {
  let [text, from] = ['', 0];
  for (const { name, start, end } of conditionsIn(formula)) {
    const when = Object.hasOwn(conditions, name) && !within.includes(name) ? conditions[name]?.when : undefined;
    if (!isExpression(when)) continue;
    const inner =
      known.get(name) ??
      withWritten(when, conditions, [...within, name], known)
        .slice(1)
        .trim();
    known.set(name, inner);
    if (text.length + inner.length > longest) break;
    const isWhole = formula.slice(1, start).trim() === '' && formula.slice(end).trim() === '';
    // A comment ends with its line.
    text += formula.slice(from, start) + (isWhole ? inner : `(${inner}${inner.includes('//') ? '\n' : ''})`);
    from = end;
  }
  return text + formula.slice(from);
}

/** A definition in which every formula says itself what its named conditions say, and that names none. */
export function withoutConditions(definition: ServiceDefinition, language: LanguageInUse = standardLanguage): ServiceDefinition {
  const { conditions, ...rest } = definition;
  if (conditions === undefined) return definition;
  const copy: ServiceDefinition = JSON.parse(JSON.stringify(rest));
  walkDefinition(rest, language.schema, ({ value, path }) => {
    if (!isExpression(value) || conditionsIn(value).length === 0) return;
    const holder = path.slice(0, -1).reduce<unknown>((at, step) => Object(at)[step], copy);
    Reflect.set(Object(holder), path.at(-1) ?? '', writtenOut(value, conditions));
  });
  return copy;
}
