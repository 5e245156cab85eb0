import { enter, expect, firstPatience, previewOf, test } from './room';

const service = 'Stawki podatku od środków transportu';

test('what is typed is drawn in the page that is there: it keeps its place and its choices, and nothing is loaded anew @desk @full', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await enter(page, portal, 'redaktor');
  await page.getByLabel('Szukaj usługi').fill('środków transportu');
  await page.getByRole('button', { name: service }).click();
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { level: 1, name: service })).toBeVisible({ timeout: firstPatience });
  const title = page.getByRole('main').getByLabel('Tytuł').first();
  await title.fill('Stawki pierwsze');
  await expect(preview.getByRole('heading', { level: 1, name: 'Stawki pierwsze' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Zapisano w szkicu');

  // The first change opens the draft, and its preview; from then on the page stays.
  const root = preview.locator('html');
  const choice = preview.getByRole('combobox').last();
  const chosen = await choice.locator('option').last().getAttribute('value');
  await choice.selectOption(chosen);
  await root.evaluate((element) => {
    element.dataset.page = 'first';
    element.scrollTop = 150;
  });
  const place = await root.evaluate(({ scrollTop }) => scrollTop);
  expect(place).toBeGreaterThan(0);
  for (const words of ['Stawki drugie', 'Stawki trzecie']) {
    await title.fill(words);
    await expect(preview.getByRole('heading', { level: 1, name: words })).toBeAttached();
  }
  await expect(root).toHaveAttribute('data-page', 'first');
  await expect(choice).toHaveValue(chosen ?? '');
  expect(await root.evaluate(({ scrollTop }) => scrollTop)).toBe(place);
});
