import { useId } from 'react';
import type { MenuContact } from '../../portal';
import { classifyLink } from '../navigation/safe-link';
import { useTranslation } from '../texts/open-texts';

/** How to reach the office, at the end of the side menu. */
export function ContactBlock({ contact }: { readonly contact: MenuContact }) {
  const { t } = useTranslation();
  const id = useId();
  const { name, address, postalCode, phone, fax, email, website } = contact;
  return (
    <section className="menu-contact" aria-labelledby={id}>
      <h2 id={id}>{t('menu.contact')}</h2>
      <address>{[name, address, postalCode].map((line) => (line === null ? null : <span key={line}>{line}</span>))}</address>
      <dl>
        {phone === null ? null : <Way name={t('menu.phone')} words={phone} target={`tel:${phone.replace(/[^+\d]/g, '')}`} />}
        {fax === null ? null : <Way name={t('menu.fax')} words={fax} target={null} />}
        {email === null ? null : <Way name={t('menu.email')} words={email} target={`mailto:${email}`} />}
        {website === null ? null : (
          <Way name={t('menu.website')} words={website.replace(/^https?:\/\//i, '')} target={website} newTabWords={t('link.newTab')} />
        )}
      </dl>
    </section>
  );
}

interface WayProps {
  readonly name: string;
  readonly words: string;
  readonly target: string | null;
  readonly newTabWords?: string;
}

function Way({ name, words, target, newTabWords }: WayProps) {
  const link = target === null ? null : classifyLink(target, 'LINK');
  const tab = newTabWords === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {link?.kind === 'external' ? (
          <a href={link.href} {...tab}>
            {words}
            {newTabWords === undefined ? null : <span className="visually-hidden"> ({newTabWords})</span>}
          </a>
        ) : (
          words
        )}
      </dd>
    </div>
  );
}
