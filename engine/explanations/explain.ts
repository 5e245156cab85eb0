import type { Formula } from '../expressions';
import type { Amount, ExplainedInput, ExplainedStep, Explanation } from '../screen/explanation';
import { type Screen, words } from '../screen/screen';
import { isRecord } from '../values/is-record';
import { evaluatePart, isSamePart, treeOf } from './evaluate-part';
import { inFormat, nameResult, nameValue, termOf } from './name-value';

/** A part of a formula in words and in figures. `binds` says how strongly it holds together, so that brackets stand where they must. */
interface Said {
  readonly words: string;
  readonly figures: string;
  readonly binds: number;
}

/** An explanation as it is put together. */
interface Work {
  readonly screen: Screen;
  readonly amount: Amount;
  readonly steps: ExplainedStep[];
  readonly inputs: Map<string, ExplainedInput>;
  readonly reasons: Set<string>;
  readonly lacking: Set<string>;
  /** Values of the screen that became steps, with the words for them. */
  readonly known: Map<string, Said>;
}

const emptySign = '–';
const nought = '0';
const whole = 9;

/** Says how an amount comes about. */
export function explain(screen: Screen, amount: Amount): Explanation {
  const work: Work = { screen, amount, steps: [], inputs: new Map(), reasons: new Set(), lacking: new Set(), known: new Map() };
  const { translate } = screen.context;
  const tree = behind(screen, amount, treeOf(screen, amount.value));
  const value = screen.evaluate(amount.value, screen.scope);
  const label = words(screen, amount.label);
  const result = inFormat(screen, amount, value) ?? emptySign;
  if (tree !== null) {
    const said = say(work, tree);
    // A value that only stands there is no step of a calculation.
    if (said.words !== label && tree.kind !== 'path') work.steps.push({ label, words: said.words, figures: said.figures, result });
  }
  const isEmpty = value === null || value === undefined;
  return {
    label,
    result,
    question: translate('explain.question', { label }),
    steps: work.steps,
    inputs: [...work.inputs.values()],
    reasons: [...work.reasons],
    lacking: isEmpty ? translate('explain.lacking', { names: [...work.lacking].join(', ') || translate('explain.unnamed') }) : null,
  };
}

/** The formula behind a formula that only reads a computed value. */
function behind(screen: Screen, amount: Amount, tree: Formula | null): Formula | null {
  const own = tree === null ? null : computed(screen, amount, tree);
  return own === null ? tree : behind(screen, amount, own);
}

/** The formula of the computed value that a part reads; null when it reads none. */
function computed(screen: Screen, { form }: Amount, part: Formula): Formula | null {
  if (part.kind !== 'path' || part.path.length !== 2 || part.path[0] !== 'values') return null;
  const name = part.path[1] ?? '';
  const own = [form?.values, screen.service.definition.values].find((values) => values !== undefined && Object.hasOwn(values, name));
  const formula = own?.[name];
  return formula === undefined ? null : treeOf(screen, formula);
}

function say(work: Work, part: Formula): Said {
  if (termOf(work.screen, part) !== null && computed(work.screen, work.amount, part) === null) return input(work, part);
  switch (part.kind) {
    case 'value':
      return literal(work, part.value);
    case 'path':
      return path(work, part);
    case 'compute':
      return calculation(work, part);
    case 'minus': {
      const of = inBrackets(say(work, part.of), 3);
      return { words: `−${of.words}`, figures: `−${of.figures}`, binds: 3 };
    }
    case 'choice':
      return choice(work, part);
    case 'call':
      return call(work, part);
    case 'list': {
      const items = part.items.map((item) => say(work, item));
      return { words: items.map((item) => item.words).join('; '), figures: items.map((item) => item.figures).join('; '), binds: 0 };
    }
    default:
      return opaque(work, part);
  }
}

function literal({ screen }: Work, value: unknown): Said {
  const text = inFormat(screen, {}, value) ?? emptySign;
  return { words: text, figures: text, binds: whole };
}

