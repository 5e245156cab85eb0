import { useState } from 'react';
import { callKey, type FileDemand, type FileProblems } from '../../engine';
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
    // What fetches and saves is loaded when somebody wants a file; without it there is none.
    const save = await import('./save-file').then(
      ({ fetchAndSave }) => fetchAndSave,
      () => null,
    );
    const words = save === null ? t('download.failed') : await save(file, problems, { apiBase: settings.apiBase, t });
    const outcome = words === null ? ({ ok: true } as const) : ({ ok: false, words } as const);
    setAt((latest) => (latest.file === meant ? { file: meant, isBusy: false, outcome } : latest));
    return outcome.ok;
  };
  return { isBusy: now.isBusy, outcome: now.outcome, start };
}
