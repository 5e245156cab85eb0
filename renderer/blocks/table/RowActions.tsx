import { Link, useLocation } from 'wouter';
import { assertNever, type FormSource, type RowActionModel, type TableModel } from '../../../engine';
import { Button } from '../../controls/Button';
import { FileButton } from '../../files/FileButton';
import { classifyLink } from '../../navigation/safe-link';
import { useTranslation } from '../../texts/open-texts';
import type { SendButtonProps } from './SendButton';
import { type Part, usePart } from './use-part';

const sendButton: Part<SendButtonProps> = {
  loaded: 'loading',
  load: async () => (await import('./SendButton')).SendButton,
};

interface RowActionsProps {
  readonly actions: readonly RowActionModel[];
  /** Name of the row, so that its buttons differ from those of other rows. */
  readonly about: string;
  readonly details: TableModel['details'];
  readonly isOpen: boolean;
  /** Identifies the row. */
  readonly row: string;
  onToggle(): void;
  /** What a button of the row sends. */
  source(action: string): FormSource;
  retry(sources: readonly string[]): void;
}

/** The buttons of a row. */
export function RowActions({ actions, about, details, isOpen, row, onToggle, source, retry }: RowActionsProps) {
  return (
    <div className="row-buttons">
      {details === null ? null : (
        <Button look="quiet" aria-expanded={isOpen} aria-label={`${isOpen ? details.hide : details.show}: ${about}`} onClick={onToggle}>
          {isOpen ? details.hide : details.show}
        </Button>
      )}
      {actions.map((action) => (
        <RowButton key={action.id} {...{ action, about, row, source, retry }} />
      ))}
    </div>
  );
}

interface RowButtonProps extends Pick<RowActionsProps, 'about' | 'row' | 'source' | 'retry'> {
  readonly action: RowActionModel;
}

function RowButton({ action, about, row, source, retry }: RowButtonProps) {
  const [, navigate] = useLocation();
  switch (action.action) {
    case 'download':
      return <FileButton label={action.label} file={action.file} look="quiet" problems={action.problems} about={about} />;
    case 'open':
      // An address of the portal that says everything can be opened in another tab too.
      if (Object.keys(action.state).length === 0 && classifyLink(action.goTo, null).kind === 'route')
        return (
          <Link href={action.goTo} className="button button-quiet" aria-label={`${action.label}: ${about}`}>
            {action.label}
          </Link>
        );
      return (
        <Button look="quiet" aria-label={`${action.label}: ${about}`} onClick={() => navigate(action.goTo, { state: action.state })}>
          {action.label}
        </Button>
      );
    case 'send':
      return <LoadedSendButton label={action.label} name={`${action.id} ${row}`} source={() => source(action.id)} {...{ about, retry }} />;
    case 'none':
      return <span>{action.text}</span>;
    default:
      return assertNever(action);
  }
}

function LoadedSendButton(props: SendButtonProps) {
  const { t } = useTranslation();
  const SendButton = usePart(sendButton, true);
  if (SendButton === 'failed') return <span>{t('failure.block')}</span>;
  return SendButton === 'loading' ? null : <SendButton {...props} />;
}
