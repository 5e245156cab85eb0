import { expect, it } from 'vitest';
import { answerRule } from './answer-rules';

const user = { signedIn: true, ownAnswers: ['/logowanie', '/reset-haslo'], sends: false };
const visitor = { ...user, signedIn: false };

it('503 leads to maintenance on every page, with and without a session', () => {
  for (const path of ['/', '/logowanie', '/uslugi/odczyt']) {
    for (const listener of [user, visitor]) expect(answerRule(503, path, listener)).toBe('maintenance');
  }
});

it('401 signs out, except where it may answer what was typed on a route that the definitions list: there the office is asked [ERR-13]', () => {
  for (const sends of [true, false]) {
    expect(answerRule(401, '/uslugi/odczyt', { ...user, sends })).toBe('signed-out');
    expect(answerRule(401, '/', { ...user, sends })).toBe('signed-out');
  }
  for (const path of ['/logowanie', '/reset-haslo', '/reset-haslo/']) {
    expect(answerRule(401, path, { ...user, sends: true })).toBe('ask');
    // What only reads was not refused for what was typed.
    expect(answerRule(401, path, user)).toBe('signed-out');
  }
});

it('401 without a session changes nothing: the page would load for ever', () => {
  expect(answerRule(401, '/uslugi/odczyt', visitor)).toBe('none');
});

it.each([200, 204, 400, 403, 404, 409, 422, 429, 500, 502, 504])('%i concerns only the one who asked', (status) => {
  expect(answerRule(status, '/', user)).toBe('none');
});
