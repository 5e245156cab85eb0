import { chromium } from 'playwright';
import { generate } from 'otplib';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const login = process.env.WHO ?? 'redaktor';
const secrets = { redaktor: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'});
const state = `/tmp/look-state-${login}.json`;
const ctx = await b.newContext({ viewport:{width:1280,height:900}, ...(existsSync(state)&&{storageState:state}) });
const page = await ctx.newPage();
page.on('console', m=>{ if(['error','warning'].includes(m.type())) console.log('CONSOLE', m.text().slice(0,300)); });
page.on('pageerror', e=>console.log('PAGEERROR', e.message.slice(0,500)));
const base='http://localhost:4332';
await page.goto(base+'/redakcja'+(process.env.AT??'/wyglad'));
const nav = page.getByRole('navigation',{name:'Działy redakcji'});
const user = page.getByLabel('Nazwa użytkownika');
await nav.or(user).first().waitFor({timeout:60000});
if (await user.isVisible()) {
  const secret = secrets[login] ?? process.env.SECRET;
  await user.fill(login); await page.getByLabel('Hasło').fill('Redakcja-2026!');
  await page.getByLabel('Kod z aplikacji').fill(await generate({secret}));
  await page.getByRole('button',{name:'Zaloguj się'}).click();
  await nav.waitFor({timeout:60000});
  await ctx.storageState({path:state});
}
const run = await import(process.argv[2]);
await run.default(page, ctx);
await b.close();
