import { useAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { contrastAtom } from '../theme/contrast-atom';

/** Switches between the municipality's colours and yellow on black. */
export function ContrastToggle() {
  const { t } = useTranslation();
  const [contrast, setContrast] = useAtom(contrastAtom);
  const high = contrast === 'high';
  return (
    <button
      type="button"
      className="bar-control"
      aria-label={t('shell.contrast')}
      aria-pressed={high}
      onClick={() => setContrast(high ? 'default' : 'high')}
    >
      <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
      <span className="bar-words">{t('shell.contrast')}</span>
    </button>
  );
}
