import { expect, it } from 'vitest';
import { readDrawing } from './read-drawing';

const drawing = '<path d="M0 0h9"/>';

it('a drawing of a drawing program loses what only that program reads', () => {
  const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a"><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://a" inkscape:version="1"><sodipodi:namedview id="b"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF><dc:title>A</dc:title></rdf:RDF></metadata>${drawing}</svg>`;
  expect(readDrawing(text)).toEqual({ text: `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${drawing}</svg>` });
});

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><use href="https://obcy.example/a.svg#b"/></svg>',
  '<svg><a:b onload="x"',
])('a drawing that could do more is refused: %s', (text) => expect(readDrawing(text)).toBe('unsafe'));

it.each(['', 'MZ', '<html></html>'])('what is no drawing is told as none: %s', (text) => expect(readDrawing(text)).toBe('none'));
