import { expect, it } from 'vitest';
import { isWordOfPage, withCalls } from './words';

it('what a page tells the worker is heeded in one form only', () => {
  const word = { used: ['/assets/a.js'], opened: '/uslugi/woda', calls: ['/api/lata'] };
  expect(isWordOfPage(word)).toBe(true);
  for (const other of [
    null,
    'x',
    ['/assets/a.js'],
    { ...word, used: [1] },
    { ...word, opened: 'https://inny.example/' },
    { ...word, calls: null },
  ])
    expect(isWordOfPage(other), JSON.stringify(other)).toBe(false);
});

it('a kept page sends calls ahead, each once, whatever stands in their addresses', () => {
  const page = '<body><link rel="preload" as="fetch" crossorigin href="/api/lata"><noscript>x</noscript></body>';
  expect(withCalls(page, ['/api/lata', '/api/wiersze?rok=2026&nazwa="$&<x>'])).toBe(
    '<body><link rel="preload" as="fetch" crossorigin href="/api/lata">' +
      '<link rel="preload" as="fetch" crossorigin href="/api/wiersze?rok=2026&amp;nazwa=&quot;$&amp;&lt;x>"><noscript>x</noscript></body>',
  );
});
