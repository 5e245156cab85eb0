import { expectAccessible } from './axe';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, holdCalls, test } from './story';

test('statuses and registries: a list chooses what a sandboxed frame of another origin shows [REGS-01, REGS-02, REGS-03, REGS-04, REGS-05, LIMIT-17]', {
  tag: '@phone',
}, async ({ page, portal }) => {
  await signIn(page, portal, 'jan');
  const call = page.waitForRequest(/statusyIRejestry\?/);
  await page.goto('/statusy-i-rejestry');
  expect(new URL((await call).url()).searchParams.get('idOrganizacji')).toBe('280');
  const choice = page.getByLabel('Co chcesz zobaczyć');
  await expect(choice).toHaveValue('STATUSY');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*allow-top-navigation)/);
  expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(portal.url);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'Stan sprawy' })).toBeVisible();
  await inside.getByLabel('Szukaj po numerze lub nazwie').fill('bp.6730');
  await expect(inside.getByRole('row').filter({ hasText: 'Warunki zabudowy' })).toBeVisible();
  await expect(inside.getByRole('row').filter({ hasText: 'Decyzja środowiskowa' })).toBeHidden();
  await inside.getByLabel('Szukaj po numerze lub nazwie').fill('nic takiego');
  await expect(inside.getByRole('status')).toHaveText('Nic takiego nie ma.');

  await choice.selectOption('REJESTRY');
  await expect(inside.getByRole('heading', { name: 'Rejestry' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(1);
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
});

test('statuses and registries: what cannot be opened says so and is opened again; a visitor logs in first [REGS-05] @once', async ({
  page,
  portal,
  allowConsole,
}) => {
  await page.goto('/statusy-i-rejestry');
  await expect(page).toHaveURL('/logowanie');
  await signIn(page, portal, 'oleh');
  allowConsole(/500 \(Internal Server Error\)/);
  await page.route('**/statusyIRejestry*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/statusy-i-rejestry');
  await expect(page.getByText('Nie udało się otworzyć stanu spraw i\u00a0rejestrów.')).toBeVisible();
  await page.unroute('**/statusyIRejestry*');
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Stan sprawy' })).toBeVisible();
});

test('statuses and registries: the item of the side menu is hidden until the office’s menu shows it, and leads there [REGS-06] @once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, 'jan');
  const release = await holdCalls(page, '**/pi/menuBoczne*');
  await page.goto('/kontakt');
  const menu = page.getByRole('navigation').filter({ hasText: 'Strona główna' });
  await expect(menu.getByRole('link', { name: 'Strona główna' })).toBeVisible();
  const item = menu.getByRole('link', { name: 'Stan sprawy i\u00a0rejestry' });
  await expect(item).toHaveCount(0);
  release();
  await item.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stan sprawy i\u00a0rejestry' })).toBeVisible();
});

test('the pages in the frame are accessible by themselves, in every language @once @full', async ({ page, portal }) => {
  const answer = await fetch(`${portal.url}/api/pi/statusyIRejestry?idOrganizacji=280`);
  const { adresStatusow, adresRejestrow } = (await answer.json()) as { adresStatusow: string; adresRejestrow: string };
  for (const address of [adresStatusow, adresRejestrow]) {
    for (const language of ['pl', 'en', 'de', 'uk']) {
      await page.goto(address.replace('lang=pl', `lang=${language}`));
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);
});
