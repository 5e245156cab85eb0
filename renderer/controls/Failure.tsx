import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { ToneIcon } from './ToneIcon';

/** Says what could not be loaded, and offers another try. */
export function Failure({ message, onRetry }: { readonly message: string; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <div className="failure" role="alert">
      <ToneIcon tone="error" />
      <div>
        <p>{message}</p>
        <Button look="secondary" onClick={onRetry}>
          {t('failure.retry')}
        </Button>
      </div>
    </div>
  );
}
