import { describe, expect, it } from 'vitest';
import { contentHash } from '../../engine';
import { presumedSession } from './presumed-session';
import { restoreSession, type Session, storedSession, visitorSession } from './session';

const clocks = { wall: 1_800_000_000_000, steady: 5_000 };
const restored = (number: { readonly nip: string | null; readonly pesel: string | null }): Session =>
  restoreSession(
    { ...storedSession(visitorSession), token: 't', holder: contentHash('t'), end: String(clocks.wall + 900_000), ...number },
    clocks,
  );

describe('the presumed session', () => {
  it('acts for the subject of the last page, in its kind', () => {
    expect(presumedSession(restored({ nip: '1234563218', pesel: null }))).toMatchObject({
      subject: { institution: true, nip: '1234563218', pesel: null },
    });
    expect(presumedSession(restored({ nip: null, pesel: '44051401359' }))).toMatchObject({
      subject: { institution: false, nip: null, pesel: '44051401359' },
    });
  });

  it('presumes nobody when no number was kept, and nothing against what is known', () => {
    const first = restored({ nip: null, pesel: null });
    expect(presumedSession(first)).toBe(first);
    expect(presumedSession(visitorSession)).toBe(visitorSession);
    const known = presumedSession(restored({ nip: null, pesel: '44051401359' }));
    expect(presumedSession(known)).toBe(known);
  });
});
