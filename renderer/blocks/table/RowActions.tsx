import { useLocation } from 'wouter';
import { assertNever, type RowActionModel, type TableModel } from '../../../engine';
import { Button } from '../../controls/Button';
import { FileButton } from '../../files/FileButton';

interface RowActionsProps {
  readonly actions: readonly RowActionModel[];
  /** Name of the row, so that its buttons differ from those of other rows. */
  readonly about: string;
  readonly details: TableModel['details'];
  readonly isOpen: boolean;
  onToggle(): void;
}

/** The buttons of a row. */
export function RowActions({ actions, about, details, isOpen, onToggle }: RowActionsProps) {
  return (
    <div className="row-buttons">
      {details === null ? null : (
        <Button look="quiet" aria-expanded={isOpen} aria-label={`${isOpen ? details.hide : details.show}: ${about}`} onClick={onToggle}>
          {isOpen ? details.hide : details.show}
        </Button>
      )}
      {actions.map((action) => (
        <RowButton key={action.id} action={action} about={about} />
      ))}
    </div>
  );
}

function RowButton({ action, about }: { readonly action: RowActionModel; readonly about: string }) {
  const [, navigate] = useLocation();
  switch (action.action) {
    case 'download':
      return <FileButton label={action.label} file={action.file} look="quiet" problems={action.problems} about={about} />;
    case 'open':
      return (
        <Button look="quiet" aria-label={`${action.label}: ${about}`} onClick={() => navigate(action.goTo, { state: action.state })}>
          {action.label}
        </Button>
      );
    case 'none':
      return <span>{action.text}</span>;
    default:
      return assertNever(action);
  }
}
