import { useTranslation } from 'react-i18next';
import { safeFileName, type TableModel, toCsv } from '../../../engine';
import { Button } from '../../controls/Button';
import { saveFile } from '../../office/save-file';

interface CsvButtonProps {
  readonly title: string;
  readonly model: TableModel;
  /** All rows in the order of the screen. */
  readonly order: ArrayLike<number>;
}

/** Saves the whole table, in the order of the screen, for a spreadsheet. */
export function CsvButton({ title, model, order }: CsvButtonProps) {
  const { t } = useTranslation();
  const save = () => saveFile(new Blob([toCsv(model, order)], { type: 'text/csv;charset=utf-8' }), `${safeFileName(title)}.csv`);
  return (
    <Button look="quiet" aria-label={`${t('table.csv')}: ${title}`} onClick={save}>
      {t('table.csv')}
    </Button>
  );
}
