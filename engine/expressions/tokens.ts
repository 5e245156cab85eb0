/** A word, text or sign of a formula. */
export interface Token {
  readonly kind: 'word' | 'text' | 'sign';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** False of a text without its closing quote. */
  readonly whole: boolean;
}

const pattern = /\s+|[A-Za-z_]\w*|\d+(?:\.\d+)?|'(?:[^'\\]|\\.)*(?:'|$)|"(?:[^"\\]|\\.)*(?:"|$)|[=!<>]=|&&|\|\||./gsu;

/** The tokens of a formula as it is being typed, right or not. Positions count from the `=` at its beginning, which is none of them. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.slice(1).matchAll(pattern)) {
    const start = index + 1;
    if (/^\s/.test(found)) continue;
    const quote = /^['"]/.exec(found)?.[0];
    const kind = quote === undefined ? (/^\w/.test(found) ? 'word' : 'sign') : 'text';
    const whole = quote === undefined || (found.length > 1 && found.endsWith(quote) && !/(?:^|[^\\])(?:\\\\)*\\.$/.test(found));
    tokens.push({ kind, text: found, start, end: start + found.length, whole });
  }
  return tokens;
}
