import type { Templates } from '../../phrases/catalogue';

/** About the shape of values. */
export const shape = {
  'wrong-type': 'This value has the wrong type.',
  'value-not-allowed': 'This value is not allowed here.',
  'word-not-allowed': 'This word is not allowed here.',
  'each-item-once': 'each item once',
  'item-twice': 'An item stands here twice.',
  'wrong-form': 'This text does not have the right form.',
  'name-reserved': 'This name is reserved.',
  'only-one-value': 'Only one value is allowed here.',
  'no-property': 'There is no property {name} here.',
  'property-missing': 'The property {name} is missing.',
  'no-such-kind': 'There is no such {tag}.',
  'too-small': 'This is too small.',
  'too-short': 'This is too short.',
  'too-great': 'This is too great.',
  'too-long': 'This is too long.',
  'at-least': 'at least {bound}',
  'at-most': 'at most {bound}',
  'at-least-characters': 'at least {bound} characters',
  'at-most-characters': 'at most {bound} characters',
  'at-least-items': 'at least {bound} items',
  'at-most-items': 'at most {bound} items',
  'by-pattern': '(pattern {pattern})',
  'described-by-pattern': '{meaning} (pattern {pattern})',
  'wrong-shape': 'This does not have the right shape: {reason}.',
} as const satisfies Templates;
