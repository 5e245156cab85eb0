import { createHash } from 'node:crypto';
import type { InlineHashes } from '../http/static-headers';
import { type PageValues, renderPage } from './page';

/** A page that may be kept, and the hashes of what stands in it, for its policy. */
interface LastingPage {
  readonly page: string;
  readonly inline: InlineHashes;
}

/** What a page that is kept can be filled with: it has no nonce, and knows neither the day nor the address at which it will be opened. */
type LastingValues = Omit<PageValues, 'nonce' | 'path' | 'day' | 'development' | 'bases'>;

/** Fills the template for a page that is kept longer than one answer: as a file of a web server, or in a browser for when there is no network. */
export function pageWithoutNonce(template: string, values: LastingValues): LastingPage {
  const page = renderPage(template.replaceAll(' nonce="%NONCE%"', ''), { ...values, nonce: '', path: '', day: null, development: false });
  return { page, inline: { scripts: hashesOf(page, 'script'), styles: hashesOf(page, 'style') } };
}

/** Hashes of what stands in the page itself; a script of type JSON is not run and needs none. */
function hashesOf(page: string, element: 'script' | 'style'): readonly string[] {
  return [...page.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))].map(
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
}
