// A form of several pages: steps, their addresses, the summary, and errors that lead to their step.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { refusal, test } from './form-office';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, speak } from './story';

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const next = (page: Page) => button(page, 'Dalej').click();

test('steps are filled in one after another, each with its address; the browser goes back without loss, the summary leads to each part and back, and a refusal to its field', {
  tag: '@desk',
}, async ({ page, office, allowConsole }) => {
  // A step by its address, before its time.
  await page.goto('/proby/kroki?wniosek.krok=koniec');
  await expect(page.getByText('Najpierw wypełnij ten krok. Kolejne otworzą się po nim.')).toBeVisible();
  await expect(heading(page, 'Krok 1 z 4 Kto składa wniosek')).toBeVisible();
  await expect(page).toHaveTitle(/^Krok 1 z\s4: Kto składa wniosek – Wniosek o\smiejsce w\sżłobku – /);
  const list = page.getByRole('navigation', { name: 'Kroki formularza' });
  await expect(list.getByRole('listitem')).toHaveText([
    /Kto składa wniosek/,
    /Dzieci: przed Tobą/,
    /Oświadczenie: przed Tobą/,
    /Sprawdź wniosek: przed Tobą/,
  ]);
  await expect(list.locator('[aria-current=step]')).toContainText('Kto składa wniosek');
  await expectAccessible(page);

  // Nobody goes on from a step with something wrong in it.
  await next(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Imię i nazwisko: Puste pole']);
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByText('Telefonicznie').click();
  await next(page);
  await expect(heading(page, 'Krok 2 z 5 Numer telefonu')).toBeFocused();
  expect(new URL(page.url()).searchParams.get('wniosek.krok')).toBe('numer');
  await page.getByLabel('Telefon').fill('600100200');
  await next(page);
  await page.getByLabel('Imię dziecka').fill('Jan');
  await page.goBack();
  await expect(heading(page, 'Krok 2 z 5 Numer telefonu')).toBeFocused();
  await expect(page.getByLabel('Telefon')).toHaveValue('600100200');
  await page.goForward();
  await expect(page.getByLabel('Imię dziecka')).toHaveValue('Jan');
  await button(page, 'Dodaj dziecko').click();
  await page.keyboard.type('Ola');
  await expect(page.getByText('500,00 zł').first()).toBeVisible();
  // Another language keeps the step and what stands in it.
  await speak(page, 'English');
  await expect(page.getByLabel('Imię dziecka').nth(1)).toHaveValue('Ola');
  await expect(page).toHaveTitle(/^Step 3 of 5: /);
  await speak(page, 'Polski');
  // So does the same page when it is opened anew with something passed on.
  const drawn = await page.locator('form').elementHandle();
  await page.evaluate(() => history.pushState({ skad: 'menu' }, '', location.href));
  await expect.poll(() => drawn?.evaluate((form) => form.isConnected)).toBe(false);
  await expect(page.getByLabel('Imię dziecka').nth(1)).toHaveValue('Ola');
  await next(page);
  await page.getByLabel(/Oświadczam/).check();
  await next(page);

  await expect(heading(page, 'Krok 5 z 5 Sprawdź wniosek')).toBeFocused();
  await expect(page.getByText('Wniosek dotyczy dzieci: 2.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await button(page, 'Zmień: Dzieci').click();
  await page.getByLabel('Imię dziecka').nth(1).fill('');
  await button(page, 'Wróć do podsumowania').click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByLabel('Imię dziecka').nth(1).fill('Aleksandra');
  await button(page, 'Wróć do podsumowania').click();
  await expect(heading(page, 'Krok 5 z 5 Sprawdź wniosek')).toBeFocused();
  await expect(page.getByText('Aleksandra')).toBeVisible();

  // An answer that takes a step away, and with it what would be sent.
  await button(page, 'Zmień: Kto składa wniosek').click();
  await page.getByText('Listem').click();
  await button(page, 'Wróć do podsumowania').click();
  await expect(heading(page, 'Krok 4 z 4 Sprawdź wniosek')).toBeFocused();
  await expect(page.getByText('600100200')).toHaveCount(0);
  allowConsole(/422/);
  office.answer('POST /zlobek', refusal(12, 'Jest'));
  await button(page, 'Wyślij wniosek').click();
  await expect(heading(page, 'Krok 1 z 4 Kto składa wniosek')).toBeVisible();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('link', { name: 'Imię i nazwisko: Na to nazwisko wniosek już jest.' }).click();
  await expect(page.getByLabel('Imię i nazwisko')).toBeFocused();
  office.answer('POST /zlobek', null);
  await page.keyboard.type(' 2');
  await button(page, 'Wróć do podsumowania').click();
  await button(page, 'Wyślij wniosek').click();
  await expect(page.getByText('Wniosek został wysłany.')).toBeVisible();
  await expect(heading(page, 'Krok 1 z 4 Kto składa wniosek')).toBeVisible();
  expect(office.sent.at(-1)?.body).toEqual({
    imie: expect.stringContaining('2'),
    kontakt: 'list',
    dzieci: [
      { imie: 'Jan', urodzone: null },
      { imie: 'Aleksandra', urodzone: null },
    ],
    uwagi: '',
    oswiadczenie: true,
  });
});

test('a draft is kept only when the resident wants it, comes back in another visit at its step, tells of another tab, and is deleted by a button', {
  tag: '@once',
}, async ({ page, office, context }) => {
  await context.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  const first = await context.newPage();
  await first.goto('/proby/kroki');
  await first.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  expect(await first.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('okienko.form')))).toEqual([]);
  await button(first, 'Zapisz szkic w tej przeglądarce').click();
  await expect(first.getByText(/^Szkic jest zapisany w\stej przeglądarce do /)).toBeVisible();
  await next(first);
  await first.getByLabel('Imię dziecka').fill('Jan');
  await expect.poll(() => first.evaluate(() => JSON.stringify(localStorage))).toContain('Jan');
  await first.close();

  await page.goto('/proby/kroki');
  await expect(page.getByText(/^Masz szkic tego formularza z\s/)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Wczytaj szkic').click();
  await expect(heading(page, 'Krok 2 z 4 Dzieci')).toBeVisible();
  await expect(page.getByLabel('Imię dziecka')).toHaveValue('Jan');

  // Another tab that goes on with the same draft.
  const other = await context.newPage();
  await other.goto('/proby/kroki');
  await button(other, 'Wczytaj szkic').click();
  await other.getByRole('link', { name: /Kto składa wniosek/ }).click();
  await other.getByLabel('Imię i nazwisko').fill('Anna Maria Nowak');
  await expect(page.getByText('Ten szkic zmieniono w innej karcie. Zmiany stąd nie są zapisywane.')).toBeVisible();
  await expect.poll(() => other.evaluate(() => JSON.stringify(localStorage))).toContain('Anna Maria');
  await other.close();
  await button(page, 'Wczytaj szkic z innej karty').click();
  await expect(heading(page, 'Krok 1 z 4 Kto składa wniosek')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Anna Maria Nowak');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await button(page, 'Usuń szkic').click();
  await expect(page.getByText('Szkic został usunięty.')).toBeVisible();
  await expect(page.getByLabel('Imię i nazwisko')).toHaveValue('Anna Maria Nowak');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('okienko.form')))).toEqual([]);
  expect(office.sent).toEqual([]);
});

