// What is different between two packs, in the words of those who edit them, and what it means for residents, the office and other municipalities.
export type { ChangedTranslations, ChangePlace, PackChange, Sentence } from './change';
export { describeChange } from './describe-change';
export { type ChangedCall, type Impact, type ImpactBelow, type ImpactContext, impact, type PackBelow } from './impact';
export { type ImpactItem, type ImpactLine, impactLines, wideningWords } from './impact-lines';
export { type LayerTold, toldLayer } from './layer-places';
export type { ScenarioOutcome, ShownDifference } from './outcomes';
export { changeReport } from './report';
export type { TouchedLink, TouchedScreen } from './touched';
export type { Widening, WideningKind } from './widened-rights';
export { type ToldLanguage, toldLanguages } from './words';
