import { toCsv } from '../../engine';
import type { TableFile } from './table-file';
import { saveFile } from './use-file-download';

/** Saves a table as a CSV file. */
export function saveCsv({ model, order }: TableFile, fileName: string): void {
  saveFile(new Blob([toCsv(model, order)], { type: 'text/csv;charset=utf-8' }), fileName);
}
