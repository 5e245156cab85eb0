import type { Translate } from '../../engine';
import { safeFileName, type TableModel } from '../../engine';

/** A table that is saved as a file. */
export interface TableFile {
  readonly title: string;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly model: TableModel;
  /** All rows, or those found, in the order of the screen. */
  readonly order: ArrayLike<number>;
  /** The rows are those of this page of the office's, which the file then says. */
  readonly page?: string | null;
}

/** The words of the button and the name of the file: both say when it does not have all rows. */
export function wordsOfFile({ name, model, order, page = null }: TableFile, label: string, ending: string, t: Translate) {
  const isPart = order.length < model.rowCount;
  const ofPage = page === null ? '' : ` (${t('table.ofPage')})`;
  const whole = page === null ? name : `${name}_${t('table.pageFile')}_${page}`;
  const file = isPart ? `${name}_${t('table.foundFile')}_${order.length}` : whole;
  return {
    words: isPart ? `${label} (${t('table.found', { count: order.length })})` : label + ofPage,
    fileName: `${safeFileName(file)}.${ending}`,
  };
}
