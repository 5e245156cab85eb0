import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, test, withdrawDrafts } from './room';

test('a rate gets its next period with the act that sets it, and the one before ends on the day before @desk @full', async ({
  page,
  portal,
}) => {
  await enter(page, portal, 'redaktor', '/stawki');
  const rate = page.getByRole('region', { name: 'Opłata za odpady za osobę miesięcznie', exact: true });
  await expect(rate.getByRole('group')).toHaveCount(2, { timeout: firstPatience });
  await expectAccessible(page);
  const next = rate.locator('form');
  await next.getByRole('button', { name: 'Dodaj okres' }).press('Enter');
  await expect(rate.getByRole('alert')).toContainText('podstawę prawną');
  await next.getByLabel('Wartość').fill('33,20');
  await next.getByLabel('Od dnia').fill('2027-01-01');
  await next.getByLabel('Uchwała albo inna podstawa prawna').fill('Uchwała nr XV/90/2026');
  await next.getByRole('button', { name: 'Dodaj okres' }).press('Enter');
  await expect(rate.getByRole('group')).toHaveCount(3);
  await expect(rate.getByLabel('Do dnia').nth(1)).toHaveValue('2026-12-31');
  // A gap between two periods is told at its place.
  await rate.getByLabel('Od dnia').nth(2).fill('2027-02-01');
  await expect(rate.getByText(/jest luka/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectAccessible(page);
  await withdrawDrafts(page);
});
