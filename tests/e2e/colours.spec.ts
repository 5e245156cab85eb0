// Light and dark colours.

import { expectAccessible } from './axe';
import { expect, test } from './story';

test('colours follow the device until light or dark ones are chosen, hold before the first paint, and paper stays white @full', {
  tag: '@once',
}, async ({ page }) => {
  const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const dark = 'rgb(21, 27, 25)';
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/budzet-w-skrocie');
  await expect(page.locator('.chart-place svg').first()).toBeVisible();
  expect(await ground()).toBe(dark);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(ground).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: 'Wygląd', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Wygląd strony' });
  await dialog.getByRole('radio', { name: 'Ciemne' }).check();
  expect(await ground()).toBe(dark);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Wygląd', exact: true })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('banner').getByRole('button', { name: 'Wysoki kontrast' }).click();
  expect(await ground()).toBe('rgb(0, 0, 0)');
  await page.getByRole('banner').getByRole('button', { name: 'Wysoki kontrast' }).click();
  await page.route('**/assets/*.js', (route) => new Promise<void>((resolve) => setTimeout(resolve, 5_000)).then(() => route.abort()));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByText('Wczytywanie…')).toBeVisible();
  expect(await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)).toBe(dark);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
