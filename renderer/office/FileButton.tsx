import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDemand, OnError } from '../../engine';
import { Button } from '../controls/Button';
import { usePortal } from '../pack/use-pack';
import { snackbarAtom } from '../shell/snackbar-atom';
import { fetchOfficeFile } from './fetch-office';
import { saveFile } from './save-file';

interface FileButtonProps {
  readonly label: string;
  /** What to fetch; null while it cannot be had. */
  readonly file: FileDemand | null;
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** Message after the file was saved. */
  readonly success?: string | null;
  readonly onError?: OnError | null;
  /** What the file is about, for screen readers, when the label alone does not say it. */
  readonly about?: string;
}

/** Fetches a file and saves it under its name. A failure is said beside the button, and nothing else changes. */
export function FileButton({ label, file, look, success, onError, about }: FileButtonProps) {
  const { t } = useTranslation();
  const { settings } = usePortal();
  const showMessage = useSetAtom(snackbarAtom);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    if (!file || busy) return;
    setBusy(true);
    setProblem(null);
    const answer = await fetchOfficeFile(file.request, settings.apiBase);
    setBusy(false);
    if (answer.ok) {
      saveFile(answer.value, file.fileName);
      if (success) showMessage({ text: success });
      return;
    }
    const { kod, opis } = answer.failure;
    const given = (kod === null ? undefined : onError?.kod?.[kod]?.message) ?? onError?.message;
    setProblem(typeof given === 'string' ? given : (opis ?? t('download.failed')));
  };

  const shown = busy ? t('download.busy') : label;
  return (
    <div className="file-button">
      <Button
        look={look}
        onClick={() => void download()}
        disabled={file === null}
        aria-busy={busy}
        {...(about === undefined ? {} : { 'aria-label': `${shown}: ${about}` })}
      >
        <DownloadIcon />
        {shown}
      </Button>
      <p role="alert" className="file-problem">
        {problem}
      </p>
    </div>
  );
}

function DownloadIcon() {
  return (
    <svg className="button-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M9 2h2v8.2l2.8-2.8 1.4 1.4L10 14 4.8 8.8l1.4-1.4L9 10.2zM3 16h14v2H3z" fill="currentColor" />
    </svg>
  );
}
