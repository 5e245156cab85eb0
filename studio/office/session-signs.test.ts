import { expect, test } from 'vitest';
import { SessionSigns } from './session-signs';

const fine = { ok: true, signedOut: false };
const signedOut = { ok: false, signedOut: true };

function listened() {
  const signs = new SessionSigns();
  const heard: boolean[] = [];
  const stop = signs.listen((isSignedIn) => heard.push(isSignedIn));
  return { signs, heard, stop };
}

test('an answer that was on its way without the new session does not end it', () => {
  const { signs, heard } = listened();
  const login = signs.send();
  const early = signs.send();
  signs.hear(login, fine);
  signs.signedIn();
  signs.hear(early, signedOut);
  expect(heard).toEqual([true, true]);
});

test('an answer to what was asked after the login ends the session', () => {
  const { signs, heard, stop } = listened();
  signs.signedIn();
  signs.hear(signs.send(), signedOut);
  stop();
  signs.hear(signs.send(), signedOut);
  expect(heard).toEqual([true, false]);
});

test('a refused login is no sign of a session: what comes late still says that it has ended', () => {
  const { signs, heard } = listened();
  const early = signs.send();
  signs.hear(signs.send(), { ok: false, signedOut: false });
  signs.hear(early, signedOut);
  expect(heard).toEqual([true, false]);
});

test('a later request that was answered proves that an earlier refusal is over', () => {
  const { signs, heard } = listened();
  const early = signs.send();
  signs.hear(signs.send(), fine);
  signs.hear(early, signedOut);
  expect(heard).toEqual([true]);
});
