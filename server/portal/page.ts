import { type CalendarDay, firstWords } from '../../portal';
import { escapeMarkup } from '../texts/escape-markup';
import { headOf } from './head';
import { type OpenedPage, preloadLinks } from './preloads';

/** Values for the places of the page's template. */
export interface PageValues extends OpenedPage {
  readonly nonce: string;
  readonly development: boolean;
  /** The day that it is in the portal's time zone; null when the page is kept for longer than a day. */
  readonly day: CalendarDay | null;
  /** True where the server of the page draws documents. */
  readonly draws: boolean;
  /** Origins that screens may embed besides those of the pack. */
  readonly embedOrigins: readonly string[];
  /** Where the office's calls and the pack's files are; left out where they have their usual addresses. */
  readonly bases?: { readonly api: string; readonly pack: string };
}

const usualBases = { api: '/api', pack: '/pack' };

/** Fills the template: the nonce, title and mark, the settings that the page starts with, and what the browser may fetch before the script asks for it. */
export function renderPage(
  template: string,
  { nonce, development, day, draws, embedOrigins, bases = usualBases, ...opened }: PageValues,
): string {
  const { current, index, translate } = opened.pack;
  const { languages, language, shell } = index(opened.language);
  const words = Object.fromEntries(Object.keys(languages).map((offered) => [offered, firstWords(translate(offered))]));
  const settings = {
    apiBase: bases.api,
    packBase: bases.pack,
    pack: current,
    routes: shell.routes,
    words,
    development,
    ...(day && { day }),
    embedOrigins,
    nonce,
    draws,
  };
  return template
    .replaceAll('%NONCE%', () => nonce)
    .replace('<html lang="pl">', () => `<html lang="${language}">`)
    .replace('%WAIT%', () => escapeMarkup(translate(language)('first.wait')))
    .replace('%NO_SCRIPT%', () => escapeMarkup(translate(language)('first.noScript')))
    .replace('"%SETTINGS%"', () => JSON.stringify(settings).replaceAll('<', '\\u003c'))
    .replace('<!--%HEAD%-->', () => headOf(opened))
    .replace('<!--%PRELOADS%-->', () => (bases === usualBases ? preloadLinks(opened) : ''));
}
