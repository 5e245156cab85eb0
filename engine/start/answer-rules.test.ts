import { expect, it } from 'vitest';
import { answerRule } from './answer-rules';

it('503 leads to maintenance on every page, with and without a token', () => {
  for (const path of ['/', '/logowanie', '/uslugi/odczyt']) {
    for (const hasToken of [true, false]) expect(answerRule(503, path, hasToken)).toBe('maintenance');
  }
});

it('401 signs out, except on the pages that answer it themselves [ERR-13]', () => {
  expect(answerRule(401, '/uslugi/odczyt', true)).toBe('signed-out');
  expect(answerRule(401, '/', true)).toBe('signed-out');
  for (const path of ['/logowanie', '/uzytkownicy/login2FA', '/aktywacja-return-url', '/reset-haslo', '/zmiana-hasla'])
    expect(answerRule(401, path, true)).toBe('none');
});

it('401 without a token changes nothing: the page would load for ever', () => {
  expect(answerRule(401, '/uslugi/odczyt', false)).toBe('none');
});

it.each([200, 204, 400, 403, 404, 409, 422, 429, 500, 502, 504])('%i concerns only the one who asked', (status) => {
  expect(answerRule(status, '/', true)).toBe('none');
});
