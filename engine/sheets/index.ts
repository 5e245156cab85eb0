// Tables as spreadsheets: a door of the engine of its own, so that only a page on which somebody wants such a file loads it.
export { type Sheet, toSheet } from './sheet';
export { xlsxFiles } from './xlsx-files';
