import { type Token, tokensOf } from '../../../expressions/tokens';
import { type Phrase, say } from '../../messages';

/** A slip of an author in a formula that cannot be read. Positions count from its `=`. */
export interface Slip {
  readonly message: Phrase;
  readonly start: number;
  readonly end: number;
}

// Signs of other languages and spreadsheets, with those of formulas.
const signs: Readonly<Record<string, string>> = { '=': '==', '=>': '>=', '=<': '<=', '<>': '!=', '===': '==', '&': '&&', '|': '||' };
const words: Readonly<Record<string, string>> = { and: '&&', or: '||', oraz: '&&', lub: '||' };
const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** What an author probably did wrong in a formula that the reader refused at character `at`; null where that cannot be told. */
export function slipOf(expression: string, at: number): Slip | null {
  const tokens = tokensOf(expression);
  for (const [place, token] of tokens.entries()) {
    const slip = slipAt(tokens, place, expression, at);
    if (slip !== null) return slip;
    if (token.start > at) break;
  }
  return bracketSlip(tokens) ?? endSlip(tokens, at) ?? gapSlip(tokens, at);
}

function slipAt(tokens: readonly Token[], place: number, expression: string, at: number): Slip | null {
  const token = tokens[place];
  if (token === undefined) return null;
  const [before, after] = [tokens[place - 1], tokens[place + 1]];
  if (token.kind === 'text') return token.whole ? null : slip(say('slip-quote', { quote: token.text.slice(0, 1) }), token);
  if (token.kind === 'word') {
    const sign = Object.entries(words).find(([word]) => word === token.text.toLowerCase())?.[1];
    if (sign !== undefined && endsValue(before) && beginsValue(after)) return slip(say('slip-word', { word: token.text, sign }), token);
    if (token.text.toLowerCase() === 'not' && beginsValue(after) && !endsValue(before))
      return slip(say('slip-word', { word: token.text, sign: '!' }), token);
    if (token.text.toLowerCase() === 'if' && !endsValue(before)) return slip(say('slip-if'), token);
    return null;
  }
  if (token.text === ';') return slip(say('slip-semicolon'), token);
  if (/[„”“’‘]/.test(token.text)) return slip(say('slip-curly-quote', { quote: token.text }), token);
  if (/\p{L}/u.test(token.text)) return slip(say('slip-letter', { letter: token.text }), token);
  if (token.text === ',' && token.start >= at && isNumber(before) && isNumber(after) && isTight(before, token, after))
    return slip(say('slip-comma', { wrong: `${before?.text},${after?.text}`, right: `${before?.text}.${after?.text}` }), token);
  const both = after?.kind === 'sign' && after.start === token.end ? token.text + after.text : token.text;
  const typed = Object.hasOwn(signs, both) ? both : token.text;
  const sign = Object.hasOwn(signs, typed) ? signs[typed] : undefined;
  if (sign === undefined || expression.startsWith(sign, token.start)) return null;
  return slip(say('slip-sign', { typed, sign }), { start: token.start, end: token.start + typed.length });
}

/** A bracket that is not closed, or closes nothing. */
function bracketSlip(tokens: readonly Token[]): Slip | null {
  const open: Token[] = [];
  for (const token of tokens) {
    if (token.kind !== 'sign') continue;
    if (Object.hasOwn(closing, token.text)) open.push(token);
    if (!Object.values(closing).includes(token.text)) continue;
    const opened = open.pop();
    if (opened === undefined) return slip(say('slip-bracket-too-many', { bracket: token.text }), token);
    const wanted = closing[opened.text] ?? '';
    if (wanted !== token.text) return slip(say('slip-bracket-open', { open: opened.text, close: wanted }), opened);
  }
  const last = open.at(-1);
  return last === undefined ? null : slip(say('slip-bracket-open', { open: last.text, close: closing[last.text] ?? '' }), last);
}

/** A formula that stops where a value should follow. */
function endSlip(tokens: readonly Token[], at: number): Slip | null {
  const last = tokens.at(-1);
  if (last === undefined) return { message: say('slip-empty'), start: 0, end: 1 };
  return at >= last.end && !endsValue(last) ? slip(say('slip-ends', { sign: last.text }), last) : null;
}

/** Two values with nothing between them, or a sign where a value should stand. */
function gapSlip(tokens: readonly Token[], at: number): Slip | null {
  const place = tokens.findIndex(({ end }) => end > at);
  const token = tokens[place];
  if (token === undefined) return null;
  return endsValue(tokens[place - 1]) && beginsValue(token)
    ? slip(say('slip-between', { value: token.text }), token)
    : slip(say('slip-out-of-place', { part: token.text }), token);
}

function slip(message: Phrase, { start, end }: { readonly start: number; readonly end: number }): Slip {
  return { message, start, end };
}

function endsValue(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || [')', ']', '}'].includes(token.text));
}

function beginsValue(token: Token | undefined): boolean {
  return token !== undefined && (token.kind !== 'sign' || ['(', '[', '{', '!', '-'].includes(token.text));
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token.text);
}

function isTight(before: Token | undefined, token: Token, after: Token | undefined): boolean {
  return before?.end === token.start && after?.start === token.end;
}
