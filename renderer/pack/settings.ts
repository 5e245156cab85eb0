import type { CurrentPack, Language, PortalRoutes } from '../../engine';
import type { CalendarDay, FirstWords } from '../../portal';

/** What the server tells the page when it serves it. */
export interface Settings {
  /** Base address of the office's calls, without a slash at the end. */
  readonly apiBase: string;
  /** Base address of the pack's files, without a slash at the end. */
  readonly packBase: string;
  /** The pack that was current when the page was served. */
  readonly pack: CurrentPack;
  /** Addresses to which the portal leads by itself, in that pack: the page of the maintenance is drawn before any pack is read. */
  readonly routes: PortalRoutes;
  /** What is said before a catalogue is there, by language in the order in which languages are offered. */
  readonly words: Readonly<Record<Language, FirstWords>>;
  /** True under `npm run dev`: an edited definition is shown at once, problems are shown in the page. */
  readonly development: boolean;
  /** Origins that screens may embed besides those of the pack: systems of the sandbox. */
  readonly embedOrigins: readonly string[];
  /** The day on which the page was served, in the portal's time zone. */
  readonly day?: CalendarDay;
  /** True where the server that serves the page draws documents; plain files are served by one that does not. */
  readonly draws?: boolean;
  /** Nonce of this page, which the style elements must carry. */
  readonly nonce: string;
}

/** Reads the settings that stand in the page. A page without them was not served by an office, which is a bug of the installation. */
export function readSettings(page: Document): Settings {
  const parsed: unknown = JSON.parse(page.getElementById('okienko-settings')?.textContent ?? 'null');
  if (!isSettings(parsed)) throw new Error('The page carries no valid settings in #okienko-settings.');
  return parsed;
}

function isSettings(value: unknown): value is Settings {
  if (typeof value !== 'object' || value === null) return false;
  const { apiBase, packBase, pack, routes, words, embedOrigins } = value as Partial<Record<keyof Settings, unknown>>;
  const isOpen = typeof apiBase === 'string' && typeof packBase === 'string' && Array.isArray(embedOrigins);
  const hasRoutes = typeof routes === 'object' && routes !== null && 'maintenance' in routes;
  const hasWords = typeof words === 'object' && words !== null;
  return isOpen && hasRoutes && hasWords && typeof pack === 'object' && pack !== null && 'indexes' in pack;
}
