const elements = new Set(
  (
    'svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol clipPath mask pattern ' +
    'linearGradient radialGradient stop style filter feGaussianBlur feOffset feBlend feMerge feMergeNode feColorMatrix feFlood feComposite'
  ).split(' '),
);
const markup = /<(?:\?xml[^<>]*\?>|!--(?:(?!--)[^<>])*-->|\/[\w:.-]+\s*>|([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>)/y;
const attributes = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
// Only the entities of XML itself; a number could hide any word.
const entity = /&(?!(?:amp|lt|gt|quot|apos);)/;

/** Whether a picture is SVG that only draws: known elements, nothing that runs, and nothing that leads outside of it. */
export function isSafePicture(text: string): boolean {
  let opened = false;
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('<', at);
    const words = text.slice(at, next === -1 ? text.length : next);
    if (!isSafeText(words)) return false;
    if (next === -1) break;
    markup.lastIndex = next;
    const [whole, name, rest = ''] = markup.exec(text) ?? [];
    if (whole === undefined) return false;
    if (name !== undefined) {
      if (!opened && name !== 'svg') return false;
      opened = true;
      if (!elements.has(name) || ![...rest.matchAll(attributes)].every(isSafeAttribute)) return false;
    }
    at = next + whole.length;
  }
  return opened;
}

function isSafeAttribute([, name = '', double, single]: RegExpMatchArray): boolean {
  const value = (double ?? single ?? '').trim();
  if (/^on/i.test(name)) return false;
  if (/^(?:xlink:)?href$/i.test(name)) return value.startsWith('#');
  if (name === 'xmlns' || name.startsWith('xmlns:')) return true;
  return isSafeText(value);
}

/** Text and styles, which may name only parts of the picture itself. */
function isSafeText(text: string): boolean {
  return !entity.test(text) && !/javascript:|data:|@import|expression\(|\\/i.test(text) && !/url\(\s*(?!['"]?#)/i.test(text);
}
