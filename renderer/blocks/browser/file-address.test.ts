import { expect, it } from 'vitest';
import { fileAddress, fileKind } from './file-address';

const portal = 'https://portal.example/procedury';

it.each([
  ['/e-urzad/wnioski/a.pdf', 'https://portal.example/e-urzad/wnioski/a.pdf', true],
  ['https://e-urzad.example/a b.pdf', 'https://e-urzad.example/a%20b.pdf', false],
])('opens %s', (address, href, sameOrigin) => {
  expect(fileAddress(address, portal)).toEqual({ href, sameOrigin });
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' \tjava\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://portal.example/1',
  'http://e-urzad.example/a.pdf',
  'https://e-urzad.example@zly.example/a.pdf',
  'https://ktos:haslo@e-urzad.example/a.pdf',
  'https://',
])('refuses %j', (address) => {
  expect(fileAddress(address, portal)).toBeNull();
});

it('shows the kind of a file only when it looks like one', () => {
  expect(['pdf', '.odt', 'docx', 'tar gz', '<b>', '', 'bardzodlugie'].map(fileKind)).toEqual([
    'PDF',
    'ODT',
    'DOCX',
    null,
    null,
    null,
    null,
  ]);
});
