import { expectAccessible } from '../axe';
import { enter, expect, firstPatience, Person, previewOf, test, waysOf, withdrawDrafts } from './room';

const service = 'Stawki podatku od środków transportu';

for (const way of waysOf()) {
  test(`task 5 by ${way}: a word from the screen leads to its column; columns change their order and name, one is removed and comes back @desk @full`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, portal, 'redaktor');
    const person = new Person(page, way);
    const preview = previewOf(page);
    const tree = page.getByRole('tree');

    await test.step('a word that residents read leads to the place that says it', async () => {
      await person.write(page.getByLabel('Szukaj usługi lub słowa z ekranu'), 'ustalona przez GMINE');
      await person.press(page.getByRole('button', { name: `Stawka ustalona przez gminę ${service}` }));
      await expect(page.getByRole('main').getByRole('heading', { name: 'Stawka ustalona przez gminę' })).toBeVisible();
      await expect(preview.getByRole('columnheader').nth(1)).toHaveText(/Stawka ustalona przez gminę/, { timeout: firstPatience });
    });

    await test.step('the column moves, by dragging or with the keys of the tree', async () => {
      const column = tree.getByRole('treeitem', { name: /Stawka ustalona przez gminę/ }).last();
      if (way === 'pointer') await person.drag(column, tree.getByRole('treeitem', { name: /O ile mniej/ }).last());
      else {
        await person.press(column);
        await person.keys('Alt+ArrowDown');
        await person.keys('Alt+ArrowDown');
      }
      await expect(preview.getByRole('columnheader').nth(3)).toHaveText(/Stawka ustalona przez gminę/);
      await expect(page.getByText('Przesunięto: Stawka ustalona przez gminę, teraz 4. z 4.')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('another name of it', async () => {
      await person.write(page.getByRole('main').getByLabel('Etykieta').first(), 'Stawka gminy');
      await expect(preview.getByRole('columnheader').nth(3)).toHaveText(/Stawka gminy/);
    });

    await test.step('a column is removed; the line at the bottom takes that back', async () => {
      const column = tree.getByRole('treeitem', { name: /O ile mniej/ }).last();
      await person.press(column);
      if (way === 'pointer') await person.press(page.getByRole('main').getByRole('button', { name: 'Usuń', exact: true }));
      else await person.keys('Delete');
      await expect(preview.getByRole('columnheader')).toHaveCount(3);
      await person.press(page.getByRole('button', { name: 'Cofnij' }).last());
      await expect(preview.getByRole('columnheader')).toHaveCount(4);
      await expect(page.getByRole('status').first()).toHaveText('Zapisano w szkicu');
    });

    await test.step('the list of shortcuts opens with its key', async () => {
      await tree.getByRole('treeitem').first().focus();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Skróty klawiszowe' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('F6');
      await expect(page.getByRole('main')).toBeFocused();
    });
    test.info().annotations.push({ type: 'steps', description: String(person.steps) });
    await withdrawDrafts(page);
  });
}
