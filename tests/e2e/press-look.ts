import type { Page } from 'playwright/test';

/** Presses a button of contrast or letters: in the bar, or on a phone in the dialog that the bar opens instead. */
export async function pressLook(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.count()) > 0) return button.click();
  await page.getByRole('button', { name: 'Wygląd', exact: true }).click();
  await button.click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Wygląd strony' }).waitFor({ state: 'detached' });
}
