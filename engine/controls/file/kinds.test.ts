import { describe, expect, it } from 'vitest';
import { isOfUse, kindOfContent } from './kinds';

const bytes = (text: string) => Uint8Array.from(Array.from(text, (sign) => sign.charCodeAt(0)));
const odt = `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.textPK\x03\x04`;

describe('the kind of a file', () => {
  it.each([
    ['pdf', '%PDF-1.7\n'],
    ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
    ['heic', '\0\0\0\x18ftypheic\0\0\0\0'],
    ['heic', '\0\0\0\x18ftypmif1\0\0\0\0'],
    ['tiff', 'II*\0\x08\0\0\0'],
    ['tiff', 'MM\0*\0\0\0\x08'],
    ['odt', odt],
  ])('is told by what it begins with: %s', (kind, content) => {
    expect(kindOfContent(bytes(content))).toBe(kind);
  });

  it.each([
    ['a film with the same box', '\0\0\0\x18ftypisom\0\0\0\0'],
    ['a spreadsheet, which is a package too', odt.replace('.textPK', '.spreadsheetPK')],
    ['any package', `PK\x03\x04${'\0'.repeat(40)}`],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\0'],
    ['a picture that is a document as well', `\xff\xd8\xff\xe0${' '.repeat(400)}%PDF-1.4`],
    ['a beginning that is cut off', '%PD'],
    ['nothing', ''],
  ])('is none of them for %s', (_, content) => {
    expect(kindOfContent(bytes(content))).toBeNull();
  });
});

it('a file is of use that is of a kind the field takes, not empty and not larger than it takes', () => {
  const taken = { kinds: ['pdf', 'png'], bytes: 1_000 };
  expect(isOfUse(taken, { size: 1_000, kind: 'pdf' })).toBe(true);
  for (const file of [
    { size: 1_001, kind: 'pdf' },
    { size: 0, kind: 'pdf' },
    { size: 9, kind: 'jpeg' },
    { size: 9, kind: '' },
  ])
    expect(isOfUse(taken, file), JSON.stringify(file)).toBe(false);
});
