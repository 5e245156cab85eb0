import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { contentPageLink } from '../../navigation/portal-routes';
import { isScreenOf } from '../../pack/find-service';
import { usePortal } from '../../pack/use-pack';
import { useTranslation } from '../../texts/open-texts';
import { cleanHtml } from './clean-html';
import './content.css';

/** Formatted text of the office, cleaned before it becomes part of the page. */
export function OfficeHtml({ html }: { readonly html: string }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { settings, pack } = usePortal();
  const isScreen = isScreenOf(pack.index.services);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(cleanHtml(html, { newTab: t('link.newTab'), table: t('content.table') }, isScreen, settings.packBase));
  }, [html, t, isScreen, settings.packBase]);

  // Links inside the text are plain elements: those that stay in the portal open without loading it again.
  useEffect(() => {
    const { current } = place;
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest('a') : null;
      const path = anchor?.getAttribute('href');
      if (!anchor || !path?.startsWith('/') || event.button !== 0 || hasModifier(event)) return;
      event.preventDefault();
      const { page } = anchor.dataset;
      navigate(path, { state: page === undefined ? null : (contentPageLink(page)?.state ?? null) });
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [navigate]);
  return <div ref={place} className="block content" />;
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
