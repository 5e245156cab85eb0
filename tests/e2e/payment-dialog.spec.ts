// The dialog before a payment, as it looks to those who see it differently: dark, in a contrast theme, at 400 % zoom, in each language.
import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { openCard, payBar } from './open-card';
import { polishTexts } from './polish-texts';
import { signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

/** A window of 1280 × 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** What sticks out of its place to the side, so that it is cut or scrolls. */
const cutIn = (dialog: Locator) =>
  dialog.evaluate((all) => {
    const { left, right } = all.getBoundingClientRect();
    return [...all.querySelectorAll('*')].flatMap((part) => {
      const place = part.getBoundingClientRect();
      return place.width > 1 && (place.left < left || place.right > right) ? [part.textContent] : [];
    });
  });

async function openDialog(page: Page): Promise<Locator> {
  await page.locator('.pay-bar').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  return dialog;
}

test('the dialog of a payment is whole in the dark, in a contrast theme, at 400 % zoom and in four languages; nothing moves when a way to pay is chosen', {
  tag: '@once',
}, async ({ page, portal }) => {
  await page.addInitScript(() => localStorage.setItem('okienko.cookies', 'true'));
  await signIn(page, portal, 'anna', { subject: 'Sklep Przykład sp. z o.o.' });
  await openCard(page, 'OL/00041/2026');
  await expect(payBar(page).getByRole('button', { name: /^Zapłać \d/ })).toBeVisible();

  await test.step('what stands below the choice stays where it is', async () => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    const dialog = await openDialog(page);
    const places = async () => [await dialog.boundingBox(), await dialog.locator('.pay-summary').boundingBox()];
    await expect(dialog.getByText('zależy od sposobu płatności')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleName(/^KIR\sPaybynet\snajtaniej\s/);
    const before = await places();
    for (const choice of await dialog.getByRole('radio').all()) {
      await choice.check();
      expect(await places()).toEqual(before);
    }
    await expect(dialog.getByText('zależy od sposobu płatności')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  for (const [look, media] of [
    ['dark', { colorScheme: 'dark', forcedColors: 'none' }],
    ['forced colours', { colorScheme: 'dark', forcedColors: 'active' }],
  ] as const)
    await test.step(`${look}, at 400 % zoom: the missing choice is named beside the field that has the focus`, async () => {
      await page.emulateMedia(media);
      await page.setViewportSize(zoomed);
      const dialog = await openDialog(page);
      await expectAccessible(page);
      await dialog.getByRole('button', { name: /^Zapłać/ }).press('Enter');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await expect(dialog.getByRole('radio').first()).toBeInViewport({ ratio: 1 });
      await expect(dialog.locator('.field-problem')).toBeInViewport({ ratio: 1 });
      expect(await cutIn(dialog)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Escape');
    });

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  for (const language of ['en', 'de', 'uk'])
    await test.step(`${language}: every text is translated, and none is cut`, async () => {
      await page.evaluate((code) => localStorage.setItem('okienko.language', code), language);
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const dialog = await openDialog(page);
      await dialog.getByRole('radio').last().check();
      const said = (await dialog.locator('*').allTextContents()).map((text) => text.trim());
      expect(polishTexts(language).filter((text) => said.includes(text))).toEqual([]);
      expect(said.join(' ')).not.toMatch(/Zapłać|prowizja|operator|rachunek/i);
      expect(await cutIn(dialog)).toEqual([]);
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });
});
