import { hostileTargets } from '../navigation/hostile-targets-for-tests';

const host = 'zly.example';
const starts = [
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/%09/',
  '/.//',
  '/..//',
  '/x/..//',
  '/;@',
  '//@',
  'https:',
  'https:/',
  'https://',
  'https:\\\\',
  'HTTPS://',
  'ht\ttps://',
  'http://',
  '/\\/',
  '/%5c',
];
const ends = ['', '/', '/panel', ':443', '?a=/panel', '#/panel', '%2f..', '\\@portal', '@portal/', '/%2e%2e'];

/** At least 300 addresses that a login must never lead to. For tests, in Node and in the browser. */
export const hostileReturns: readonly string[] = [
  ...hostileTargets,
  ...starts.flatMap((start) => ends.map((end) => `${start}${host}${end}`)),
];
