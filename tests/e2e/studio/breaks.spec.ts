import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, Person, previewOf, test, withdrawDrafts } from './room';

const file = 'services/stawki-pojazdow/service.json';
const address = '/uslugi/stawki-pojazdow';

test('a break of a service is planned in the editor, seen in the preview, published, met by residents from list and address, and over when it is taken away @desk @full', async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', `/?plik=${file}`);
  const editor = new Person(page, 'pointer');
  const main = page.getByRole('main');
  const saved = page.getByRole('region', { name: 'Szkic' }).getByRole('status');
  const service = 'Stawki podatku od środków transportu';
  await expect(previewOf(page).getByRole('heading', { level: 1, name: service })).toBeVisible({ timeout: firstPatience });

  await test.step('it gets its day and hour from fields, and a wrong order is named in words', async () => {
    await editor.press(page.getByRole('button', { name: 'Dodaj…' }));
    await editor.press(page.getByRole('menuitem', { name: 'Przerwy techniczne: przerwa techniczna' }));
    await main.getByLabel('Od').fill('2026-01-05T08:00');
    await main.getByLabel('Do').fill('2026-01-05T07:00');
    await expect(main.getByText('Przerwa kończy się, zanim się zacznie.')).toBeVisible();
    await main.getByLabel('Do').fill('2099-01-05T16:00');
    await editor.press(main.getByRole('button', { name: /Pozostałe ustawienia/ }));
    await editor.write(main.getByLabel('Powód'), 'Przenosimy dane do nowego rejestru.');
    await expect(saved).toHaveText('Zapisano w szkicu');
    await expectAccessible(page);
  });

  await test.step('the preview goes on showing the screen, under the notice of the break', async () => {
    const notice = previewOf(page).getByText('Planowana przerwa techniczna tej usługi: 5 stycznia 2026');
    await expect(notice).toContainText('Przenosimy dane do nowego rejestru.', { timeout: firstPatience });
    await expect(previewOf(page).getByRole('table').first()).toBeVisible();
  });

  const context = await browser.newContext({ baseURL: portal.url });
  const resident = await context.newPage();
  const colleague = await context.newPage();
  await test.step('it is published', async () => {
    await editor.press(page.getByRole('link', { name: 'Przekaż zmiany' }));
    await editor.write(page.getByLabel('Tytuł'), 'Przerwa usługi');
    await editor.write(page.getByLabel('Powód', { exact: true }), 'Nowy rejestr');
    await editor.press(page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }));
    await enter(colleague, portal, 'zatwierdza', '/wnioski');
    await colleague.getByRole('link', { name: 'Przerwa usługi' }).click();
    await colleague.getByRole('button', { name: 'Zatwierdź' }).click();
    await colleague.getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(colleague.getByText(/Opublikowano jako wersję/)).toBeVisible();
  });

  await test.step('residents meet it on the list and at the address, with its end and reason; trying again says that it lasts', async () => {
    await resident.goto('/lista-uslug');
    await resident.getByRole('button', { name: /^Pojazdy/ }).click();
    await expect(resident.getByRole('listitem').filter({ has: resident.locator(`a[href="${address}"]`) })).toContainText(
      'przerwa techniczna',
    );
    await resident.goto(address);
    await expect(resident.getByRole('heading', { level: 1, name: service })).toBeVisible();
    const page = resident.getByRole('main');
    await expect(page).toContainText(/5 stycznia 2026.*08:00.*5 stycznia 2099.*16:00/);
    await expect(page).toContainText('Przenosimy dane do nowego rejestru.');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Przerwa jeszcze trwa' })).toBeVisible();
    await resident.setViewportSize({ width: 320, height: 640 });
    expect(await resident.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(resident);
  });

  await test.step('when it is taken away the service opens', async () => {
    const { published } = await (await colleague.request.get('/redakcja/api/revisions')).json();
    const back = await colleague.request.post(`/redakcja/api/revisions/${published - 1}/roll-back`, {
      data: { reason: 'Przerwa skończyła się wcześniej' },
      headers: { origin: portal.url },
    });
    expect(back.ok(), await back.text()).toBe(true);
    await resident.getByRole('button', { name: 'Spróbuj ponownie' }).click();
    await expect(resident.getByRole('table').first()).toBeVisible();
    await context.close();
    await withdrawDrafts(page);
  });
});

