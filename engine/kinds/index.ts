// The door for a project that adds kinds to the language: the shapes of blocks, controls, formats and rules, and what their functions work
// with. A module with kinds runs in Node and in the browser, so it imports nothing that only one of them has.

export { listOf, numberType, objectOf, type StaticType, stringType, typeOfContract, withNull } from '../language/static-type';
export type { Rule, RuleContext } from '../rules';
export type { BlockModel, BlockModels, BlockStatus } from '../screen/block-model';
export type { BlockViewer } from '../screen/block-viewer';
export type { FieldModel } from '../screen/field-model';
export type { BlockKind, BlockWork, ControlKind, FormatKind, MoreKinds } from '../screen/kinds';
export type { BlockPrinter } from '../screen/printable';
export { formatted, optionalWords, type Screen, withNames, words } from '../screen/screen';