function path(work: Work, part: Extract<Formula, { readonly kind: 'path' }>): Said {
  const own = computed(work.screen, work.amount, part);
  if (own === null) return input(work, part);
  const key = part.path.join('.');
  const known = work.known.get(key);
  if (known) return known;
  const { screen } = work;
  const term = nameResult(screen, work.amount, part);
  // What is no more than a value of the office needs no step.
  if (term === null && own.kind === 'path') return say(work, own);
  // A computed value that has a name, and a formula that words cannot follow, goes in as it is: the number of persons, and not how they are counted.
  if (term !== null && own.kind === 'call' && !isSaid(own.name)) return input(work, part);
  const said = say(work, own);
  if (term === null && isInput(work, said)) return said;
  const label = term === null ? screen.context.translate('explain.step', { number: work.steps.length + 1 }) : words(screen, term.label);
  const value = evaluatePart(screen, part);
  const result = inFormat(screen, term ?? {}, value) ?? emptySign;
  work.steps.push({ label, words: said.words, figures: said.figures, result });
  const made = { words: label, figures: result, binds: whole };
  work.known.set(key, made);
  return made;
}

/** Whether the words are those of one value that goes in, or a number as it stands, which needs no step of its own. */
function isInput({ inputs }: Work, { words, figures }: Said): boolean {
  return words === figures || [...inputs.values()].some(({ label }) => label === words);
}

const saidCalls: ReadonlySet<string> = new Set(['rate', 'number', 'double', 'text', 'int', 'round', 'least', 'greatest', 'sum']);

function isSaid(call: string): boolean {
  return saidCalls.has(call);
}

const signs = { '+': '+', '-': '−', '*': '×', '/': '÷', '%': 'mod' } as const;
const strength = { '+': 1, '-': 1, '*': 2, '/': 2, '%': 2 } as const;

function calculation(work: Work, { by, left, right }: Extract<Formula, { readonly kind: 'compute' }>): Said {
  const binds = strength[by];
  const one = inBrackets(say(work, left), binds);
  const other = inBrackets(say(work, right), by === '+' || by === '*' ? binds : binds + 1);
  // A written nought, as of a relief that nobody has, adds nothing to read.
  if (binds === 1 && other.words === nought) return one;
  if (by === '+' && one.words === nought) return other;
  const join = (before: string, after: string) => `${before} ${signs[by]} ${after}`;
  return { words: join(one.words, other.words), figures: join(one.figures, other.figures), binds };
}

function inBrackets(said: Said, least: number): Said {
  return said.binds >= least ? said : { words: `(${said.words})`, figures: `(${said.figures})`, binds: whole };
}

/** Only the branch that was taken is said, and why. */
function choice(work: Work, { when, one, other }: Extract<Formula, { readonly kind: 'choice' }>): Said {
  const met = evaluatePart(work.screen, when);
  if (typeof met !== 'boolean') return opaque(work, { kind: 'choice', when, one, other });
  const reason = reasonOf(work, when, met);
  if (reason !== null) work.reasons.add(reason);
  return say(work, met ? one : other);
}

