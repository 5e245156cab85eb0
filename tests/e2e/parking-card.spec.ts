import { expectAccessible } from './axe';
import { expectReceiptOf, summaryRows } from './receipt';
import { signIn } from './sign-in';
import { download, expect, expectNoSidewaysScrolling, test } from './story';

const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

test('a parking card: a file of a wrong kind, one that is lost on its way and tried again, the summary, the number of the case, a receipt that says what the summary said, the answer of a clerk', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  // The browser says itself that the connection was lost.
  allowConsole(/ERR_FAILED/);
  await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto('/uslugi/karta-parkingowa');
  await page.getByLabel('Ulica i numer domu').fill('Leśna 4');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByLabel('Numer rejestracyjny').fill('SK 12345');
  await page.getByLabel('Pojazd należy do mnie').check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  const chooser = page.getByLabel('Wybierz pliki');
  // Too many, and of no use: what does not fit is named, and nothing of it is sent.
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const notes = Array.from({ length: 7 }, (_, index) => `notatka-${index + 1}.txt`);
  await chooser.setInputFiles(notes.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('abc') })));
  await expect(page.getByText('Nie rozpoznajemy zawartości pliku „notatka-1.txt”.')).toBeVisible();
  await expect(page.locator('.file-wrong').filter({ hasText: 'miejsce na 6 plików. Nie dodano: notatka-7.txt.' })).toBeVisible();
  for (const name of notes.slice(0, 6)) await page.getByRole('button', { name: `Usuń: ${name}` }).click();
  expect(sent.filter((path) => path.startsWith('/api/pliki'))).toEqual([]);
  await page.route('**/api/pliki*', (route) => route.abort());
  await chooser.setInputFiles({ name: 'dowód.pdf', mimeType: 'application/pdf', buffer: pdf('skan') });
  await expect(page.getByRole('listitem').getByText('Plik „dowód.pdf” nie został przesłany.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.unroute('**/api/pliki*');
  await page.getByRole('button', { name: 'Spróbuj ponownie: dowód.pdf' }).click();
  await expect(page.getByText('Przesłano plik: dowód.pdf')).toBeAttached();
  await page.getByLabel('Oświadczam, że mieszkam').check();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await expect(page.getByText(/dowód\.pdf \(1\sKB\)/)).toBeVisible();
  await expectAccessible(page);
  const rows = await summaryRows(page);
  await page.getByRole('button', { name: 'Wyślij wniosek' }).click();
  // There may be one application, so its form goes; what it said stays, and has the focus.
  await expect(page.getByText('Wniosek o kartę jest już złożony')).toBeVisible();
  await expect(page.getByLabel('Ulica i numer domu')).toHaveCount(0);
  const accepted = page.locator('.notice-success').filter({ hasText: /Numer sprawy: KP\/\d+\/\d{4}/ });
  await expect(accepted).toBeFocused();
  await expect(accepted).toBeVisible();
  // The fee is the office's own, and stands at the head of its receipt.
  const { bytes } = await download(page, /^Potwierdzenie PDF: /);
  const isFee = (row: string) => row.startsWith('Opłatazarok:');
  expectReceiptOf(
    rows.filter((row) => !isFee(row)),
    bytes,
  );
  expect(rows.filter(isFee)).toEqual(['Opłatazarok:60,00zł']);
  expectReceiptOf(['Opłata:60,00zł'], bytes);
  await page.goto('/wnioski-do-rozpatrzenia/');
  const own = page.getByRole('region').filter({ hasText: 'Leśna 4' });
  await own.getByLabel('Odpowiedź').fill('Karta jest gotowa do odbioru.');
  await own.getByRole('button', { name: /^Przyjmij/ }).click();
  await expect(page.getByRole('status')).toHaveText('Odpowiedź została wysłana.');
  await page.goto('/uslugi/karta-parkingowa');
  await expect(page.getByText('Karta jest gotowa do odbioru.').first()).toBeVisible();
});
