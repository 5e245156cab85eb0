import { expect, it } from 'vitest';
import { linkTarget } from './link-target';

it.each([
  ['https://www.gov.pl/web/gov', 'https://www.gov.pl/web/gov'],
  ['www.gov.pl', 'https://www.gov.pl'],
  ['/kontakt', '/kontakt'],
  ['urzad@gmina.example', 'mailto:urzad@gmina.example'],
  ['+48 22 555 09 09', 'tel:+48225550909'],
  ['mailto:urzad@gmina.example', 'mailto:urzad@gmina.example'],
])('%s leads to %s', (typed, target) => expect(linkTarget(typed)).toBe(target));

it.each(['javascript:alert(1)', 'data:text/html,a', '//obcy.example', 'ftp://a.example', 'kontakt', '', 'https://'])(
  '%s is no address',
  (typed) => expect(linkTarget(typed)).toBeNull(),
);
