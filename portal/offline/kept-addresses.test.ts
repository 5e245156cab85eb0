import { describe, expect, it } from 'vitest';
import { filesNamedIn, mannerOf, tooMany, withoutWorker } from './kept-addresses';

const asked = (path: string, more: object = {}) => mannerOf({ method: 'GET', path, opensWindow: false, ...more });
const opened = (path: string) => asked(path, { opensWindow: true });

describe('a request', () => {
  it('for a file that is named by its content is answered from what is kept', () => {
    for (const path of ['/assets/core-Dx1.js', '/assets/core-Dx1.css', '/pack/woda.pl.abc123.json', '/pack/woda.validators.abc.js'])
      expect(asked(path), path).toBe('kept');
    expect(asked('/pack/assets/herb.svg')).toBe('network-first');
  });

  it('that is personal, of the editors, changes something or must be of now goes its own way', () => {
    for (const path of [
      '/api/pi/status',
      '/api',
      '/redakcja/assets/a.js',
      '/redakcja',
      '/pack/current.json',
      '/pack/events',
      '/health',
      '/inne',
    ])
      expect(asked(path), path).toBe('own-way');
    for (const path of ['/redakcja', '/redakcja/uslugi/woda', '/api/zalaczniki/1', '/offline.html', '/robots.txt'])
      expect(opened(path), path).toBe('own-way');
    expect(asked('/assets/core-Dx1.js', { method: 'POST' })).toBe('own-way');
  });

  it('for a page is answered by the server, or by the kept page', () => {
    for (const path of ['/', '/uslugi/woda', '/apiary', '/redakcja-gazety', '/uslugi/woda/']) expect(opened(path), path).toBe('page');
  });
});

it('the addresses for which no worker is started are answered as the worker would answer them', () => {
  const at = (pattern: string) => pattern.replace('*', 'a').replace(':file', 'a-1.js');
  for (const pattern of withoutWorker.network) {
    expect(asked(at(pattern)), pattern).toBe('own-way');
    expect(opened(at(pattern)), pattern).toBe('own-way');
  }
  for (const pattern of withoutWorker.kept) expect(asked(at(pattern)), pattern).toBe('kept');
});

it('a page names its files, of which those are kept that can be', () => {
  const html =
    '<script type="module" src="/assets/index-a.js"></script><link rel="preload" as="fetch" href="/pack/texts.pl.b.json">' +
    '<link rel="icon" href="/pack/assets/herb.svg"><link rel="preload" href="/api/pi/menu?a=1&amp;b=2"><a href="https://inne.example/assets/x.js">';
  expect(filesNamedIn(html)).toEqual(['/assets/index-a.js', '/pack/texts.pl.b.json', '/pack/assets/herb.svg']);
});

it('of too many files the oldest go, and none that is needed now', () => {
  const kept = ['/a', '/b', '/c', '/d'];
  expect(tooMany(kept, new Set(), 4)).toEqual([]);
  expect(tooMany(kept, new Set(), 2)).toEqual(['/a', '/b']);
  expect(tooMany(kept, new Set(['/a', '/b', '/c']), 2)).toEqual(['/d']);
});
