import { toSheet } from '../../engine/sheets';
import { inTurns } from '../office/in-turns';
import { saveFile } from './save-file';
import type { SheetJob } from './sheet-worker';
import type { TableFile } from './table-file';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves a table as an XLSX file: read in turns, written by a worker, so that the page answers meanwhile. */
export async function saveSheet({ model, order, title }: TableFile, fileName: string): Promise<void> {
  const sheet = await inTurns(toSheet(model, order));
  saveFile(new Blob([await written({ sheet, title })], { type }), fileName);
}

function written(job: SheetJob): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message || 'The worker cannot be loaded.'));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