function reasonOf(work: Work, when: Formula, met: boolean): string | null {
  const { screen } = work;
  const { translate } = screen.context;
  const named = screen.service.explained?.conditions.find((condition) => isSamePart(condition.when, when));
  if (named) return translate(met ? 'explain.met' : 'explain.notMet', { condition: words(screen, named.sentence).replace(/\.$/, '') });
  if (when.kind === 'not') return reasonOf(work, when.of, !met);
  if (when.kind !== 'compare' || [when.left, when.right].some((side) => side.kind === 'value' && side.value === null)) {
    collect(work, when, new Set());
    return null;
  }
  const [left, right] = [say(work, when.left), say(work, when.right)];
  const sign = { '==': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' }[when.by];
  return translate(met ? 'explain.met' : 'explain.notMet', { condition: `${left.words} ${sign} ${right.words}` });
}

function call(work: Work, part: Extract<Formula, { readonly kind: 'call' }>): Said {
  const { translate } = work.screen.context;
  const [first, second] = part.values;
  switch (part.name) {
    case 'rate':
      return rate(work, part);
    // What only changes the type of a value says nothing to a resident.
    case 'number':
    case 'double':
    case 'text':
      return first === undefined ? opaque(work, part) : say(work, first);
    case 'int':
    case 'round':
      return first === undefined
        ? opaque(work, part)
        : around(work, first, (of) => translate('explain.round', { of, places: placesOf(work, second) }));
    case 'least':
    case 'greatest':
    case 'sum': {
      if (first?.kind !== 'list') return opaque(work, part);
      return around(work, first, (of) => translate(`explain.${part.name}`, { of }));
    }
    default:
      return opaque(work, part);
  }
}

function placesOf({ screen }: Work, places: Formula | undefined): number {
  const number = places === undefined ? 0 : evaluatePart(screen, places);
  return typeof number === 'number' ? number : 0;
}

function around(work: Work, part: Formula, put: (of: string) => string): Said {
  const said = say(work, part);
  return { words: put(said.words), figures: put(said.figures), binds: whole };
}

function rate(work: Work, part: Extract<Formula, { readonly kind: 'call' }>): Said {
  const { screen } = work;
  const { translate } = screen.context;
  const [key, on] = part.values;
  const act = key?.kind === 'value' ? screen.service.explained?.acts[String(key.value)] : undefined;
  if (act === undefined || on === undefined) return opaque(work, part);
  const value = evaluatePart(screen, part);
  const day = evaluatePart(screen, on);
  const dayWords = inFormat(screen, { format: 'date' }, day) ?? emptySign;
  const shown = inFormat(screen, act.type === 'money' ? { format: 'money' } : {}, value);
  const holding = act.periods.find(({ from, to }) => typeof day === 'string' && from <= day && (to === null || day <= to));
  const { name } = act;
  if (shown === null || holding === undefined) {
    const missing = translate('explain.noRate', { day: dayWords });
    work.lacking.add(name);
    work.inputs.set(`${name} ${missing}`, { label: name, value: missing, basis: null });
    return { words: name, figures: emptySign, binds: whole };
  }
  const [from, to] = [holding.from, holding.to].map((end) => inFormat(screen, { format: 'date' }, end) ?? '');
  const validity =
    holding.to === null
      ? translate('explain.since', { from: from ?? '' })
      : translate('explain.between', { from: from ?? '', to: to ?? '' });
  work.inputs.set(`${name} ${shown}`, { label: name, value: shown, basis: { validity, act: holding.act, link: holding.link } });
  return { words: name, figures: shown, binds: whole };
}

function input(work: Work, part: Formula): Said {
  const value = evaluatePart(work.screen, part);
  const { label, shown } = nameValue(work.screen, work.amount, part, value);
  const text = shown ?? emptySign;
  if (shown === null) work.lacking.add(label);
  work.inputs.set(`${label} ${text}`, { label, value: text, basis: null });
  return { words: label, figures: text, binds: whole };
}

/** A part that cannot be said step by step is one value; what goes into it is still listed. */
function opaque(work: Work, part: Formula): Said {
  const value = evaluatePart(work.screen, part);
  const text = inFormat(work.screen, {}, value) ?? emptySign;
  collect(work, part, new Set());
  return { words: work.screen.context.translate('explain.computed'), figures: text, binds: whole };
}

/** Lists what a part reads, but for the items of its loops. */
function collect(work: Work, part: Formula, bound: ReadonlySet<string>): void {
  if (part.kind === 'path') {
    if (bound.has(part.path[0] ?? '')) return;
    const own = computed(work.screen, work.amount, part);
    if (own !== null) collect(work, own, bound);
    else if (!isRecord(evaluatePart(work.screen, part)) && !Array.isArray(evaluatePart(work.screen, part))) input(work, part);
    return;
  }
  if (part.kind === 'call' && part.name === 'rate') {
    if (bound.size === 0) rate(work, part);
    return;
  }
  const inner = 'by' in part && typeof part.by === 'object' && 'name' in part ? new Set([...bound, part.name]) : bound;
  for (const child of childrenOf(part)) collect(work, child, inner);
}

function childrenOf(part: Formula): readonly Formula[] {
  return Object.values(part)
    .flatMap((member: unknown) => (Array.isArray(member) ? member.flat() : [member]))
    .filter(isFormula);
}

function isFormula(value: unknown): value is Formula {
  return isRecord(value) && typeof value.kind === 'string' && value.kind !== 'value';
}
