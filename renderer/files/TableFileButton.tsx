import { useState } from 'react';
import { Button } from '../controls/Button';
import { useTranslation } from '../texts/open-texts';
import { type TableFile, wordsOfFile } from './table-file';

interface TableFileButtonProps extends TableFile {
  /** CSV for any program; XLSX with real numbers and days. */
  readonly kind: 'csv' | 'xlsx';
  /** The button says which table, because it does not stand below it. */
  readonly showTitle?: true;
}

/** Saves the table, or what was found in it, in the order of the screen. What writes the file is loaded when the button is pressed. */
export function TableFileButton({ kind, showTitle, ...file }: TableFileButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { words, fileName } = wordsOfFile(file, t(`table.${kind}`), kind, t);
  const isBusy = state === 'busy';
  const save = async () => {
    if (isBusy) return;
    setState('busy');
    try {
      await savers[kind](file, fileName);
      setState('idle');
    } catch (problem) {
      // A resident reads what to do; why goes to the console.
      console.error(`The file ${fileName} could not be written.`, problem);
      setState('failed');
    }
  };
  const shown = isBusy ? t('download.busy') : words;
  const label = `${shown}: ${file.title}`;
  return (
    <>
      <Button look="quiet" aria-label={label} aria-busy={isBusy} onClick={() => void save()}>
        {showTitle ? label : shown}
      </Button>
      <span role="alert">{state === 'failed' ? t('download.failed') : null}</span>
    </>
  );
}

const savers = {
  csv: async (file: TableFile, fileName: string) => (await import('./save-csv')).saveCsv(file, fileName),
  xlsx: async (file: TableFile, fileName: string) => (await import('./save-sheet')).saveSheet(file, fileName),
} as const;
