import { useTranslation } from '../../texts/open-texts';

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

/** A closed lock for services that need a login, an open one for the others. Words say the same beside it or in the legend. */
export function LockIcon({ locked }: { readonly locked: boolean }) {
  return (
    <svg className="lock-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" data-locked={locked}>
      <path className="lock-body" d="M5 11h14v10H5z" />
      <path d={locked ? 'M8 11V7a4 4 0 0 1 8 0v4' : 'M15 11V6.5a3.5 3.5 0 0 1 7 0V8'} />
    </svg>
  );
}
