import { type RefObject, useState } from 'react';
import { Button } from '../../controls/Button';
import { useTranslation } from '../../texts/open-texts';

interface CopyButtonProps {
  /** Name of the value. */
  readonly label: string;
  /** What is copied. */
  readonly text: string;
  /** The element with the value, which is selected where the browser does not let the page copy. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** Copies a value, and says politely whether it did. */
export function CopyButton({ label, text, shown }: CopyButtonProps) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without a secure connection or a permission there is no clipboard: the value can still be copied by hand.
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  };
  return (
    <>
      <Button
        look="quiet"
        className="record-copy"
        aria-label={t('record.copyOf', { label })}
        onClick={() => void copy()}
        onBlur={() => setOutcome(null)}
      >
        {t('record.copy')}
      </Button>
      <span role="status" className="record-copied">
        {outcome === null ? '' : t(`record.${outcome}`)}
      </span>
    </>
  );
}
