import { Button } from '../controls/Button';
import { useTranslation } from '../texts/open-texts';

interface DownloadButtonProps {
  readonly label: string;
  readonly look: 'primary' | 'secondary' | 'quiet';
  /** False while there is no file to ask for. */
  readonly isReady: boolean;
  readonly isBusy: boolean;
  /** Id of the words that say why it cannot be pressed. It can then be reached by keyboard, to be asked. */
  readonly whyNot?: string;
  /** What the file is about, for screen readers, when the label alone does not say it. */
  readonly about?: string;
  onPress(): void;
}

/** The button of a file, which says that it is being fetched and takes no second press meanwhile. */
export function DownloadButton({ label, look, isReady, isBusy, whyNot, about, onPress }: DownloadButtonProps) {
  const { t } = useTranslation();
  const shown = isBusy ? t('download.busy') : label;
  return (
    <Button
      look={look}
      {...(whyNot === undefined ? { onClick: onPress, disabled: !isReady } : { 'aria-disabled': true, 'aria-describedby': whyNot })}
      aria-busy={isBusy}
      {...(about === undefined ? {} : { 'aria-label': `${shown}: ${about}` })}
    >
      <DownloadIcon />
      {shown}
    </Button>
  );
}

function DownloadIcon() {
  return (
    <svg className="button-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M9 2h2v8.2l2.8-2.8 1.4 1.4L10 14 4.8 8.8l1.4-1.4L9 10.2zM3 16h14v2H3z" fill="currentColor" />
    </svg>
  );
}
