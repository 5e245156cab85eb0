export type { FieldChoice } from '../../screen/control-authoring';
export { fieldChoices, hasFields, newField } from './new-field';
export { freeName, newPart } from './new-part';
export { newStep } from './new-step';
export { type OutlineGroup, type OutlinePart, outline } from './outline';
export { partAround, placeOfProblem } from './place-of-problem';
export { type PropertySheet, propertySheet, sheetKinds } from './property-sheet';
export { kindTitle, type PropertyWords, propertyWords } from './property-words';
