import { strToU8, zipSync } from 'fflate';
import { type Sheet, xlsxFiles } from '../../engine/sheets';

// Runs in a worker: ten thousand rows are megabytes of XML, which would hold the page up for a second.

/** What the page asks of the worker. */
export interface SheetJob {
  readonly sheet: Sheet;
  readonly title: string;
}

addEventListener('message', ({ data }: MessageEvent<SheetJob>) => {
  const files = Object.entries(xlsxFiles(data.sheet, data.title)).map(([path, text]) => [path, strToU8(text)] as const);
  postMessage(zipSync(Object.fromEntries(files)));
});
