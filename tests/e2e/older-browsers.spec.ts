// Browsers that are older than most. Every story runs without the functions that the oldest ones lack, see `story.ts`.
import { readFileSync } from 'node:fs';
import { expectAccessible } from './axe';
import { tooOld } from './older-browser';
import { expect, expectNoSidewaysScrolling, test } from './story';

test('a browser in which the portal cannot open says so in the chosen language, and not that the connection is bad @phone', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Object\.hasOwn is not a function/);
  await page.addInitScript({ content: tooOld });
  await page.goto('/uslugi/budzet-dochody');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ta przeglądarka jest za stara');
  await expect(page.getByRole('alert')).toHaveText(/^Zaktualizuj ją .* w\u00a0urzędzie gminy\.$/);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.addInitScript({ content: "localStorage.setItem('okienko.language', 'en');" });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This browser is too old');
});

test('no script of the build has syntax that stops the oldest browsers: none looks behind in an expression, and what tells them so is of 2009', {
  tag: '@once',
}, async ({ page }) => {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'));
  const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const lookingBehind = scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(`dist/app/${file}`, 'utf8')));
  expect(lookingBehind).toEqual([]);
  await page.goto('/');
  const says = (await page.locator('script:not([type])').allTextContents()).find((script) => script.includes('.outdated'));
  expect(says).toBeDefined();
  expect(says).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|class|async)\b/);
});

test('the editors’ room says in such a browser, and where its script cannot be had, what to do', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Object\.hasOwn is not a function|ERR_FAILED/);
  await page.route('**/redakcja/assets/*.js', (route) => route.abort());
  await page.goto('/redakcja');
  await expect(page.getByRole('alert')).toHaveText(/^Nie udało się otworzyć redakcji\./);
  await page.unroute('**/redakcja/assets/*.js');
  await page.addInitScript({ content: tooOld });
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/^Ta przeglądarka jest za stara, żeby otworzyć redakcję\./);
});
