import { scopeOf } from '../expressions';
import type { Formula } from '../expressions/formula';
import { isOfData, lacking, unfit } from '../expressions/misfit';
import { toPlain } from '../expressions/plain-value';
import { type Bound, type RunFormula, readyFormula } from '../expressions/run-formula';
import type { Scope } from '../expressions/scope';
import type { AnswerReading } from '../pack/answer-reading';
import type { ContentCall } from '../pack/pack-index';
import { type Language, originalLanguage } from '../values/language';

type Ready = (names: Scope, bound: Bound | null) => unknown;

const prepared = new WeakMap<AnswerReading, Ready>();
const formulas = new WeakMap<Formula, RunFormula>();

// Neither a text, a number nor any other single value, so the check of the contract reports its place to the operator.
const doesNotFit = Object.freeze({});

/** Turns the body of an office's answer into what the contract of its call declares. It never throws on what the office sent. */
export function applyReading(reading: AnswerReading, body: unknown): unknown {
  return toPlain(run(reading, { body }));
}

/** Works out what an office is sent from values by name; null when a value does not fit, so that nothing half is sent. */
export function applySending(part: AnswerReading, names: Readonly<Record<string, unknown>>): { readonly value: unknown } | null {
  const value = run(part, names);
  return holdsMisfit(value) ? null : { value: toPlain(value) };
}

function run(reading: AnswerReading, names: Readonly<Record<string, unknown>>): unknown {
  const known = prepared.get(reading) ?? ready(reading);
  prepared.set(reading, known);
  return known(scopeOf(names), null);
}

function holdsMisfit(value: unknown): boolean {
  if (value === doesNotFit) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsMisfit);
}

/** The value of a formula over the names of an answer; null if it cannot be worked out. */
export function valueOver(formula: Formula, names: Readonly<Record<string, unknown>>): unknown {
  const ask = formulas.get(formula) ?? readyFormula(formula);
  formulas.set(formula, ask);
  const value = attempt(() => ask(scopeOf(names), null));
  return value === doesNotFit || value === undefined ? null : toPlain(value);
}

/** The answer to a call from its content, undefined where the content has none for what was asked. */
export function answerFromContent(
  { bodies, answer, by }: ContentCall,
  query: Readonly<Record<string, string>>,
  language: Language,
): unknown {
  const original = bodies[originalLanguage] ?? Object.values(bodies)[0];
  const body = bodies[language] ?? original;
  // What is translated and no longer there in the original is nobody's.
  if (by !== undefined) return named(original, query[by]) === undefined ? undefined : named(body, query[by]);
  return (answer === null ? body : valueOver(answer, { body, query })) ?? undefined;
}

function named(body: unknown, name: string | undefined): unknown {
  return name !== undefined && typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined;
}

function ready(reading: AnswerReading): Ready {
  switch (reading.kind) {
    case 'value': {
      const run = readyFormula(reading.formula);
      return (names, bound) => attempt(() => run(names, bound));
    }
    case 'fields': {
      const fields = reading.fields.map(([name, of]) => [name, ready(of)] as const);
      return (names, bound) => Object.fromEntries(fields.map(([name, run]) => [name, run(names, bound)]));
    }
    default: {
      const [of, row] = [readyFormula(reading.of), ready(reading.row)];
      const when = reading.when ? readyFormula(reading.when) : null;
      return (names, outer) => {
        const items = attempt(() => of(names, outer));
        if (!Array.isArray(items)) return items;
        const bound: Bound = { name: reading.name, item: undefined, outer };
        return items.flatMap((item) => {
          bound.item = item;
          return when === null || attempt(() => when(names, bound)) === true ? [row(names, bound)] : [];
        });
      };
    }
  }
}

function attempt(work: () => unknown): unknown {
  try {
    return work();
  } catch (reason) {
    if (reason === unfit) return null;
    if (reason === lacking) return undefined;
    if (isOfData(reason)) return doesNotFit;
    throw reason;
  }
}
