import { useState } from 'react';
import { Button } from '../controls/Button';
import { useTranslation } from '../texts/open-texts';
import { type TableFile, wordsOfFile } from './table-file';

/** Saves the table, or what was found in it, as XLSX, with real numbers and days. What writes it is loaded when the button is pressed. */
export function SheetButton(file: TableFile) {
  const { t } = useTranslation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { words, fileName } = wordsOfFile(file, t('table.xlsx'), 'xlsx', t);
  const isBusy = state === 'busy';
  const save = async () => {
    if (isBusy) return;
    setState('busy');
    try {
      const { saveSheet } = await import('./save-sheet');
      await saveSheet(file.model, file.order, file.title, fileName);
      setState('idle');
    } catch (problem) {
      // A resident reads what to do; why goes to the console.
      console.error(`The file ${fileName} could not be written.`, problem);
      setState('failed');
    }
  };
  const shown = isBusy ? t('download.busy') : words;
  return (
    <>
      <Button look="quiet" aria-label={`${shown}: ${file.title}`} aria-busy={isBusy} onClick={() => void save()}>
        {shown}
      </Button>
      <span role="alert">{state === 'failed' ? t('download.failed') : null}</span>
    </>
  );
}
