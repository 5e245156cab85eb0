import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../../engine';
import { hasStoredNotice } from '../messages/stored-notice';
import { usePortal } from '../pack/use-pack';

interface PageHeadingProps {
  /** Heading of the page and, with the portal's name, title of the document. */
  readonly title: string;
  /** What the page belongs to, above the heading. */
  readonly above?: ReactNode;
  /** Language of the heading, where it is not that of the page. */
  readonly lang?: Language;
}

// The first page must not steal the focus from the address bar or from a screen reader that starts to read, unless it follows from what the
// resident did on the previous page, such as logging out.
let visited = hasStoredNotice();
// Who goes on before the first page has its heading has left it all the same.
for (const going of ['pushState', 'popstate'])
  window.addEventListener(going, () => {
    visited = true;
  });

/** The h1 of a page. After a navigation it takes the focus, so that keyboard and screen reader start at the new page. */
export function PageHeading({ title, above, lang }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { office } = usePortal().pack.index;
  useEffect(() => {
    document.title = `${title} – ${office.portalName}`;
  }, [title, office]);
  useEffect(() => {
    if (visited) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    }
    visited = true;
  }, []);
  return (
    <header className="page-head">
      <div className="measure">
        {above}
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
      </div>
    </header>
  );
}
