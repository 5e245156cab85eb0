import { Link, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { MenuItem } from '../../portal';
import { contentPageLink, handedFile } from '../navigation/portal-routes';
import { classifyLink } from '../navigation/safe-link';
import { findService } from '../pack/find-service';
import { usePortal } from '../pack/use-pack';
import { usePrefetch } from '../service/service-query';
import { useTranslation } from '../texts/open-texts';

interface MenuEntryProps {
  readonly item: MenuItem;
  onChosen(): void;
}

/** An item of the side menu: a page of the portal, a content page of the office, or another site. One that is not safe stays text. */
export function MenuEntry({ item, onChosen }: MenuEntryProps) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const openFile = handedFile(useHistoryState<unknown>(), useSearch());
  const prefetch = usePrefetch();
  const { services, shell } = usePortal().pack.index;
  const isListOfOpen = (to: string) => to === shell.routes.services && findService(services, path)?.entry.group !== undefined;
  const { label, newTab } = item;
  const tab = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const words = newTab ? (
    <>
      <svg className="new-tab" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <path d="M3 3h8v8M11 3 3 11" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="visually-hidden"> ({t('link.newTab')})</span>
    </>
  ) : null;
  const link = classifyLink(item.target, item.kind);
  switch (link.kind) {
    case 'route': {
      const ahead = () => prefetch(link.path);
      return (
        <Link
          href={link.path}
          {...tab}
          aria-current={currentPage(path === link.path) ?? (isListOfOpen(link.path) ? 'true' : undefined)}
          onClick={onChosen}
          onPointerEnter={ahead}
          onFocus={ahead}
        >
          {label}
          {words}
        </Link>
      );
    }
    case 'page': {
      const page = contentPageLink(link.fileName);
      if (page === null) return <span className="menu-text">{label}</span>;
      if (newTab) {
        return (
          <a href={page.address} {...tab} onClick={onChosen}>
            {label}
            {words}
          </a>
        );
      }
      return (
        <Link
          href={page.address}
          state={page.state}
          aria-current={currentPage(path === page.route && openFile === link.fileName)}
          onClick={onChosen}
        >
          {label}
        </Link>
      );
    }
    case 'external':
      return (
        <a href={link.href} rel="noopener noreferrer" {...tab} onClick={onChosen}>
          {label}
          {words}
        </a>
      );
    case 'refused':
      return <span className="menu-text">{label}</span>;
  }
}

function currentPage(isCurrent: boolean): 'page' | undefined {
  return isCurrent ? 'page' : undefined;
}
