import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { zip } from './zip';

it('writes files that are found again through the directory at the end', () => {
  const entries = [
    { name: 'mimetype', content: 'text' },
    { name: 'folder/żółw.xml', content: '<a>ąę</a>' },
    { name: 'empty', content: '' },
  ];
  const archive = zip(entries);
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  expect(end + 22).toBe(archive.length);
  expect(archive.readUInt16LE(end + 10)).toBe(entries.length);
  expect(archive.readUInt32LE(end + 16) + archive.readUInt32LE(end + 12)).toBe(end);
  let place = archive.readUInt32LE(end + 16);
  for (const { name, content } of entries) {
    expect(archive.toString('latin1', place, place + 4)).toBe('PK\u0001\u0002');
    const length = archive.readUInt16LE(place + 28);
    expect(archive.toString('utf8', place + 46, place + 46 + length)).toBe(name);
    const start = archive.readUInt32LE(place + 42);
    expect(archive.toString('latin1', start, start + 4)).toBe('PK\u0003\u0004');
    const size = archive.readUInt32LE(start + 18);
    const body = archive.subarray(start + 30 + length, start + 30 + length + size);
    expect(body.toString()).toBe(content);
    expect([archive.readUInt32LE(start + 14), archive.readUInt32LE(place + 16)]).toEqual([crc32(body), crc32(body)]);
    place += 46 + length;
  }
});
