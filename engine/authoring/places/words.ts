/** What an answer about a place says in words, by id; `{name}` stands for a parameter. A translation has the same ids and parameters. */
export const placeWords = {
  'no-file': 'There is no file {file} in this pack.',
  'not-read': '{file} is no definition, so nothing is known of its places.',
  'unreadable-file': '{file} cannot be read, line {line}, column {column}: {reason}',
  'bad-pointer': '{path} is no JSON pointer: it is empty or begins with a slash.',
  'unsafe-name': 'The name {name} is not allowed in a definition.',
  'no-place': '{file} has no place {path}. The last step that there is: {last}.',
  'pack-broken': 'A layer of this pack is missing or of another version, so nothing can be said of what depends on it.',
  'definition-broken': 'This definition does not have the right shape yet, so names in its formulas are not known.',
  'no-formula': 'No formula stands or may stand here.',
  'formula-too-long': 'This formula has {length} characters; a formula has at most {most}.',
  'cursor-outside': 'The cursor is at {cursor}, but the text has only {length} characters.',
  'not-valid': 'This formula is not valid: {reason}.',
  'no-value': 'This formula gives no value here, because the answer lacks something that it reads.',
  'wrong-value': 'This formula met a value of the wrong type: {reason}.',
  'nothing-declared': 'Nothing that could be read stands at this place.',
  'unknown-thing': 'There is no {kind} named {name}.',
  'lower-layer': 'This file belongs to the layer {layer}, which is not changed here.',
  'no-such-name': 'There is no name {name} to change at {path}.',
  'use-instead': 'Write {suggestion} instead of {got}.',
  'move-file': 'Move the file to {to}.',
  'leave-out': '{taken} is there already, so leave {name} out.',
  'no-fix': 'Nothing can be suggested for this problem.',
  'name-taken': 'The name {name} is already used at {path}.',
} as const;

/** Id of a sentence about a place. */
export type WordId = keyof typeof placeWords;

type ParamsIn<Template> = Template extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsIn<Rest> : never;

/** A sentence as data, so that it can be said in another language, and in English. */
export interface Said {
  readonly id: WordId;
  readonly params: Readonly<Record<string, string | number>>;
  readonly text: string;
}

/** An answer, or why there is none. */
export type Answer<Content> = { readonly ok: true; readonly answer: Content } | { readonly ok: false; readonly why: Said };

/** Says a sentence with exactly the parameters of its template. */
export function say<Id extends WordId>(id: Id, params: Readonly<Record<ParamsIn<(typeof placeWords)[Id]>, string | number>>): Said {
  const given: Readonly<Record<string, string | number>> = params;
  return { id, params: given, text: placeWords[id].replace(/\{(\w+)\}/g, (_, name: string) => shortened(String(given[name] ?? ''))) };
}

/** An answer that could be given. */
export function answered<Content>(answer: Content): Answer<Content> {
  return { ok: true, answer };
}

/** Why no answer can be given. */
export function refused(why: Said): { readonly ok: false; readonly why: Said } {
  return { ok: false, why };
}

// What comes from a file or from a command line may be of any length.
const most = 200;

function shortened(text: string): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