test('a visitor who logs in is asked whether the draft comes along, in the tab in which it was kept; nobody else in this browser sees anything of it', {
  tag: '@once',
}, async ({ page, portal, context, office: _ }) => {
  const question = (of: Page) => of.getByText(/^Przed zalogowaniem zapisano w\stej karcie szkic tego formularza/);
  const open = async (of: Page, login: string) => {
    await signIn(of, portal, login);
    await of.goto('/proby/kroki');
    await expect(of.getByLabel('Imię i nazwisko')).toHaveValue('');
  };
  await page.goto('/proby/kroki');
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await button(page, 'Zapisz szkic w tej przeglądarce').click();
  await expect(page.getByText(/^Szkic jest zapisany/)).toBeVisible();
  await next(page);
  const other = await context.newPage();
  await open(other, 'anna');
  await expect(button(other, 'Zapisz szkic w tej przeglądarce')).toBeVisible();
  await expect(question(other)).toHaveCount(0);
  await other.close();

  await open(page, 'anna');
  await expect(question(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await button(page, 'Przenieś szkic').click();
  await expect(question(page)).toHaveCount(0);
  await button(page, 'Wczytaj szkic').click();
  await expect(heading(page, 'Krok 2 z 4 Dzieci')).toBeVisible();

  await open(page, 'jan');
  await expect(button(page, 'Zapisz szkic w tej przeglądarce')).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByText(/^Masz szkic/)).toHaveCount(0);
  await open(page, 'anna');
  await expect(page.getByText(/^Masz szkic/)).toBeVisible();
});
