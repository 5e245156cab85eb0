/** What a page tells the worker now and then. */
export interface WordOfPage {
  /** Paths of files that it has used since. */
  readonly used: readonly string[];
  /** Path at which it is open. */
  readonly opened: string;
  /** Addresses of the calls, the same for everybody, that the screen at this path sends as soon as it opens. */
  readonly calls: readonly string[];
}

/** What the worker tells a page that it has opened from what was kept, and of which the server has another one now. */
export const wordOfWorker = 'another-page';

/** Names the version of a page: two pages of one version differ in nothing that their files depend on. */
export const pageVersion = 'x-portal-page';

/** True for what a page tells the worker. */
export function isWordOfPage(data: unknown): data is WordOfPage {
  if (typeof data !== 'object' || data === null) return false;
  const { used, opened, calls } = data as Partial<Record<keyof WordOfPage, unknown>>;
  return isListOfTexts(used) && isListOfTexts(calls) && typeof opened === 'string' && opened.startsWith('/');
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** A page that lets the browser send calls before its script does. */
export function withCalls(html: string, calls: readonly string[]): string {
  const links = calls
    .filter((call) => !html.includes(`href="${escaped(call)}"`))
    .map((call) => `<link rel="preload" as="fetch" crossorigin href="${escaped(call)}">`);
  return html.replace('<noscript>', () => `${links.join('')}<noscript>`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
