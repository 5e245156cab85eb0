import { useState } from 'react';
import { callKey, type FileDemand, type FileProblems, isNotFound, type OfficeError, type Translate } from '../../engine';
import { fetchOfficeFile } from '../office/fetch-office';
import { usePortal } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';

/** State of a download. */
export interface FileDownload {
  readonly isBusy: boolean;
  /** Result of the last download of the current file; null before it, while it is pending, and when the file changes. */
  readonly outcome: { readonly ok: true } | { readonly ok: false; readonly words: string } | null;
  /** Fetches and saves it; true when it was saved. */
  start(): Promise<boolean>;
}

/** Fetches a file and saves it under its name. An outcome belongs to the file that was asked for, and to no other. */
export function useFileDownload(file: FileDemand | null, problems: FileProblems | null): FileDownload {
  const { t } = useTranslation();
  const { settings } = usePortal();
  const meant = file === null ? null : callKey('', file.request);
  const [at, setAt] = useState<{ readonly file: string | null; readonly isBusy: boolean; readonly outcome: FileDownload['outcome'] }>({
    file: meant,
    isBusy: false,
    outcome: null,
  });
  const now = at.file === meant ? at : { file: meant, isBusy: false, outcome: null };
  if (now !== at) setAt(now);

  const start = async () => {
    if (!file || now.isBusy) return false;
    setAt({ file: meant, isBusy: true, outcome: null });
    const answer = await fetchOfficeFile(file, settings.apiBase);
    const settle = (outcome: FileDownload['outcome']) =>
      setAt((latest) => (latest.file === meant ? { file: meant, isBusy: false, outcome } : latest));
    if (answer.ok) {
      saveFile(answer.value, file.fileName);
      settle({ ok: true });
      return true;
    }
    settle({ ok: false, words: failureWords(answer.failure, problems, t) });
    return false;
  };
  return { isBusy: now.isBusy, outcome: now.outcome, start };
}

function failureWords(error: OfficeError, problems: FileProblems | null, t: Translate): string {
  const { kind, kod, opis } = error;
  // Words for any failure advise another try, which would bring nothing where there is no such file.
  if (isNotFound(error) && opis === null) return t('download.notFound');
  const usual = kind === 'timeout' ? t('errors.timeout') : t('download.failed');
  return (kod === null ? undefined : problems?.byKod[kod]) ?? problems?.otherwise ?? opis ?? usual;
}

/** Saves a file in the browser under the given name. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
