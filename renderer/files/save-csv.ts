import { toCsv } from '../../engine';
import { saveFile } from './save-file';
import type { TableFile } from './table-file';

/** Saves a table as a CSV file. */
export function saveCsv({ model, order }: TableFile, fileName: string): void {
  saveFile(new Blob([toCsv(model, order)], { type: 'text/csv;charset=utf-8' }), fileName);
}
