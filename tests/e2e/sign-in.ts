import { expect, type Page } from 'playwright/test';
import type { Subject } from '../../engine';
import { parseSubjects, type Session, type SessionEvent, sessionAfter, storedSession, visitorSession } from '../../portal';
import type { PortalServer } from '../portal-server';

/** Password of the sample accounts. */
export const samplePassword = 'Okienko-2026';

/** Who was signed in. */
export interface SignedIn {
  readonly token: string;
  /** Whom the account may act for. */
  readonly subjects: readonly Subject[];
}

/**
 * Signs in to a sample account without the login screen, by calls of the office and the browser's storage. The next page opened belongs to
 * the user. `subject` names whom to act for; by default the user, or else the first subject.
 */
export async function signIn(
  page: Page,
  portal: PortalServer,
  login: string,
  { password = samplePassword, subject }: { readonly password?: string; readonly subject?: string } = {},
): Promise<SignedIn> {
  const answer = await call(portal, '/uzytkownicy/token', null, { login, haslo: password, recaptcha: null });
  const token = String(answer.token);
  const user = await call(portal, '/uzytkownicy/informacje', token);
  const listed = parseSubjects(answer.czyOgraniczony === true ? [] : await call(portal, '/lista-podmiotow', token));
  const subjects = listed.ok ? listed.value : [];
  const chosen = subject === undefined ? undefined : subjects.find(({ name }) => name === subject);
  if (subject !== undefined) expect(chosen, `${login} may act for ${subject}`).toBeDefined();
  // As an earlier page of the portal would have stored it.
  const events: readonly SessionEvent[] = [
    { kind: 'token-received', token },
    { kind: 'subjects-known', subjects: chosen ? [chosen] : [] },
  ];
  const clocks = { wall: Date.now(), steady: 0 };
  const session = events.reduce((before: Session, event) => sessionAfter(before, event, clocks), visitorSession);
  const { nip, pesel, holder } = storedSession(session);
  // A page of the portal's origin without the portal's scripts. It is isolated like the portal's pages. Otherwise the browser would change
  // processes between the two, and stored values could arrive late.
  const place = `${portal.url}/miejsce-proby`;
  await page.route(place, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin' },
      body: '<link rel="icon" href="data:,">',
    }),
  );
  await page.goto(place);
  await page.unroute(place);
  await page.evaluate(
    (stored) => {
      // Removes everything of an earlier session, as a logout does.
      for (const key of ['token', 'restrictedToken', 'subject', 'greeted', 'sessionEnd', 'unconfirmed'])
        localStorage.removeItem(`okienko.${key}`);
      for (const [key, value] of Object.entries(stored.ofTab)) {
        if (value === null) sessionStorage.removeItem(`okienko.${key}`);
        else sessionStorage.setItem(`okienko.${key}`, value);
      }
      for (const [key, value] of Object.entries(stored.session)) if (value !== null) localStorage.setItem(`okienko.${key}`, value);
    },
    {
      ofTab: { nip, pesel, holder },
      session: {
        sessionEnd: String(Date.now() + Number(user.czasSesji) * 1000),
        unconfirmed: answer.czyNiepotwierdzony === true ? 'true' : null,
        [answer.czyOgraniczony === true ? 'restrictedToken' : 'token']: token,
      },
    },
  );
  return { token, subjects };
}

async function call(portal: PortalServer, path: string, token: string | null, body?: object) {
  const answer = await fetch(`${portal.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(body && { 'content-type': 'application/json' }), ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBe(200);
  return await answer.json();
}
