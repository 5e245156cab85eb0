import type { RuleSet } from '../rule-set';

/** Rules about a file as bytes and as JSON. */
export const fileRules = {
  'not-utf8': { severity: 'error', description: 'A definition file is text in UTF-8.' },
  'not-json': { severity: 'error', description: 'A definition file is strict JSON: no comments, no trailing commas, double quotes.' },
  'too-deep': { severity: 'error', description: 'Objects and lists are nested at most 64 deep.' },
  'too-large': { severity: 'error', description: 'A definition file has at most 1 MiB.' },
  'duplicate-key': { severity: 'error', description: 'A name stands once in an object; JSON would silently keep the last.' },
  'unsafe-key': {
    severity: 'error',
    description: 'The names __proto__, constructor and prototype are refused, because they can change how the program works.',
  },
  'unknown-file': {
    severity: 'error',
    description: 'Every file of a pack has a place with a meaning: portal, calls, texts, services, screens. Notes end in .md or .txt.',
  },
  'missing-file': { severity: 'error', description: 'A pack has a portal.json.' },
} as const satisfies RuleSet;
