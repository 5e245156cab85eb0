import { type Token, tokensOf } from '../../expressions/tokens';
import { loops } from '../check/typing/calls';

/** A loop around the cursor: its own name, and the list that it goes through. */
export interface LoopAround {
  readonly name: string;
  readonly list: string;
}

/** What a formula says of the place of the cursor in it. Positions count from the first character of the formula, which is `=`. */
export interface CursorInFormula {
  /** name: something that can be read or called; member: of `holder`, after a dot; text: in quotes; new: a name that the author makes up. */
  readonly at: 'name' | 'member' | 'text' | 'new';
  /** What is typed of the word so far, and where the word begins and ends. */
  readonly typed: string;
  readonly from: number;
  readonly to: number;
  /** The expression before the dot, or the one that a text is compared with; empty where there is none. */
  readonly holder: string;
  /** The function whose first value a text is; empty where it is none. */
  readonly called: string;
  /** Loops around the cursor, outermost first. */
  readonly loops: readonly LoopAround[];
}

/** Reads the part of a formula before the cursor; it need not be complete. */
export function cursorIn(formula: string, cursor: number): CursorInFormula {
  const before = formula.slice(0, cursor);
  const tokens = tokensOf(before);
  const last = tokens.at(-1);
  const to = cursor + (/^\w*/.exec(formula.slice(cursor))?.[0].length ?? 0);
  if (last?.kind === 'text' && !last.whole) {
    const sign = tokens.at(-2)?.text;
    const holder = sign === '==' || sign === '!=' ? expressionBefore(before, tokens, tokens.length - 2) : '';
    const called = sign === '(' ? functionBefore(tokens, tokens.length - 2) : '';
    // Keys of dated values have dots, so what follows the cursor up to the quote belongs to the word.
    const end = called === '' ? to : cursor + (/^[\w.]*/.exec(formula.slice(cursor))?.[0].length ?? 0);
    return { at: 'text', typed: last.text.slice(1), from: last.start + 1, to: end, holder, called, loops: loopsAround(before, tokens) };
  }
  const isTyping = last?.kind === 'word' && last.end === cursor;
  const typed = isTyping ? last.text : '';
  const from = cursor - typed.length;
  const rest = isTyping ? tokens.slice(0, -1) : tokens;
  const around = loopsAround(before, rest);
  if (isBinder(rest)) return { at: 'new', typed, from, to, holder: '', called: '', loops: around };
  if (rest.at(-1)?.text !== '.') return { at: 'name', typed, from, to, holder: '', called: '', loops: around };
  return { at: 'member', typed, from, to, holder: expressionBefore(before, rest, rest.length - 1), called: '', loops: around };
}

/** The name of the function that a bracket calls, empty for a bracket around a value and for a method. */
function functionBefore(tokens: readonly Token[], bracket: number): string {
  const name = tokens[bracket - 1];
  return name?.kind === 'word' && tokens[bracket - 2]?.text !== '.' ? name.text : '';
}

/** The text of the value that ends before the token at `end`: names, calls and indices joined by dots. */
function expressionBefore(text: string, tokens: readonly Token[], end: number): string {
  let start = end;
  for (;;) {
    const last = tokens[start - 1];
    if (!last) break;
    if (last.text === ')' || last.text === ']') {
      start = opening(tokens, start - 1);
      if (start === -1) return '';
      // The name of what is called, or the value that is indexed, belongs to it.
      if (tokens[start - 1]?.kind === 'word') start -= 1;
      else if (tokens[start]?.text === '[' && /^[)\]]$/.test(tokens[start - 1]?.text ?? '')) continue;
    } else if (last.kind === 'word' || last.kind === 'text') start -= 1;
    else break;
    if (tokens[start - 1]?.text !== '.') break;
    start -= 1;
  }
  const [first, final] = [tokens[start], tokens[end - 1]];
  return first && final && start < end ? text.slice(first.start, final.end) : '';
}

function opening(tokens: readonly Token[], closing: number): number {
  let depth = 0;
  for (let index = closing; index >= 0; index -= 1) {
    const { text = '', kind } = tokens[index] ?? {};
    if (kind === 'text') continue;
    if (text === ')' || text === ']' || text === '}') depth += 1;
    else if (text === '(' || text === '[' || text === '{') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** Positions of the brackets that are open at the end. */
function openBrackets(tokens: readonly Token[]): readonly number[] {
  const open: number[] = [];
  for (const [index, { text, kind }] of tokens.entries()) {
    if (kind === 'text') continue;
    if (text === '(' || text === '[' || text === '{') open.push(index);
    else if (text === ')' || text === ']' || text === '}') open.pop();
  }
  return open;
}

function isLoop(tokens: readonly Token[], bracket: number): boolean {
  return tokens[bracket]?.text === '(' && loops.has(tokens[bracket - 1]?.text ?? '') && tokens[bracket - 2]?.text === '.';
}

function loopsAround(text: string, tokens: readonly Token[]): readonly LoopAround[] {
  return openBrackets(tokens).flatMap((bracket) => {
    const name = tokens[bracket + 1];
    if (!isLoop(tokens, bracket) || name?.kind !== 'word' || tokens[bracket + 2]?.text !== ',') return [];
    return [{ name: name.text, list: expressionBefore(text, tokens, bracket - 2) }];
  });
}

/** Whether the cursor is where a loop names its item. */
function isBinder(tokens: readonly Token[]): boolean {
  const bracket = openBrackets(tokens).at(-1);
  return bracket !== undefined && isLoop(tokens, bracket) && bracket === tokens.length - 1;
}
