import { generate } from 'otplib';
import { chromium } from 'playwright';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.text().slice(0, 400)));
page.on('pageerror', (e) => console.log('ERR', String(e).slice(0, 600)));
page.setDefaultTimeout(60000);
await page.goto('http://localhost:4310/redakcja', { timeout: 120000 });
await page.getByLabel('Nazwa użytkownika').waitFor();
await page.screenshot({ path: '/tmp/lead/1.png' });
await page.getByLabel('Nazwa użytkownika').fill('redaktor');
await page.getByLabel('Hasło').fill('Redakcja-2026!');
await page.getByLabel('Kod z aplikacji').fill(await generate({ secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }));
await page.getByRole('button', { name: 'Zaloguj się' }).click();
await page.getByLabel('Szukaj usługi').waitFor();
await page.screenshot({ path: '/tmp/lead/2.png' });
await page.getByLabel('Szukaj usługi').fill('stawki');
await page.getByRole('button', { name: /Stawki podatku/ }).click();
await page.waitForTimeout(6000);
await page.screenshot({ path: '/tmp/lead/3.png' });
const frame = page.frameLocator('iframe');
await frame
  .locator('table')
  .first()
  .click()
  .catch((e) => console.log('noclick', String(e).slice(0, 200)));
await page.waitForTimeout(3000);
await page.screenshot({ path: '/tmp/lead/4.png' });
await browser.close();
