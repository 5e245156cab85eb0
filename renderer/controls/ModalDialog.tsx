import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../texts/open-texts';

interface ModalDialogProps {
  readonly title: string;
  /** `alert` for what must be answered: it has no cross, and its words are read at once. */
  readonly kind?: 'alert';
  /** Where it stands: in the middle unless it is the drawer of the menu. */
  readonly className?: string;
  /** Name of the cross that closes it, when it is not the usual one; null where a button among its own closes it by the same words. */
  readonly closeName?: string | null;
  /** Below its words, and not read with them: what is announced later. */
  readonly announced?: ReactNode;
  /** Its buttons, which have names of their own and are not read with its words. */
  readonly buttons?: ReactNode;
  onClose(): void;
  /** Its words; of an alert they are all read when it opens, so its buttons belong into `buttons`. */
  readonly children: ReactNode;
}

/** A dialog over the page. The browser keeps the focus in it, closes it with Escape, and gives the focus back. */
export function ModalDialog({ title, kind, className = 'dialog', closeName, announced, buttons, onClose, children }: ModalDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    const before = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={id}
      {...(kind === 'alert' ? { role: 'alertdialog', 'aria-describedby': `${id}-words` } : {})}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // Only the shade around it is the dialog itself: what stands inside fills it.
        if (event.target === event.currentTarget && kind !== 'alert') onClose();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          {kind === 'alert' || closeName === null ? null : (
            <button type="button" className="bar-control" aria-label={closeName ?? t('shell.close')} onClick={onClose}>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2.5" />
              </svg>
            </button>
          )}
        </div>
        <div id={`${id}-words`}>{children}</div>
        {announced}
        {buttons === undefined ? null : <p className="dialog-buttons">{buttons}</p>}
      </div>
    </dialog>
  );
}

/** Marks the field that takes the focus when its dialog opens, instead of the cross at the top. React's own way would be too early for the browser's dialog. */
export function firstInDialog(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}
