// What is different between two packs, in the words of those who edit them, and what it means for residents, the office and other municipalities.
export type { ChangedTranslations, ChangePlace, PackChange, Sentence } from './change';
export { describeChange } from './describe-change';
