import { Button } from '../../renderer/widget-contract';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What is said when it was copied, and when the browser does not let the page copy: it can still be marked and copied by hand. */
  readonly copied: string;
  readonly notCopied: string;
  notify(message: string): void;
}

/** Copies a secret that stands beside it. */
export function CopyButton({ text, label, copied, notCopied, notify }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify(copied);
    } catch {
      notify(notCopied);
    }
  };
  return (
    <Button look="quiet" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
