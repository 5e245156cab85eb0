import type { Page } from 'playwright/test';
import type { ProposalsAnswer, SavedAnswer, SentEdit } from '../../../server/studio/answers';
import { expectAccessible } from '../axe';
import { holdCalls } from '../story';
import { askRoom, publishedRevision, sendToRoom } from './ask-room';
import { enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

const service = 'Stawki podatku od środków transportu';
const file = 'services/stawki-pojazdow/service.json';
const columns = '/blocks/stawki/columns';

for (const way of waysOf()) {
  test(`task 11 by ${way}: an editor renames a column, a colleague returns it, then publishes it, and an open page of a resident has it at the next step @once`, async ({
    page,
    browser,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor');
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/redakcja/?plik=${file}&czesc=${columns}/stawkaRoczna`);
    // The first preview has the whole pack checked with the layer.
    await expect(previewOf(page).getByRole('heading', { level: 1, name: service })).toBeVisible({ timeout: firstPatience });

    if (way === 'pointer')
      await test.step('a click in the preview selects what was meant', async () => {
        await previewOf(page)
          .getByRole('columnheader', { name: /Stawka maksymalna/ })
          .click();
        await expect(page).toHaveURL(/czesc=%2Fblocks%2Fstawki/);
        await page.goto(`/redakcja/?plik=${file}&czesc=${columns}/stawkaRoczna`);
      });

    const title = `Krótsza nazwa kolumny (${way})`;
    // What an earlier story has published stands there.
    const author = new Person(page, way);
    const was = await page.getByRole('main').getByLabel('Etykieta').inputValue();
    const [first, second] = way === 'pointer' ? ['Stawka gminy', 'Stawka w gminie'] : ['Stawka u nas', 'Stawka miejscowa'];

    await test.step('a changed word is saved and drawn; undo and redo', async () => {
      const label = page.getByRole('main').getByLabel('Etykieta');
      await author.write(label, first);
      await expect(page.getByText('Zapisano w szkicu')).toBeVisible();
      await expect(previewOf(page).getByRole('columnheader', { name: new RegExp(first) })).toBeVisible();
      await author.press(page.getByRole('button', { name: 'Cofnij', exact: true }));
      await expect(label).toHaveValue(was);
      await author.press(page.getByRole('button', { name: 'Ponów', exact: true }));
      await expect(label).toHaveValue(first);
      await expect(page.getByText('Zapisano w szkicu')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('what changes is one tab away, and each sentence can be taken back', async () => {
      await sendToRoom(page, `/drafts/${await openDraft(page)}/edits`, {
        edits: [{ file, path: `${columns}/stawkaRocznaMax`, remove: true }],
      });
      await author.press(page.getByRole('tab', { name: 'Co się zmienia' }));
      const changes = page.getByRole('region', { name: 'Co się zmieni', exact: true });
      await expect(changes.getByRole('listitem')).toHaveText([/Stawka maksymalna/, new RegExp(`${was}.*${first}`)]);
      await expect(page.getByRole('region', { name: 'Skutki' })).toContainText('PDF');
      await expectAccessible(page);
      await author.press(changes.getByRole('button', { name: /Cofnij tę zmianę:.*Stawka maksymalna/ }));
      await expect(changes.getByRole('listitem')).toHaveText([new RegExp(first)]);
    });

    const before = author.steps;
    await test.step('it is handed in with a title and a reason', async () => {
      await author.press(page.getByRole('link', { name: 'Przekaż zmiany' }));
      await author.write(page.getByLabel('Tytuł'), title);
      await author.write(page.getByLabel('Powód', { exact: true }), 'Czytelniej na telefonie');
      await author.press(page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }));
      await expect(page.getByText('czeka na zatwierdzenie')).toBeVisible();
    });

    const context = await browser.newContext({ baseURL: portal.url });
    const resident = await context.newPage();
    await resident.goto('/uslugi/liczba-pojazdow');
    const colleague = await context.newPage();
    const approver = new Person(colleague, way);
    await enter(colleague, portal, 'zatwierdza');
    await test.step('the colleague sees what it means before and after, and returns it', async () => {
      await approver.press(colleague.getByRole('link', { name: 'Wnioski' }));
      await expect(colleague.getByRole('link', { name: title })).toBeVisible();
      await expectAccessible(colleague);
      await approver.press(colleague.getByRole('link', { name: title }));
      await expect(colleague.getByText('Czytelniej na telefonie')).toBeVisible();
      await expect(colleague.getByRole('region', { name: 'Co się zmieni', exact: true })).toContainText(first);
      const frames = [was, first].entries();
      for (const [index, name] of frames) await expect(drawnIn(colleague, index, name)).toBeVisible({ timeout: firstPatience });
      await expectAccessible(colleague);
      await approver.write(colleague.getByLabel('Komentarz'), `Może: ${second}?`);
      await approver.press(colleague.getByRole('button', { name: 'Zwróć z komentarzem' }));
      await expect(colleague.getByText('zwrócony do poprawy')).toBeVisible();
    });

    await test.step('the author is told without asking, corrects it and hands it in again', async () => {
      await expect(page.getByText(`Może: ${second}?`)).toBeVisible();
      // Who has gone on is not led back, also when the draft comes before the file of the page that was opened meanwhile.
      const giveDraft = await holdCalls(page, '**/drafts/*');
      const giveFile = await holdCalls(page, '**/assets/ProposalsView-*');
      await author.press(page.getByRole('button', { name: 'Pracuj dalej' }));
      await author.press(page.getByRole('link', { name: 'Wnioski' }));
      const given = page.waitForResponse('**/drafts/*');
      giveDraft();
      await (await given).finished();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      giveFile();
      await author.press(page.getByRole('link', { name: title }));
      await author.press(page.getByRole('button', { name: /Pokaż to miejsce/ }));
      await author.write(page.getByRole('main').getByLabel('Etykieta'), second);
      await expect(page.getByText('Zapisano w szkicu')).toBeVisible();
      await author.press(page.getByRole('link', { name: 'Przekaż zmiany' }));
      await author.press(page.getByRole('button', { name: 'Przekaż do zatwierdzenia' }));
    });

    await test.step('it is approved and published; whoever was slower is told so', async () => {
      await approver.press(colleague.getByRole('button', { name: 'Zatwierdź' }));
      await approver.press(colleague.getByRole('button', { name: 'Opublikuj teraz' }));
      await expect(colleague.getByText(/Opublikowano jako wersję/)).toBeVisible();
      await expect(page.getByText('opublikowany', { exact: true })).toBeVisible();
    });

    test.info().annotations.push({ type: 'steps', description: String(author.steps - before + approver.steps) });
    await resident.goto('/uslugi/stawki-pojazdow');
    await expect(resident.getByRole('columnheader', { name: new RegExp(second) })).toBeVisible();
    await context.close();

    await test.step('its property says since which version it is so and whose that was, and gives it up for the value of the files', async () => {
      await page.goto(`/redakcja/?plik=${file}&czesc=${columns}/stawkaRoczna`);
      const label = page.getByRole('main').getByLabel('Etykieta');
      await expect(label).toHaveValue(second, { timeout: firstPatience });
      await expect(page.getByRole('main').getByText(/^Skąd: redakcja, wersja\s\d+ z\s.+, Renata Redaktor\.$/)).toBeVisible();
      await expectAccessible(page);
      await author.press(page.getByRole('button', { name: 'Przywróć wartość z plików' }));
      await expect(label).toHaveValue('Stawka ustalona przez gminę');
      await withdrawDrafts(page);
    });
  });

  test(`tasks 10 and 12 by ${way}: an approver plans a day and takes it back, takes back one of three changes, returns to an earlier state, and sees an upgrade @desk @full`, async ({
    page,
    browser,
    portal,
  }) => {
    const context = await browser.newContext({ baseURL: portal.url });
    const author = await context.newPage();
    await enter(author, portal, 'redaktor');
    await enter(page, portal, 'zatwierdza');
    const approver = new Person(page, way);
    const writer = new Person(author, way);
    const before = await publishedRevision(page);
    const title = `Trzy zmiany (${way})`;
    await proposal(author, title, [
      { file, path: '/title', set: 'Stawki za pojazdy' },
      { file, path: `${columns}/nazwaStawki/label`, set: 'Stawka' },
      { file, path: `${columns}/stawkaRocznaMax/label`, set: 'Najwyższa stawka' },
    ]);

    await test.step('a rate from 1 January is approved now and published then; the day can be taken back', async () => {
      await approver.press(page.getByRole('link', { name: 'Wnioski' }));
      await approver.press(page.getByRole('link', { name: title }));
      await approver.press(page.getByRole('button', { name: 'Zatwierdź' }));
      await approver.writeDay(page.getByLabel('Dzień publikacji, od północy'), '2099-01-01');
      await approver.press(page.getByRole('button', { name: 'Zaplanuj' }));
      await expect(page.getByText('zaplanowany', { exact: true })).toBeVisible();
      test.info().annotations.push({ type: 'steps', description: `task 10: ${approver.steps}` });
      await approver.press(page.getByRole('link', { name: 'Wersje' }));
      const planned = page.getByRole('region', { name: 'Zaplanowane publikacje' });
      await expect(planned).toContainText(/1 stycznia 2099.*00:00.*Trzy zmiany/);
      await approver.press(planned.getByRole('link', { name: title }));
      await approver.press(page.getByRole('button', { name: 'Odwołaj dzień publikacji' }));
      await approver.press(page.getByRole('button', { name: 'Opublikuj teraz' }));
      await expect(page.getByText(`Opublikowano jako wersję ${before + 1}.`)).toBeVisible();
    });

    await test.step('somebody else who changed the same decides with three values', async () => {
      const mine = await draft(author, [{ file, path: `${columns}/nazwaStawki/label`, set: 'Rodzaj' }]);
      const theirs = await proposal(author, 'Obca', [{ file, path: `${columns}/nazwaStawki/label`, set: 'Rodzaj pojazdu' }]);
      await sendToRoom(page, `/drafts/${theirs}/approve`, {});
      await author.goto(`/redakcja/wnioski/${mine}`);
      await expect(author.getByRole('button', { name: 'Przekaż do zatwierdzenia' })).toBeEnabled();
      await sendToRoom(page, `/drafts/${theirs}/publish`, {});
      const moved = author.getByRole('region', { name: 'Ktoś tymczasem zmienił to samo' });
      await expect(moved.getByRole('definition')).toHaveText(['„Stawka”', '„Rodzaj”', '„Rodzaj pojazdu”']);
      await expect(author.getByRole('button', { name: 'Przekaż do zatwierdzenia' })).toBeDisabled();
      await expectAccessible(author);
      await writer.press(moved.getByRole('button', { name: 'Zostaw wartość ze szkicu' }));
      await expect(moved).toBeHidden();
      await expect(author.getByRole('region', { name: 'Co się zmieni', exact: true })).toContainText(/Rodzaj pojazdu.*Rodzaj/);
      await writer.press(author.getByRole('button', { name: 'Wycofaj' }));
      await writer.press(author.getByRole('button', { name: 'Wycofaj na dobre' }));
      await expect(author.getByText('wycofany', { exact: true })).toBeVisible();
    });

    const untilNow = approver.steps;
    await test.step('only one of the three is taken back', async () => {
      await approver.press(page.getByRole('link', { name: 'Wersje' }));
      await expect(page.getByRole('article', { name: `Wersja ${before + 1}` })).toBeVisible();
      await expectAccessible(page);
      await approver.press(page.getByRole('link', { name: `Pokaż, cofnij: Wersja ${before + 1}` }));
      await approver.press(page.getByRole('checkbox', { name: /Najwyższa stawka/ }));
      await approver.press(page.getByRole('button', { name: 'Utwórz szkic, który cofa zaznaczone (1)' }));
      const changes = page.getByRole('region', { name: 'Co się zmieni', exact: true });
      await expect(changes.getByRole('listitem')).toHaveText([/Najwyższa stawka.*Stawka maksymalna/]);
    });

    await test.step('the earlier state comes back as a new revision, after what that changes is seen', async () => {
      await approver.press(page.getByRole('link', { name: 'Wersje' }));
      await approver.press(page.getByRole('link', { name: new RegExp(`^Wróć do wersji ${before}(:|$)`) }));
      await expect(page.getByRole('region', { name: 'Co się zmieni', exact: true })).toContainText('Stawki za pojazdy');
      await expectAccessible(page);
      await approver.write(page.getByLabel('Powód powrotu'), 'Uchwała jeszcze nie weszła w życie');
      await approver.press(page.getByRole('button', { name: 'Opublikuj ten powrót' }));
      await expect(page.getByRole('article', { name: `Wersja ${before + 3}` })).toContainText('to widzą mieszkańcy');
      await author.goto('/uslugi/stawki-pojazdow');
      await expect(author.getByRole('heading', { level: 1, name: service })).toBeVisible();
    });

    await test.step('what a newer version would change is told, and nothing of it is published', async () => {
      await approver.press(page.getByRole('link', { name: 'Aktualizacja' }));
      await expect(page.getByRole('region', { name: 'Co się zmieni', exact: true })).toContainText('Nazwa stawki podatku');
      await expectAccessible(page);
      expect(await publishedRevision(page)).toBe(before + 3);
      test.info().annotations.push({ type: 'steps', description: `task 12: ${approver.steps - untilNow}` });
      await withdrawDrafts(page);
    });
    await context.close();
  });
}

/** A labelled cell in one of the two frames; in half the width a table stands as cards, with its headings before the values. */
function drawnIn(page: Page, frame: number, label: string) {
  return page.frameLocator('iframe').nth(frame).locator(`[data-label*="${label}"]`).first();
}

async function draft(page: Page, edits: readonly SentEdit[]): Promise<number> {
  return (await sendToRoom<SavedAnswer>(page, '/drafts', { edits })).id;
}

/** A proposal that was handed in. */
async function proposal(page: Page, title: string, edits: readonly SentEdit[]): Promise<number> {
  const id = await draft(page, edits);
  await sendToRoom(page, `/drafts/${id}/hand-in`, { title, reason: 'Uchwała rady', legalBasis: '' });
  return id;
}

/** The draft that the first change has opened. */
async function openDraft(page: Page): Promise<number> {
  const { drafts } = await askRoom<ProposalsAnswer>(page, '/drafts');
  const opened = drafts.find(({ state, title }) => state === 'draft' && title === '');
  if (opened === undefined) throw new Error('There is no draft.');
  return opened.id;
}
