import DOMPurify from 'dompurify';
import { textAttributes, textTags } from '../../../engine';
import { frameTables, lowerHeadings, ownPictures, restrictLinks } from './adjust-content';

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;

// Only one for the whole page, because its Trusted Types policy can be created only once.
const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !isSafePicture(node.getAttribute('src'))) node.remove();
});

/** Texts for links and tables in the content of the office. */
export interface ContentWords {
  /** Words for screen readers after a link that opens in a new tab. */
  readonly newTab: string;
  /** Name of a wide table's frame, for those who scroll it by keyboard. */
  readonly table: string;
}

/**
 * Cleans HTML of the office and makes it part of a portal's page: only known formatting is left, links are classified, headings start
 * below the page's own, pictures come from the portal or stand in the text. The result is never turned into text and parsed again, so
 * that nothing can change its meaning on the way.
 */
export function cleanHtml(html: string, words: ContentWords, isScreen: (address: string) => boolean, packBase: string): DocumentFragment {
  // A frame at the very start would make the parser drop the whole text; after a line break it is ignored.
  const fragment = purifier.sanitize(`<br>${html}`, {
    ALLOWED_TAGS: [...textTags],
    ALLOWED_ATTR: [...textAttributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    // Ids are kept for links within the text, with a prefix, so that they cannot clash with names that the page uses.
    SANITIZE_NAMED_PROPS: true,
    FORBID_CONTENTS: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'select', 'title', 'xmp'],
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.firstChild?.remove();
  lowerHeadings(fragment);
  ownPictures(fragment, packBase);
  restrictLinks(fragment, words.newTab, isScreen);
  frameTables(fragment, words.table);
  return fragment;
}

function isSafePicture(src: string | null): boolean {
  if (src === null) return false;
  if (picture.test(src)) return true;
  try {
    const address = new URL(src, location.href);
    return address.origin === location.origin && /^https?:$/.test(address.protocol);
  } catch {
    return false;
  }
}
