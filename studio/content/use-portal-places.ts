import { useMemo } from 'react';
import type { LinkPlace } from '../rich-text/LinkDialog';
import { useStudio } from '../room/studio-context';
import type { ContentEntry } from './calls';
import { pagesOf } from './pages';
import { screensIn, useScreensOf } from './use-places';

/** Where a link of a text may lead in the portal, and the address of a page of information by its name. */
export interface PortalPlaces {
  readonly places: readonly LinkPlace[];
  addressOf(page: string): string;
}

/** The screens that residents see and the pages of information. */
export function usePortalPlaces(entries: readonly ContentEntry[]): PortalPlaces {
  const { overview } = useStudio();
  const withPages = entries.find(({ content }) => content?.by !== undefined);
  const [screenOfPages] = useScreensOf(withPages);
  return useMemo(() => {
    const addressOf = (page: string) => `${screenOfPages?.address ?? ''}?${new URLSearchParams({ [withPages?.content?.by ?? '']: page })}`;
    const screens = screensIn(overview.files).flatMap(({ title, address, hidden }) =>
      title === undefined || address === undefined || hidden ? [] : [{ title, address }],
    );
    const pages = (withPages === undefined ? [] : (pagesOf(withPages) ?? [])).map(({ name, title }) => ({
      title,
      address: addressOf(name),
    }));
    return { places: [...screens, ...pages], addressOf };
  }, [overview, withPages, screenOfPages]);
}
