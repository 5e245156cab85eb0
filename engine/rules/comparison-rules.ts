import type { Rule } from './rule';

/** Something other than spaces. */
export const required: Rule = { messageKey: 'rules.required', judgesEmpty: true, check: (value) => value.trim() !== '' };

/** The same text as the argument. */
export const equalTo: Rule = { messageKey: 'rules.equal-to', compares: true, check: (value, argument) => value === asText(argument) };

/** Another text than the argument. */
export const differentFrom: Rule = {
  messageKey: 'rules.different-from',
  compares: true,
  check: (value, argument) => value !== asText(argument),
};

function asText(argument: unknown): string {
  return typeof argument === 'string' || typeof argument === 'number' || typeof argument === 'boolean' ? String(argument) : '';
}
