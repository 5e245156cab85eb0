import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { officeOfFile } from './office-of-file';

const office = await officeOfFile({});
const ask = (url: string, accepted: string) => office.request({ url: `/api${url}`, headers: { 'accept-encoding': accepted } });

describe('an answer of the office', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('comes compressed to a browser that takes %s', async (accepted, encoding, unpack) => {
    const list = '/fk/gmina/dajDochodyBudzetu?rok=2026';
    const plain = await ask(list, 'identity');
    const packed = await ask(list, accepted);
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
    expect(packed.headers.vary).toContain('accept-encoding');
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
  });

  it('that is short, or a document, is sent as it is', async () => {
    for (const url of ['/pi/status', '/nie-ma', '/fk/gmina/dajDochodyBudzetu/pdf?rok=2026'])
      expect((await ask(url, 'br, gzip')).headers['content-encoding'], url).toBeUndefined();
  });
});
