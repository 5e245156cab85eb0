/** What a variable of a contract must be. */
export interface VariableRule {
  /** In words, behind "must be". */
  readonly expected: string;
  /** `sandbox`: the sandbox is on, so that everything runs on one's own machine. */
  matches(text: string, sandbox: boolean): boolean;
}

/** A secret, which no message repeats. */
export const secret: VariableRule = {
  expected: 'a secret of 4 to 200 signs',
  matches: (text) => /^[\x21-\x7e]{4,200}$/.test(text),
};

/** A whole number above 0. */
export const wholeNumber: VariableRule = numberLike(/^[1-9]\d{0,17}$/);

/** Money goes over https only; a gateway that is tried out on one's own machine may do without. */
export const address: VariableRule = {
  expected: 'an https address',
  matches(text, sandbox) {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url !== null && url.search === '' && (url.protocol === 'https:' || (sandbox && url.protocol === 'http:'));
  },
};

/** Digits of a given shape. */
export function numberLike(pattern: RegExp): VariableRule {
  return { expected: 'a number', matches: (text) => pattern.test(text) };
}
