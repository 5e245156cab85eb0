import { textAttributes, textTags } from '../../../values/formatted-text';
import { type Phrase, say } from '../../messages';
import { listNames, nearest } from '../problems/nearest';

/** Something in formatted text that a page would not show as it is meant. */
export interface TextFinding {
  readonly rule: 'content-text' | 'content-link';
  readonly message: Phrase;
  readonly expected: Phrase | string;
  readonly got: string;
  readonly suggestion?: string | null;
}

// A tag with its attributes: each character is taken once, because the parts exclude each other.
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>?/g;
const attribute = /([^\s"'=/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g;
const safeScheme = /^(?:https?|mailto|tel|webcal):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const pictureData = /^data:image\/(?:png|jpe?g|gif|webp);base64,/i;

/** What is wrong with a text if it is formatted; a text without tags is plain. `routes` are the addresses of the screens. */
export function* textFindings(text: string, routes: readonly string[]): Generator<TextFinding> {
  let before = 0;
  for (const [, closes, written = '', rest = ''] of text.matchAll(tag)) {
    const name = written.toLowerCase();
    if (!textTags.includes(name)) {
      yield finding(say('tag-not-shown', { tag: name }), say('formatted-tags', { tags: 'h2, p, ul, a, img' }), `<${name}>`);
      continue;
    }
    if (closes !== '') continue;
    const attributes = attributesOf(rest);
    for (const given of attributes.keys())
      if (!textAttributes.includes(given)) yield finding(say('attribute-not-shown', { name: given }), listNames(textAttributes), given);
    yield* addressFindings(name, attributes, routes);
    if (name === 'img' && (attributes.get('alt') ?? '').trim() === '')
      yield finding(say('picture-lacks-words'), say('alt-with-words'), attributes.get('src') ?? '');
    const level = /^h[1-6]$/.test(name) ? Number(name.slice(1)) : null;
    if (level === null) continue;
    if (before > 0 && level > before + 1)
      yield finding(say('heading-skips', { before: String(before), level: String(level) }), say('heading-in-order'), name);
    before = level;
  }
}

function finding(message: Phrase, expected: Phrase | string, got: string): TextFinding {
  return { rule: 'content-text', message, expected, got };
}

function attributesOf(rest: string): ReadonlyMap<string, string> {
  const found = [...rest.matchAll(attribute)];
  return new Map(found.map(([, name = '', value = '']) => [name.toLowerCase(), value.replace(/^(["'])(.*)\1$/s, '$2')]));
}

function* addressFindings(name: string, attributes: ReadonlyMap<string, string>, routes: readonly string[]): Generator<TextFinding> {
  const address = (attributes.get(name === 'img' ? 'src' : 'href') ?? '').trim();
  if (address === '' || (name === 'img' && pictureData.test(address))) return;
  const isOutside = anyScheme.test(address) || address.startsWith('//');
  if (isOutside && (name === 'img' || !safeScheme.test(address)))
    yield finding(say('address-not-safe'), say('safe-address'), address.slice(0, 80));
  const [path = ''] = address.split(/[?#]/, 1);
  // A path with an extension is a file of the office.
  if (name === 'a' && path.startsWith('/') && !isOutside && !/\.[a-z0-9]{1,5}$/i.test(path) && path !== '/' && !routes.includes(path))
    yield {
      rule: 'content-link',
      message: say('no-screen-at', { route: path }),
      expected: listNames(routes),
      got: path,
      suggestion: nearest(path, routes),
    };
}
