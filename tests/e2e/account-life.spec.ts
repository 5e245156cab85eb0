// The whole life of an account as its owner sees it, using only the keyboard.
import { generate } from 'otplib';
import type { Page } from 'playwright/test';
import { sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { openLetter, ownAccount, pathBehind } from './account-letters';
import { arrowTo, pressAt, tabTo, typeAt } from './keyboard';
import { expect, test } from './story';

const person = sampleParties.husband;
const association = sampleParties.association.name;
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Konto:/ });

/** Opens a letter in the mailbox by keyboard and returns the path of its link. */
async function pathInLetter(page: Page, recipient: string, subject: RegExp): Promise<string> {
  const inside = await openLetter(page, recipient, subject, (letter) => pressAt(page, letter));
  await tabTo(page, inside);
  return pathBehind(inside);
}

test('a resident registers, confirms the e-mail and the own person, switches two-factor login on, logs in with a code, acts for an association, extends the session and lets it end [REG-50, REG-51, AUTH-10, AUTH-27, SUBJ-03, SESS-03, SESS-06, PANEL-06] @full', {
  tag: '@once',
}, async ({ page }) => {
  const account = ownAccount('piotr');
  const logIn = async () => {
    await title(page, 'Logowanie');
    await typeAt(page, 'Login', account.login);
    await typeAt(page, 'Hasło', account.password);
    await page.keyboard.press('Enter');
  };

  await page.goto('/');
  await pressAt(page, link(page, 'Zaloguj się'));
  await title(page, 'Logowanie');
  await pressAt(page, link(page, 'Załóż konto'));
  await title(page, 'Rejestracja');
  for (const [label, text] of Object.entries({
    Imię: person.givenName,
    Nazwisko: person.familyName,
    Login: account.login,
    Hasło: account.password,
    'Powtórz hasło': account.password,
    'E-mail': account.email,
    'Powtórz e-mail': account.email,
    'PESEL (nieobowiązkowe)': person.pesel,
  }))
    await typeAt(page, label, text);
  await pressAt(page, page.getByLabel('Zgadzam się na przetwarzanie moich danych'), 'Space');
  await pressAt(page, page.getByLabel('Akceptuję regulamin portalu'), 'Space');
  await pressAt(page, button(page, 'Załóż konto'));
  await title(page, 'Sprawdź pocztę');
  await page.goto(await pathInLetter(page, account.email, /aktywacja konta/));

  await logIn();
  await expect(page.getByRole('alertdialog', { name: 'Konto z ograniczonym dostępem' })).toBeVisible();
  await pressAt(page, button(page, 'OK'));
  await title(page, 'Moje konto');
  await pressAt(page, button(page, 'Potwierdź przez login.gov.pl'));
  await title(page, 'Kto się loguje?');
  const persons = page.getByRole('group', { name: 'Osoba' });
  await arrowTo(page, persons, persons.getByRole('radio', { name: new RegExp(`^${person.givenName} ${person.familyName}`) }));
  await page.keyboard.press('Enter');
  await title(page, 'Tożsamość potwierdzona');
  await pressAt(page, button(page, 'Wróć do portalu'));
  const greeting = page.getByRole('alertdialog', { name: 'Witamy w portalu' });
  await expect(greeting).toContainText('następnego dnia roboczego');
  await pressAt(page, greeting.getByRole('button', { name: 'OK' }));
  await expect(page.getByRole('complementary', { name: 'Stan konta' })).toHaveCount(0);

  await pressAt(page, accountMenu(page));
  await pressAt(page, link(page, 'Moje konto'));
  await title(page, 'Moje konto');
  await expect(button(page, 'Potwierdź przez login.gov.pl')).toHaveCount(0);
  await pressAt(page, link(page, 'Logowanie dwuetapowe'));
  const secret = ((await page.locator('.two-factor-key code').textContent()) ?? '').replaceAll(' ', '');
  // The office accepts the codes of the steps before and after too, each once. This one leaves the next for the login.
  const code = async (stepsAhead: 0 | 1) => await generate({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAhead * 30 });
  await pressAt(page, page.getByRole('switch', { name: 'Logowanie dwuetapowe' }), 'Space');
  await pressAt(page, button(page, 'Zapisz'));
  const proof = page.getByRole('dialog', { name: 'Potwierdzenie kodem' });
  await typeAt(page, 'Kod jednorazowy', await code(0));
  await page.keyboard.press('Enter');
  await expect(proof).toHaveCount(0);
  await expect(page.locator('.snackbar').getByText('Ustawienia logowania dwuetapowego są zapisane.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kody zapasowe' })).toBeFocused();
  await pressAt(page, page.getByRole('checkbox', { name: 'Kody mam zapisane' }), 'Space');
  await pressAt(page, button(page, 'Gotowe'));
  await pressAt(page, accountMenu(page));
  await pressAt(page, button(page, 'Wyloguj się'));
  await expect(page.getByText('Wylogowano Cię z portalu.')).toBeVisible();

  await pressAt(page, link(page, 'Zaloguj się'));
  await logIn();
  const step = page.getByRole('dialog', { name: 'Logowanie dwuetapowe' });
  await expect(step.getByLabel('Kod jednorazowy')).toBeFocused();
  await page.keyboard.type(await code(1));
  await page.keyboard.press('Enter');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^1[45]:\d\d$/);
  await expect(accountMenu(page)).toContainText(`${person.givenName} ${person.familyName}`);

  await pressAt(page, accountMenu(page));
  await pressAt(page, button(page, 'Zmień, w\u00a0czyim imieniu działasz'));
  const subjects = page.getByRole('dialog', { name: 'W\u00a0czyim imieniu działasz' });
  await arrowTo(page, subjects, subjects.getByRole('radio', { name: association }));
  await pressAt(page, subjects.getByRole('button', { name: 'Zatwierdź' }));
  await expect(subjects).toHaveCount(0);
  await expect(accountMenu(page)).toContainText(association);

  await page.clock.install();
  await page.goto('/panel-uzytkownika');
  await expect(accountMenu(page)).toContainText(association);
  await page.clock.fastForward('05:00');
  await expect(timer).toHaveText(/^(9|10):\d\d$/);
  await pressAt(page, button(page, 'Przedłuż sesję'));
  await expect(timer).toHaveText(/^1[45]:\d\d$/);
  await page.clock.fastForward('15:01');
  const ended = page.getByRole('alertdialog', { name: 'Sesja została zakończona' });
  await expect(ended).toBeVisible();
  await expect(page.getByText(account.email)).toHaveCount(0);
  await pressAt(page, ended.getByRole('button', { name: 'OK' }));
  await expect(page).toHaveURL(/\/strona-glowna$/);
  await expect(link(page, 'Zaloguj się')).toBeVisible();
});
