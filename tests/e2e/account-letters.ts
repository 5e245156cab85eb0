// Accounts and letters for stories: created by calls of the office, read in the sandbox mailbox.
import { expect, type Locator, type Page } from 'playwright/test';
import type { PortalServer } from '../portal-server';

/** An account that only one story uses. */
export interface OwnAccount {
  readonly login: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Names for an account that no other story has, because both screen sizes of a story share one office. */
export function ownAccount(name: string): OwnAccount {
  made += 1;
  const login = `${name}.${process.pid}.${made}`;
  return { login, email: `${login}@poczta.example`, password: 'Wiosna-2026' };
}

/** Registers an account and opens its link. It can log in, but its person is not verified. */
export async function activatedAccount(page: Page, portal: PortalServer, name: string): Promise<OwnAccount> {
  const account = await registeredAccount(portal, name);
  const hash = new URL(await letterLink(page, account.email, /aktywacja konta/), portal.url).searchParams.get('hash');
  await post(portal, '/uzytkownicy/aktywacja', { hash });
  return account;
}

/** Registers an account without opening its link. */
export async function registeredAccount(portal: PortalServer, name: string): Promise<OwnAccount> {
  const account = ownAccount(name);
  const { login, email, password } = account;
  await post(portal, '/uzytkownicy/rejestracja', {
    imie: 'Róża',
    nazwisko: 'Próbna',
    login,
    haslo: password,
    email,
    pesel: null,
    nip: null,
    returnUrl: `${portal.url}/aktywacja-return-url`,
  });
  return account;
}

/** Path and query of the link in the newest letter to an address; waits for the letter. */
export async function letterLink(page: Page, recipient: string, subject: RegExp): Promise<string> {
  return pathBehind(await openLetter(page, recipient, subject, (letter) => letter.click()));
}

/** Opens the newest letter to an address in the mailbox and returns the link in it; waits for the letter. */
export async function openLetter(
  page: Page,
  recipient: string,
  subject: RegExp,
  press: (letter: Locator) => Promise<void>,
): Promise<Locator> {
  const letter = page.getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(`/skrzynka/?do=${encodeURIComponent(recipient)}`);
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await press(letter);
  return page.getByRole('article').getByRole('link');
}

/** Path and query of a link in a letter. The portal has several host names; the page keeps the one that it was opened with. */
export async function pathBehind(link: Locator): Promise<string> {
  const { pathname, search } = new URL((await link.getAttribute('href')) ?? '');
  return pathname + search;
}

async function post(portal: PortalServer, path: string, body: object): Promise<void> {
  const answer = await fetch(`${portal.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, path).toBe(200);
}
