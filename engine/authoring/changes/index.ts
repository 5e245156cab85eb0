// What is different between two packs, in the words of those who edit them, and what it means for residents, the office and other municipalities.
export type { Change, ChangedTranslations, ChangePlace, Sentence } from './change';
export { describeChange, isSamePack } from './describe-change';
