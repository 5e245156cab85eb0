/** What the frame of a preview begins with. */
export interface FrameStart {
  /** Address of the screen in the portal. */
  readonly address: string;
  /** Where orders of documents go: a preview is shown the button, and the portal of residents is never asked for a file of a draft. */
  readonly documents: { readonly from: string; readonly to: string };
  /** What the portal finds in the browser's storage, by key. */
  readonly stored: Readonly<Record<string, string>>;
}

// It runs before anything of the portal. The portal finds a storage of its own, so that a preview reads and leaves nothing of the residents'
// portal in this browser; it finds itself at the address of the screen; a click tells the editor which block was meant; and the editor
// tells it of each new pack.
const script = `
const memory = (start) => {
  const values = new Map(Object.entries(start));
  return {
    get length() { return values.size; },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};
const given = (name, value) => Object.defineProperty(window, name, { value, configurable: true });
given('localStorage', memory(start.stored));
given('sessionStorage', memory({}));
const ownPage = new URL(location.href);
const previews = ownPage.pathname.slice(0, ownPage.pathname.lastIndexOf('/') + 1);
history.replaceState(null, '', start.address);
const ask = window.fetch.bind(window);
given('fetch', (address, ...rest) => {
  const { from, to } = start.documents;
  return ask(typeof address === 'string' && address.startsWith(from) ? to + address : address, ...rest);
});
// A way out of the portal (a file, another site, a new login) would leave the preview. A page of the portal that is loaded anew, as after
// a logout, is loaded as a preview again: in a frame the residents' own page is never shown.
window.navigation?.addEventListener('navigate', (event) => {
  const { url, sameDocument } = event.destination;
  const { origin, pathname } = new URL(url);
  // A file that the page made itself, such as CSV, is no way out.
  if (event.downloadRequest !== null || !event.cancelable || sameDocument || event.hashChange) return;
  if (origin === location.origin && pathname.startsWith(previews)) return;
  event.preventDefault();
  if (origin !== location.origin || !event.canIntercept) return;
  ownPage.searchParams.set('address', url.slice(origin.length));
  location.replace(ownPage);
});
// The portal hears of a new pack as it does in development, and shows it without a reload: here the editor is who tells it.
const listeners = new Set();
let newest = null;
const tell = (listener) => listener.dispatchEvent(new MessageEvent('pack', { data: JSON.stringify({ version: newest }) }));
given('EventSource', class extends EventTarget {
  constructor() {
    super();
    listeners.add(this);
    if (newest !== null) queueMicrotask(() => tell(this));
  }
  close() { listeners.delete(this); }
});
window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin || typeof data?.okienkoPack !== 'string') return;
  newest = data.okienkoPack;
  listeners.forEach(tell);
});
// The editor follows to the screen that is looked at, and knows what stands in its address and what the screen before passed on.
const tellAddress = () =>
  parent.postMessage({ okienkoAddress: location.pathname, okienkoQuery: location.search, okienkoState: history.state }, location.origin);
window.navigation?.addEventListener('currententrychange', tellAddress);
tellAddress();
const mark = document.createElement('style');
mark.nonce = document.currentScript.nonce;
mark.textContent = '[data-preview-part] { outline: 3px dashed #b3261e !important; outline-offset: 3px; }';
document.head.append(mark);
const show = (id) => {
  document.querySelectorAll('[data-preview-part]').forEach((element) => element.removeAttribute('data-preview-part'));
  if (id === '') return;
  const found = [...document.querySelectorAll('main *')].find((element) => blockOf(element) === id);
  if (!found) return;
  found.setAttribute('data-preview-part', '');
  found.scrollIntoView({ block: 'nearest' });
};
window.addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin && typeof data?.okienkoShow === 'string') show(data.okienkoShow);
});
const blockOf = (element) => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  for (let fiber = element[key]; fiber; fiber = fiber.return) {
    const block = fiber.memoizedProps?.block;
    if (typeof block?.id === 'string' && typeof block.block === 'string') return block.id;
  }
  return null;
};
// React's keys between an element and its block: among them are the ids of columns and the names of fields.
const namesIn = (element) => {
  const names = [];
  const own = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
  for (let fiber = element[own]; fiber; fiber = fiber.return) {
    const { block, column, name } = fiber.memoizedProps ?? {};
    if (typeof block?.id === 'string' && typeof block.block === 'string') break;
    for (const each of [fiber.key, column?.id, name]) if (typeof each === 'string') names.push(each);
  }
  return names;
};
document.addEventListener('click', ({ target }) => {
  for (let element = target; element; element = element.parentElement) {
    const block = blockOf(element);
    if (block === null) continue;
    parent.postMessage({ okienkoPick: block, okienkoWithin: namesIn(target) }, location.origin);
    return;
  }
}, true);
`;

/** The script element's text for a preview. */
export function frameScript(start: FrameStart): string {
  return `((start) => {${script}})(${JSON.stringify(start).replaceAll('<', '\\u003c')})`;
}
