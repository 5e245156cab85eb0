import type { Rule } from './rule';
import { withoutSpaces } from './without-spaces';

/** NN-NNN. */
export const postalCode: Rule = {
  messageKey: 'rules.postal-code',
  adviceKey: 'advice.postal-code',
  check: (value) => /^\d{2}-\d{3}$/.test(value),
};

/** Nine digits; spaces between them do not count. */
export const phone: Rule = { messageKey: 'rules.phone', adviceKey: 'advice.phone', check: (value) => /^\d{9}$/.test(withoutSpaces(value)) };

/** One @ with something before it, and after it a domain with a dot and no empty part. Only a letter to it shows whether it exists. */
export const email: Rule = {
  messageKey: 'rules.email',
  adviceKey: 'advice.email',
  check(value) {
    const [local, domain, ...more] = value.split('@');
    if (!local || !domain || more.length > 0 || /\s/.test(value)) return false;
    const parts = domain.split('.');
    return parts.length > 1 && parts.every((part) => part !== '');
  },
};
