// What somebody does who has no mouse: every step goes by Tab, arrows, Space and Enter, and by what is typed.
import { expect, type Locator, type Page } from 'playwright/test';

// More stops than any page of the portal has, so that a place that cannot be reached is found out.
const mostStops = 150;

const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement);

/** Goes to a place by Tab alone; fails when it is not reached, or when it cannot be seen once it is. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < mostStops && !(await isFocused(place)); stop += 1) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}

/** Goes to a place and presses a key there. */
export async function pressAt(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

/** Goes to the field of a label and types into it, over what stands there. */
export async function typeAt(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a group of choices and moves on by arrow until one of them is chosen. */
export async function arrowTo(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }));
  const choices = await group.getByRole('radio').count();
  for (let step = 0; step < choices && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
