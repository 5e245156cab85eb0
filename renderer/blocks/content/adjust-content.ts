import { leadsNowhere } from '../../../engine';
import { contentPageLink } from '../../navigation/portal-routes';
import { classifyLink } from '../../navigation/safe-link';
import { assetAddress } from '../../pack/open-pack';

const idPrefix = 'user-content-';

/** Headings of the office start at level 2: the page has its own first heading. */
export function lowerHeadings(root: DocumentFragment): void {
  for (const heading of root.querySelectorAll('h1')) {
    const lower = document.createElement('h2');
    lower.append(...heading.childNodes);
    if (heading.id) lower.id = heading.id;
    heading.replaceWith(lower);
  }
}

const ownFolder = '/pack/assets/';

/** Pictures of the pack are found where the page has its pack from: in a preview that is another place. */
export function ownPictures(root: DocumentFragment, packBase: string): void {
  for (const picture of root.querySelectorAll('img')) {
    const source = picture.getAttribute('src') ?? '';
    if (source.startsWith(ownFolder)) picture.setAttribute('src', assetAddress(packBase, source.slice(ownFolder.length)));
  }
}

/** Leaves links only where they lead to a safe place that is there; what leads elsewhere stays as plain text. */
export function restrictLinks(root: DocumentFragment, newTabWords: string, isScreen: (address: string) => boolean): void {
  for (const anchor of root.querySelectorAll('a')) {
    const target = anchor.getAttribute('href');
    if (target === null) continue;
    if (target.startsWith('#')) {
      anchor.setAttribute('href', `#${idPrefix}${target.slice(1)}`);
      continue;
    }
    restrictLink(anchor, target, newTabWords, isScreen);
  }
}

function restrictLink(anchor: HTMLAnchorElement, target: string, newTabWords: string, isScreen: (address: string) => boolean): void {
  const link = classifyLink(target, null);
  switch (link.kind) {
    case 'route':
      if (leadsNowhere(link.path, { isScreen })) anchor.removeAttribute('href');
      else anchor.setAttribute('href', link.path);
      return;
    case 'page': {
      const page = contentPageLink(link.fileName);
      if (page === null) anchor.removeAttribute('href');
      else {
        anchor.setAttribute('href', page.address);
        anchor.dataset.page = link.fileName;
      }
      return;
    }
    case 'external': {
      anchor.setAttribute('href', link.href);
      if (!/^https?:/.test(link.href)) return;
      anchor.target = '_blank';
      anchor.rel = 'noopener noreferrer';
      const words = document.createElement('span');
      words.className = 'visually-hidden';
      words.textContent = ` (${newTabWords})`;
      anchor.append(words);
      return;
    }
    case 'refused':
      anchor.removeAttribute('href');
  }
}

/** A table may be wider than a phone: each scrolls in a frame of its own, also by keyboard. */
export function frameTables(root: DocumentFragment, name: string): void {
  for (const table of root.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.className = 'content-table';
    frame.tabIndex = 0;
    frame.role = 'region';
    frame.ariaLabel = table.caption?.textContent.trim() || name;
    table.replaceWith(frame);
    frame.append(table);
  }
}
