// A user without a mouse: Tab, arrow keys, Space, Enter and typing.
import { expect, type Locator, type Page } from 'playwright/test';

// More than any page of the portal has, so that an element that cannot be reached is noticed.
const mostStops = 150;

const isFocused = (place: Locator) => place.evaluate((one) => one === document.activeElement);

/** Moves to an element by Tab alone. Fails if it is not reached, or is not visible when it has the focus. */
export async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < mostStops && !(await isFocused(place)); stop += 1) await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}

/** Moves to an element and presses a key there. */
export async function pressAt(page: Page, place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

/** Moves to the field with this label and replaces its text. */
export async function typeAt(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Moves to a group of radio buttons and presses an arrow key until one is selected. */
export async function arrowTo(page: Page, group: Locator, wanted: Locator): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }));
  const choices = await group.getByRole('radio').count();
  for (let step = 0; step < choices && !(await wanted.isChecked()); step += 1) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
