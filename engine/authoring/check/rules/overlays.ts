import type { RuleSet } from '../rule-set';

/** Rules about an overlay and the base pack under it. */
export const overlayRules = {
  'unknown-base': { severity: 'error', description: 'The folder that an overlay extends is a definitions folder and extends no other.' },
  'unknown-anchor': { severity: 'error', description: 'after and before name an item of the base pack.' },
  'removes-nothing': { severity: 'warning', description: 'What an overlay removes stands in the base pack.' },
} as const satisfies RuleSet;
