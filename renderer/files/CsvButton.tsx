import { useTranslation } from 'react-i18next';
import { safeFileName, type TableModel, toCsv } from '../../engine';
import { Button } from '../controls/Button';
import { saveFile } from './use-file-download';

interface CsvButtonProps {
  readonly title: string;
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly model: TableModel;
  /** All rows, or those found, in the order of the screen. */
  readonly order: ArrayLike<number>;
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** The rows are those of this page of the office's, which the file then says. */
  readonly page?: string | null;
  /** The button says which table, because it does not stand below it. */
  readonly showTitle?: true;
}

/** Saves the table, or what was found in it, in the order of the screen, for a spreadsheet. */
export function CsvButton({ title, name, model, order, look, page = null, showTitle }: CsvButtonProps) {
  const { t } = useTranslation();
  const isPart = order.length < model.rowCount;
  const ofPage = page === null ? '' : ` (${t('table.ofPage')})`;
  const words = isPart ? `${t('table.csv')} (${t('table.found', { count: order.length })})` : t('table.csv') + ofPage;
  const whole = page === null ? name : `${name}_${t('table.pageFile')}_${page}`;
  const file = isPart ? `${name}_${t('table.foundFile')}_${order.length}` : whole;
  const save = () => saveFile(new Blob([toCsv(model, order)], { type: 'text/csv;charset=utf-8' }), `${safeFileName(file)}.csv`);
  const label = `${words}: ${title}`;
  return (
    <Button look={look} aria-label={label} onClick={save}>
      {showTitle ? label : words}
    </Button>
  );
}
