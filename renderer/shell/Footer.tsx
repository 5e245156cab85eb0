import { Link } from 'wouter';
import { classifyLink } from '../navigation/safe-link';
import { usePortal } from '../pack/use-pack';
import { useStarted } from '../start/use-start';
import { useTranslation } from '../texts/open-texts';

/** The end of every page: links about the portal, the office, and which product this is. */
export function Footer() {
  const { t } = useTranslation();
  const { office, shell } = usePortal().pack.index;
  const { year } = useStarted().configuration;
  return (
    <footer className="footer">
      <div className="footer-inside">
        <nav aria-label={t('footer.links')}>
          <ul>
            {shell.footer.map(({ id, label, goTo }) => (
              <li key={id}>
                <FooterLink label={label} goTo={goTo} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-office">
          <p>
            <strong>{office.officeName}</strong>
            <br />
            {office.address}
          </p>
          <p>
            {/* The year comes from the office; its line is there before. */}
            <span className="footer-year">{year === null ? '\u00a0' : t('footer.year', { year, office: office.name })}</span>
            <br />
            {t('shell.product', { version: import.meta.env.OKIENKO_VERSION })}
            {office.sample ? <span className="sample-data"> · {t('shell.sampleData')}</span> : null}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** A link to a page of the portal or to another site. One that is not safe stays text. */
function FooterLink({ label, goTo }: { readonly label: string; readonly goTo: string }) {
  const link = classifyLink(goTo, goTo.startsWith('/') ? 'STRONA_WBUDOWANA' : 'LINK');
  if (link.kind === 'route') return <Link href={link.path}>{label}</Link>;
  return link.kind === 'external' ? (
    <a href={link.href} rel="noopener noreferrer">
      {label}
    </a>
  ) : (
    <span>{label}</span>
  );
}
