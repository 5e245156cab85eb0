export { type OutlineGroup, type OutlinePart, outline } from './outline';
export { type PropertySheet, propertySheet, sheetKinds } from './property-sheet';
