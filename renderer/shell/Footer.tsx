import { useTranslation } from 'react-i18next';
import { usePortal } from '../pack/use-pack';

/** The end of every page: the office, and which product this is. */
export function Footer() {
  const { t } = useTranslation();
  const { office } = usePortal().pack.index;
  return (
    <footer className="footer">
      <div className="measure">
        <p>
          <strong>{office.officeName}</strong>
          <br />
          {office.address}
        </p>
        <p>
          {t('shell.product', { version: office.version })}
          {office.sample ? (
            <>
              <br />
              <span className="sample-data">{t('shell.sampleData')}</span>
            </>
          ) : null}
        </p>
      </div>
    </footer>
  );
}
