import { useTranslation } from 'react-i18next';
import { LockIcon } from './LockIcon';

/** What the two icons mean. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <section className="services-legend" aria-label={t('services.legend')}>
      <ul>
        <li>
          <LockIcon locked={false} />
          {t('services.open')}
        </li>
        <li>
          <LockIcon locked />
          {t('services.locked')}
        </li>
      </ul>
    </section>
  );
}
