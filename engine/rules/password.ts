import type { Rule } from './rule';

const shortest = 8;
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}\s]/u];

/** At least eight characters, among them a small and a capital letter, a digit and a special character. */
export const password: Rule = {
  messageKey: 'rules.password',
  check: (value) => Array.from(value).length >= shortest && classes.every((one) => one.test(value)),
};
