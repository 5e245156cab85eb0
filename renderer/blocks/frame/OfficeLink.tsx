import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { leadsNowhere } from '../../../engine';
import { contentPageLink } from '../../navigation/portal-routes';
import { classifyLink } from '../../navigation/safe-link';
import { isScreenOf } from '../../pack/find-service';
import { usePortal } from '../../pack/use-pack';
import { usePrefetch } from '../../service/service-query';
import { useTranslation } from '../../texts/open-texts';

interface OfficeLinkProps {
  /** Target as the office sent it, not trusted until it is classified. */
  readonly target: string;
  /** STRONA_WBUDOWANA, STRONA_WLASNA, LINK, or null when nobody says. */
  readonly kind: string | null;
  readonly newTab: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link whose target comes from the office. One that is not safe, or leads to a page that the portal does not have, stays plain text. */
export function OfficeLink({ target, kind, newTab, className, children }: OfficeLinkProps) {
  const { t } = useTranslation();
  const prefetch = usePrefetch();
  const { services } = usePortal().pack.index;
  const link = classifyLink(target, kind);
  const look = className === undefined ? {} : { className };
  const tab = newTab ? { target: '_blank' } : {};
  const words = newTab ? <span className="visually-hidden"> ({t('link.newTab')})</span> : null;
  switch (link.kind) {
    case 'route': {
      if (leadsNowhere(link.path, { isScreen: isScreenOf(services) })) return <span {...look}>{children}</span>;
      const ahead = () => prefetch(link.path);
      return (
        <Link href={link.path} onPointerEnter={ahead} onFocus={ahead} {...look} {...tab}>
          {children}
          {words}
        </Link>
      );
    }
    case 'page': {
      const page = contentPageLink(link.fileName);
      if (page === null) return <span {...look}>{children}</span>;
      return newTab ? (
        <a href={page.address} rel="noopener noreferrer" {...look} {...tab}>
          {children}
          {words}
        </a>
      ) : (
        <Link href={page.address} state={page.state} {...look}>
          {children}
        </Link>
      );
    }
    case 'external':
      return (
        <a href={link.href} rel="noopener noreferrer" {...look} {...tab}>
          {children}
          {words}
        </a>
      );
    case 'refused':
      return <span {...look}>{children}</span>;
  }
}
