import type { Templates } from '../../phrases/catalogue';

/** About places of definitions: why nothing can be said of one, and how a problem is mended. */
export const places = {
  'place-no-file': 'There is no file {file} in this pack.',
  'place-not-read': '{file} is no definition, so nothing is known of its places.',
  'place-unreadable-file': '{file} cannot be read, line {line}, column {column}: {reason}',
  'place-bad-pointer': '{path} is no JSON pointer: it is empty or begins with a slash.',
  'place-unsafe-name': 'The name {name} is not allowed in a definition.',
  'place-missing': '{file} has no place {path}. The last value on the way: {last}.',
  'place-whole-file': 'the whole file',
  'place-pack-broken': 'A layer of this pack is missing or of another version, so nothing can be said of what depends on it.',
  'place-definition-broken': 'This definition does not have the right shape yet, so the names in its formulas are not known.',
  'place-no-formula': 'No formula stands or may stand here.',
  'place-text-too-long': 'This text has {length} characters; at most {most} are looked at.',
  'place-cursor-outside': 'The cursor is at {cursor}, but the text has only {length} characters.',
  'place-formula-not-valid': 'This formula is not valid: {reason}.',
  'place-no-value': 'This formula gives no value here, because the answer lacks something that it reads.',
  'place-wrong-value': 'This formula met a value of the wrong type.',
  'place-nothing-declared': 'Nothing that could be read stands at this place.',
  'place-unknown-thing': 'There is nothing of the kind {kind} named {name}.',
  'place-lower-layer': 'This file belongs to the layer {layer}, which is not changed here.',
  'place-no-such-name': 'There is no name {name} to change at {path}.',
  'place-name-taken': 'The name {name} is already used at {path}.',
  'place-use-instead': 'Write {suggestion} instead of {got}.',
  'place-move-file': 'Move the file to {to}.',
  'place-leave-out': '{taken} is there already, so leave {name} out.',
  'place-no-fix': 'Nothing can be suggested for this problem.',
} as const satisfies Templates;