test('a break of the whole portal is planned in the look, closes the portal for residents with its end and reason, for who has it open at the next address, and leaves nothing behind when it is taken away @once @full', async ({
  page,
  browser,
  portal,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, portal, 'redaktor', '/wyglad');
  const breaks = page.getByRole('region', { name: 'Przerwy techniczne portalu' });
  await breaks.getByRole('button', { name: 'Zaplanuj przerwę portalu' }).click({ timeout: firstPatience });
  await breaks.getByLabel('Od').fill('2026-01-05T22:00');
  await breaks.getByLabel('Do').fill('2026-01-04T05:00');
  await expect(breaks.getByText('Przerwa kończy się, zanim się zacznie.')).toBeVisible();
  await breaks.getByLabel('Do').fill('2099-01-06T05:00');
  await breaks.getByLabel('Powód').fill('Wymieniamy serwer.');
  await expect(previewOf(page).getByText('Planowana przerwa techniczna portalu: 5 stycznia 2026')).toBeVisible({ timeout: firstPatience });
  await expectAccessible(page);
  const origin = portal.url;
  const ask = async (who: typeof page, path: string, data: object) => {
    const answer = await who.request.post(`/redakcja/api${path}`, { data, headers: { origin } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const { drafts } = await (await page.request.get('/redakcja/api/drafts')).json();
  const id = drafts.find(({ state }: { state: string }) => state === 'draft').id;
  await expect(page.getByRole('region', { name: 'Szkic' }).getByRole('status')).toHaveText('Zapisano w szkicu');
  await ask(page, `/drafts/${id}/hand-in`, { title: 'Przerwa portalu', reason: 'Nowy serwer', legalBasis: '' });
  const context = await browser.newContext({ baseURL: origin });
  const colleague = await context.newPage();
  await enter(colleague, portal, 'zatwierdza');
  const { published } = await (await colleague.request.get('/redakcja/api/revisions')).json();
  await ask(colleague, `/drafts/${id}/approve`, {});
  await ask(colleague, `/drafts/${id}/publish`, {});

  // Who has the portal open when the break begins keeps the page, and meets the break at the next address.
  const early = await (await browser.newContext({ baseURL: origin })).newPage();
  await early.clock.setFixedTime('2026-01-05T21:59:30+01:00');
  await early.goto('/uslugi/stawki-pojazdow');
  await expect(early.getByText('Planowana przerwa techniczna portalu: 5 stycznia 2026')).toBeVisible();
  await early.clock.setFixedTime('2026-01-05T22:00:00+01:00');
  await expect(early.getByRole('table').first()).toBeVisible();
  await early.getByRole('link', { name: 'Usługi', exact: true }).first().click();
  await expect(early.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  await early.context().close();

  const resident = await context.newPage();
  await resident.goto('/uslugi/stawki-pojazdow');
  await expect(resident.getByRole('heading', { level: 1, name: 'Przerwa techniczna' })).toBeVisible();
  await expect(resident.getByText(/5 stycznia 2026.*22:00.*6 stycznia 2099.*05:00/)).toBeVisible();
  await expect(resident.getByText('Wymieniamy serwer.')).toBeVisible();
  await resident.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(resident.getByText('Przerwa jeszcze trwa.')).toBeVisible();
  await expectAccessible(resident);

  await ask(colleague, `/revisions/${published}/roll-back`, { reason: 'Serwer działa' });
  await resident.reload();
  await resident.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect(resident).toHaveURL(/\/strona-glowna|\/$/);
  await resident.goto('/uslugi/stawki-pojazdow');
  await expect(resident.getByRole('table').first()).toBeVisible();
  await context.close();
});
