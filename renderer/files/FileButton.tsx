import { useId } from 'react';
import type { FileDemand, FileProblems } from '../../engine';
import { snackbarAtom } from '../messages/message-atoms';
import { useSetAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { DownloadButton } from './DownloadButton';
import { useFileDownload } from './use-file-download';

interface FileButtonProps {
  readonly label: string;
  /** What to fetch; null while it cannot be loaded. */
  readonly file: FileDemand | null;
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** Message after the file was saved; without it the portal's own. */
  readonly success?: string | null;
  /** Why it cannot be pressed, for a button that says so. */
  readonly blocked?: string | null;
  readonly problems?: FileProblems | null;
  /** What the file is about, for screen readers, when the label alone does not say it. */
  readonly about?: string;
}

/** Fetches a file and saves it under its name. A failure is said beside the button, and nothing else changes. */
export function FileButton({ label, file, look, success = null, blocked = null, problems = null, about }: FileButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  const showMessage = useSetAtom(snackbarAtom);
  const download = useFileDownload(file, problems);
  const { outcome } = download;
  const press = async () => {
    if (await download.start()) showMessage({ text: success ?? t('download.done') });
  };
  return (
    <div className="file-button">
      <DownloadButton
        label={label}
        look={look}
        isReady={file !== null}
        {...(blocked !== null && { whyNot: id })}
        isBusy={download.isBusy}
        onPress={() => void press()}
        {...(about !== undefined && { about })}
      />
      {blocked === null ? null : (
        <p id={id} className="file-blocked">
          {blocked}
        </p>
      )}
      <p role="alert" className="file-problem">
        {outcome?.ok === false ? outcome.words : null}
      </p>
    </div>
  );
}
