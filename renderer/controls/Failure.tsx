import type { ReactNode } from 'react';
import { useTranslation } from '../texts/open-texts';
import { Button } from './Button';
import { ToneIcon } from './ToneIcon';

interface FailureProps {
  readonly message: string;
  /** Null where another try would change nothing. */
  readonly onRetry: (() => void) | null;
  /** What else helps. */
  readonly children?: ReactNode;
}

/** Says what could not be loaded, and offers another try. */
export function Failure({ message, onRetry, children }: FailureProps) {
  const { t } = useTranslation();
  return (
    <div className="failure" role="alert">
      <ToneIcon tone="error" />
      <div>
        <p>{message}</p>
        {children}
        {onRetry === null ? null : (
          <Button look="secondary" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
