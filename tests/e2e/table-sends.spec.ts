// Tables that send what is in their rows, and tables whose pages the office sends. The definitions are in form-pack.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page, Route } from 'playwright/test';
import { expectAccessible, expectAccessibleInBothContrasts } from './axe';
import { type FormOffice, refusal, test } from './form-office';
import { pressAt, tabTo } from './keyboard';
import { expectPrintedInLine } from './on-paper';
import { expect, expectNoSidewaysScrolling } from './story';

// These stories share a portal of their own, so one worker runs them all; a second would have to start it again.
test.describe.configure({ mode: 'default' });

/** An office with three instalments, of which it marks those that were taken up. */
function holdInstalments(office: FormOffice): Set<number> {
  const taken = new Set<number>();
  const raty = [1, 2, 3].map((id) => ({ id, nazwa: `Podatek, rata ${id}`, kwota: id * 100 + 0.5, mozna: true }));
  office.answer('GET /raty', (route) => route.fulfill({ json: { raty: raty.map((rata) => ({ ...rata, mozna: !taken.has(rata.id) })) } }));
  return taken;
}

const notice = (page: Page) => page.locator('.table-block .notice');

test('a button of a row asks, sends once however often it is pressed, and tells; a lost answer keeps all and says what to do', async ({
  page,
  office,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  const taken = holdInstalments(office);
  await page.goto('/proby/raty');
  const first = page.getByRole('button', { name: 'Poproś o umorzenie: Podatek, rata 1' });
  await first.click();
  const question = page.getByRole('alertdialog', { name: 'Umorzenie raty' });
  await expect(question).toContainText('Czy poprosić o umorzenie: Podatek, rata 1?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Wróć' }).click();
  await expect(first).toBeFocused();
  expect(office.sent).toEqual([]);

  let held: Route | null = null;
  office.answer('POST /umorzenie', async (route) => {
    held = route;
  });
  await pressAt(page, first);
  await question.getByRole('button', { name: 'Poproś' }).press('Enter');
  const busy = page.getByRole('button', { name: 'Wysyłanie…: Podatek, rata 1' });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.press('Enter');
  await expect(question).toHaveCount(0);
  await expect.poll(() => held !== null).toBe(true);
  taken.add(1);
  await (held as Route | null)?.fulfill({ json: {} });
  await expect(notice(page)).toContainText('Prośba jest wysłana: Podatek, rata 1.');
  await expect(notice(page)).toBeFocused();
  await expect(page.getByRole('row', { name: /rata 1/ }).getByText('umorzona')).toBeVisible();
  expect(office.sent).toEqual([{ method: 'POST', path: '/umorzenie', body: { id: 1 } }]);

  office.answer('POST /umorzenie', (route) => {
    taken.add(2);
    return route.abort();
  });
  await page.getByRole('button', { name: 'Poproś o umorzenie: Podatek, rata 2' }).click();
  await question.getByRole('button', { name: 'Poproś' }).click();
  await expect(notice(page)).toContainText('Podatek, rata 2: Nie udało się połączyć z urzędem.');
  // What the office has is shown, so that nobody sends again what has arrived.
  await expect(page.getByRole('row', { name: /rata 2/ }).getByText('umorzona')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
});

test('rows are ticked by keyboard, summed, printed without their boxes and sent together or one by one; what was refused stays ticked @desk', async ({
  page,
  office,
  allowConsole,
}) => {
  allowConsole(/status of 422/);
  const taken = holdInstalments(office);
  taken.add(3);
  await page.goto('/proby/raty');
  const box = (id: number) => page.getByRole('checkbox', { name: `Zaznacz: Podatek, rata ${id}` });
  const words = page.locator('.ticked-words');
  const together = page.getByRole('button', { name: 'Odrocz zaznaczone' });
  await expect(box(3)).toHaveCount(0);
  await expect(words).toHaveText('Zaznacz wiersze, których ma dotyczyć przycisk.');
  await expect(together).toHaveAttribute('aria-disabled', 'true');
  await pressAt(page, box(1), 'Space');
  await expect(words).toHaveText('Zaznaczono 1 z 2 wierszy, Kwota (zł): 100,50');
  await pressAt(page, box(2), 'Space');
  await expect(words).toHaveText('Zaznaczono 2 z 2 wierszy, Kwota (zł): 301,00');
  await expect(page.getByRole('checkbox', { name: 'Zaznacz wszystkie 2 wiersze' })).toBeChecked();
  await expectAccessibleInBothContrasts(page);
  await expectNoSidewaysScrolling(page);
  await expectPrintedInLine(page.locator('main table'));

  office.answer('POST /rozlozenie', (route) => {
    const { id } = route.request().postDataJSON();
    return id === 2 ? refusal(77, 'Tej raty nie można rozłożyć.')(route) : route.fulfill({ json: {} });
  });
  await page.getByRole('button', { name: 'Rozłóż zaznaczone' }).press('Enter');
  await expect(notice(page)).toContainText('Wysłano 1 z 2 wierszy. Pozostałe są nadal zaznaczone. Tej raty nie można rozłożyć.');
  await expect(notice(page)).toBeFocused();
  await expect(box(1)).not.toBeChecked();
  await expect(box(2)).toBeChecked();

  await tabTo(page, together);
  await together.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Odroczenie rat' });
  await expect(question).toContainText('Odroczyć 1 ratę?');
  taken.add(2);
  await question.getByRole('button', { name: 'Odrocz', exact: true }).press('Enter');
  await expect(notice(page)).toContainText('Raty są odroczone.');
  await expect(box(2)).toHaveCount(0);
  expect(office.sent).toEqual([
    { method: 'POST', path: '/rozlozenie', body: { id: 1 } },
    { method: 'POST', path: '/rozlozenie', body: { id: 2 } },
    { method: 'POST', path: '/odroczenie', body: { id: [2] } },
  ]);
});

test('pages that the office sends are gone through by pointer and keyboard, kept in the address, and nobody is stuck at one that fails @desk', async ({
  page,
  office,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const asked: string[] = [];
  let broken = '';
  office.answer('GET /lista', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const strona = query.get('strona') ?? '';
    asked.push(`${query.get('rok')}/${strona}`);
    if (strona === broken) return route.fulfill({ status: 500, json: {} });
    const wiersze = [1, 2].map((row) => ({ nazwa: `Pozycja ${strona}.${row} z ${query.get('rok')}`, kwota: 1.25 }));
    return route.fulfill({ json: { wiersze: Number(strona) > 3 ? [] : wiersze, stron: 3, wierszy: 6 } });
  });
  await page.goto('/proby/strony');
  await expect(page.getByText('Strona 1 z 3 (6 wierszy)')).toBeVisible();
  await page.getByRole('button', { name: 'Następna strona' }).click();
  await expect(page.getByText('Pozycja 2.1 z 2026')).toBeVisible();
  await expect(page).toHaveURL(/strona=2/);
  await expect(page.getByText('Razem (ta strona)')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz XLSX (ta strona): Pozycje' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('Pozycje_strona_2.xlsx');
  const sheet = unzipSync(await readFile(await file.path()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  expect(strFromU8(sheet)).toContain('Pozycja 2.1 z 2026</t></is></c><c s="4"><v>1.25</v></c>');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  broken = '3';
  await pressAt(page, page.getByRole('button', { name: 'Następna strona' }));
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Następna strona' })).toBeFocused();
  broken = '';
  await pressAt(page, page.getByRole('button', { name: 'Poprzednia strona' }));
  await expect(page.getByText('Pozycja 2.1 z 2026')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pozycja 2.2 z 2026')).toBeVisible();
  await page.getByLabel('Rok').selectOption('2025');
  await expect(page.getByText('Pozycja 1.1 z 2025')).toBeVisible();
  await expect(page).not.toHaveURL(/strona=/);
  await page.goto('/proby/strony?strona=9');
  await expect(page.getByText('Nie ma takiej strony.')).toBeVisible();
  await page.getByRole('button', { name: 'Wróć do pierwszej strony' }).click();
  await expect(page.getByText('Pozycja 1.1 z 2026')).toBeVisible();
  expect(asked).toContain('2025/1');
});
