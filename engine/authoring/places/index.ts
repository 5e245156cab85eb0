// What editors and language servers ask of a place in a definition; see README.md.

export { applyEdit, applyEdits, type PlaceEdit } from './apply-edit';
export type { Choice } from './choices';
export { type Completion, type Completions, completeAt } from './complete';
export { describePlace, type LayerWord, type Member, type PlaceDescription } from './describe';
export { type Evaluation, evaluateAt, type FormulaResult } from './evaluate-at';
export { type Fix, fixesOf } from './fix';
export { mendPack } from './mend';
export { openGround } from './open-ground';
export { type OpenPack, openPack } from './open-pack';
export type { PlaceType } from './place-type';
export { type ReadableField, readableAt } from './readable';
export { type Target, type Use, usedBy } from './used-by';
export type { Answer } from './words';
