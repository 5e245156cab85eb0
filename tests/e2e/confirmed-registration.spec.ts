import { signIn } from './sign-in';
import { expect, test } from './story';

test('data of a login elsewhere are confirmed: the person cannot be changed, the answer begins the session [REG-39, REG-40, REG-41, REG-42, REG-43, REG-44, REG-46, REG-47, REG-48, AUTH-26]', {
  tag: '@once',
}, async ({ page, portal }) => {
  const { token } = await signIn(page, portal, 'helena');
  await page.evaluate(() => localStorage.clear());
  const line = 'Helena,"Nowak, z domu Kos",helena@brzezie-lesne.example,44051401359,,kod-jednorazowy';
  const address = (dane: string) =>
    `/return-url-potwierdz?jwtToken=zeton&dane=${encodeURIComponent(dane)}&link=${encodeURIComponent('/kontakt')}`;
  // Whoever comes without a token of a login has nothing to confirm, and is not shown a form that cannot be sent.
  await page.goto('/return-url-potwierdz');
  await expect(page).toHaveURL(/\/logowanie$/);
  await page.goto(address('"nie do odczytania'));
  await expect(page.getByRole('heading', { level: 1, name: 'Potwierdzenie rejestracji' })).toBeVisible();
  await expect(page.getByLabel('Imię')).toHaveValue('');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('');
  await page.goto(address(line));
  for (const [label, value] of [
    ['Imię', 'Helena'],
    ['Nazwisko', 'Nowak, z domu Kos'],
    ['PESEL', '44051401359'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
    await expect(page.getByLabel(label)).not.toBeEditable();
  }
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('helena@brzezie-lesne.example');
  await expect(page.getByRole('link', { name: 'Anuluj' })).toHaveAttribute('href', '/logowanie');
  await page.getByLabel('Powtórz e-mail', { exact: true }).fill('helena@brzezie-lesne.example');
  await page.getByLabel('NIP (nieobowiązkowe)', { exact: true }).fill('123456789');
  await page.getByLabel('Zgadzam się na przetwarzanie moich danych').check();
  await page.getByLabel('Akceptuję regulamin portalu').check();
  // The office answers as after a login at its identity node: with the token of a session.
  await page.route('**/api/uzytkownicy/potwierdzenieDanych*', (route) => route.fulfill({ json: { token } }));
  const sent = page.waitForRequest('**/api/uzytkownicy/potwierdzenieDanych*');
  const asked = page.waitForRequest('**/api/uzytkownicy/informacje*');
  const subjects = page.waitForRequest('**/api/lista-podmiotow*');
  await page.getByRole('button', { name: 'Potwierdź', exact: true }).click();
  expect(new URL((await sent).url()).searchParams.get('jwtToken')).toBe('zeton');
  expect((await sent).postDataJSON()).toEqual({
    imie: 'Helena',
    nazwisko: 'Nowak, z domu Kos',
    email: 'helena@brzezie-lesne.example',
    pesel: '44051401359',
    nip: '123456789',
    token: 'kod-jednorazowy',
    dane: line,
  });
  await asked;
  await subjects;
  await expect(page).toHaveURL(/\/kontakt$/);
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('okienko.token'))).toBe(token);
  expect(await page.evaluate(() => localStorage.getItem('okienko.restrictedToken'))).toBeNull();
  expect(await page.evaluate(() => Number(localStorage.getItem('okienko.sessionEnd')) > Date.now())).toBe(true);
});
