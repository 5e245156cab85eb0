import type { PackIndex } from '../../engine';
import { encodePart } from '../../engine/values';
import { escapeMarkup } from '../texts/escape-markup';
import { pageAt } from './page-address';
import type { OpenedPage } from './preloads';

/** Address of what a phone reads when the portal is put on its first screen. */
export const manifestAddress = '/manifest.json';

/**
 * Title and mark of a page as they are served, so that a tab, a bookmark and a search know them before any script runs. The arms take the
 * place of the mark with the first screen: a browser would fetch them before what the page is opened for.
 */
export function headOf({ pack, path, language }: Pick<OpenedPage, 'pack' | 'path' | 'language'>): string {
  const index = pack.index(language);
  const { office, theme } = index;
  const page = pageAt(index, path);
  const title = page === null ? office.portalName : `${page.title} – ${office.portalName}`;
  const intro = page === null ? undefined : pack.service(page.slug, index.language)?.definition.intro;
  // A text with values says nothing before its answers are there.
  const description = typeof intro === 'string' ? `<meta name="description" content="${escapeMarkup(intro)}">` : '';
  return (
    `<title>${escapeMarkup(title)}</title>${description}<link rel="icon" type="image/svg+xml" href="${escapeMarkup(markAddress(theme.primary))}">` +
    `<meta name="theme-color" content="${escapeMarkup(theme.primary)}"><link rel="manifest" href="${manifestAddress}">`
  );
}

/** Address of the portal's mark: the arms of its office, else a mark in its colour. */
export function iconOf({ office, theme }: Pick<PackIndex, 'office' | 'theme'>): string {
  return office.arms === null ? markAddress(theme.primary) : `/pack/assets/${office.arms}`;
}

function markAddress(colour: string): string {
  return `data:image/svg+xml,${encodePart(windowMark(colour))}`;
}

/** The mark of a portal without arms: a small window in the municipality's colour. */
function windowMark(colour: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="3" y="3" width="26" height="26" rx="4" fill="${colour}"/>` +
    '<path d="M8 8h7v7H8zM17 8h7v7h-7zM8 17h7v7H8zM17 17h7v7h-7z" fill="#fff"/></svg>'
  );
}
