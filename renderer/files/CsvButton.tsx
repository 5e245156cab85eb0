import { toCsv } from '../../engine';
import { Button } from '../controls/Button';
import { useTranslation } from '../texts/open-texts';
import { type TableFile, wordsOfFile } from './table-file';
import { saveFile } from './use-file-download';

interface CsvButtonProps extends TableFile {
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** The button says which table, because it does not stand below it. */
  readonly showTitle?: true;
}

/** Saves the table, or what was found in it, in the order of the screen, for a spreadsheet. */
export function CsvButton({ look, showTitle, ...file }: CsvButtonProps) {
  const { t } = useTranslation();
  const { words, fileName } = wordsOfFile(file, t('table.csv'), 'csv', t);
  const save = () => saveFile(new Blob([toCsv(file.model, file.order)], { type: 'text/csv;charset=utf-8' }), fileName);
  const label = `${words}: ${file.title}`;
  return (
    <Button look={look} aria-label={label} onClick={save}>
      {showTitle ? label : words}
    </Button>
  );
}
