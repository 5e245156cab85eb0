import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64';
import { layerPath } from './layer-file';
import { pictureBytes, pictureFault, pictureType, pictureValue } from './picture';
import { readLayer } from './read-layer';
import { layerRefusals } from './refuse-layer';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const webp = new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8 ');
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

describe('base64', () => {
  it('gives the same bytes again, as every other program writes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = encodeBase64(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64'));
        expect(decodeBase64(text)).toEqual(bytes);
      }),
    );
  });

  it.each(['A', 'AA=', '%%%%', 'AA==AAAA', 'zażółć12'])('is not read from %s', (text) => expect(decodeBase64(text)).toBeNull());
});

describe('a picture of a layer', () => {
  it.each([
    ['assets/ratusz.png', png],
    ['assets/ratusz.jpg', jpeg],
    ['assets/ratusz.webp', webp],
    ['assets/ratusz.svg', new TextEncoder().encode(drawing)],
  ])('is read from a folder and written back byte by byte: %s', (file, bytes) => {
    const { layer, failures } = readLayer(new Map([[file, bytes]]));
    expect(failures).toEqual([]);
    expect(layerRefusals(layer)).toEqual([]);
    expect(pictureBytes(file, layer[file] ?? null)).toEqual(bytes);
  });

  it.each([
    ['a program that is called a picture', 'assets/a.png', pictureValue('assets/a.png', new TextEncoder().encode('MZ\u0090\0'))],
    ['a picture under the name of another kind', 'assets/a.png', pictureValue('assets/a.png', jpeg)],
    ['a drawing under the name of a photograph', 'assets/a.png', drawing],
    ['a drawing with a script', 'assets/a.svg', '<svg><script>alert(1)</script></svg>'],
    ['what is no text', 'assets/a.png', { png: true }],
  ])('is refused: %s', (_, file, value) => expect(pictureFault(file, value)).toBe('unsafe-picture'));

  it('is refused above its size', () => {
    expect(pictureFault('assets/a.png', 'A'.repeat(1_500_000))).toBe('too-large');
    expect(pictureFault('assets/a.svg', `<svg>${' '.repeat(300_000)}</svg>`)).toBe('too-large');
  });

  it.each(['assets/a.exe', 'assets/a.png.exe', 'assets/../a.png', 'assets/A.png', 'a.png', 'assets/.png'])(
    'has no other path: %s',
    (file) => {
      expect(layerPath(file)).toBeNull();
      expect(pictureType(file.replace('assets/', ''))).toBe(file === 'a.png' ? 'image/png' : null);
    },
  );
});
