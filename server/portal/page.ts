import type { CalendarDay } from '../../portal';
import { headOf } from './head';
import { type OpenedPage, preloadLinks } from './preloads';

/** Values for the places of the page's template. */
export interface PageValues extends OpenedPage {
  readonly nonce: string;
  readonly development: boolean;
  /** The day that it is in the portal's time zone. */
  readonly day: CalendarDay;
  /** Origins that screens may embed besides those of the pack. */
  readonly embedOrigins: readonly string[];
}

/** Fills the template: the nonce, title and mark, the settings that the page starts with, and what the browser may fetch before the script asks for it. */
export function renderPage(template: string, { nonce, development, day, embedOrigins, ...opened }: PageValues): string {
  const { current: pack } = opened.pack;
  const { routes } = opened.pack.index(opened.language).shell;
  const settings = { apiBase: '/api', packBase: '/pack', pack, routes, development, day, embedOrigins, nonce };
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('"%SETTINGS%"', () => JSON.stringify(settings).replaceAll('<', '\\u003c'))
    .replace('<!--%HEAD%-->', () => headOf(opened))
    .replace('<!--%PRELOADS%-->', () => preloadLinks(opened));
}
