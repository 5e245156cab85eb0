// What a person does at the editor, by pointer or by keyboard alone.
import { expect, type Locator, type Page } from 'playwright/test';

/** How a person works: with a pointer, or with the keyboard alone. */
export type Way = 'pointer' | 'keyboard';

/** The ways in which the twelve tasks are told: all of them in the full run. `both`: in every run. */
export function waysOf(sample: 'pointer' | 'both' = 'pointer'): readonly Way[] {
  return sample === 'both' || process.env.OKIENKO_FULL ? ['pointer', 'keyboard'] : ['pointer'];
}

/** A person at the editor. Each thing done counts as a step: something pressed, chosen or written. */
export class Person {
  readonly #page: Page;
  readonly #way: Way;
  #steps = 0;

  constructor(page: Page, way: Way) {
    this.#page = page;
    this.#way = way;
  }

  /** How many things were done. */
  get steps(): number {
    return this.#steps;
  }

  /** Presses a button, a link, an entry of a menu, an item of a tree. */
  async press(target: Locator): Promise<void> {
    this.#steps += 1;
    if (this.#way === 'pointer') return await target.click();
    await this.#reach(target);
    await this.#page.keyboard.press((await target.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  }

  /** Replaces what stands in a field. */
  async write(field: Locator, text: string): Promise<void> {
    this.#steps += 1;
    if (this.#way === 'pointer') return await field.fill(text);
    await this.#reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(text);
  }

  /** Writes a day such as 2099-01-31 into a field of the browser's own; by keyboard digit by digit, wherever it has day and month. */
  async writeDay(field: Locator, day: string): Promise<void> {
    if (this.#way === 'pointer') return await this.write(field, day);
    this.#steps += 1;
    await this.#reach(field);
    const [year = '', month = '', ofMonth = ''] = day.split('-');
    await this.#page.keyboard.type(await this.#page.evaluate(writtenDay, { year, month, ofMonth }));
    await expect(field).toHaveValue(day);
  }

  /** Chooses an option of a select or of a field with suggestions. */
  async choose(field: Locator, option: string | RegExp): Promise<void> {
    // A field with suggestions shows them at an arrow; Enter would take what stands in it.
    const isInput = (await field.evaluate((element) => element.tagName)) === 'INPUT';
    if (this.#way === 'keyboard' && isInput) {
      await this.#reach(field);
      await this.keys('ArrowDown');
    } else await this.press(field);
    const wanted = this.#page.getByRole('option', { name: option }).first();
    this.#steps += 1;
    if (this.#way === 'pointer') return await wanted.click();
    await this.#reach(wanted);
    await this.#page.keyboard.press('Enter');
  }

  /** Changes a list of choices that the browser itself draws. */
  async select(list: Locator, choice: string): Promise<void> {
    this.#steps += 1;
    if (this.#way === 'pointer') return void (await list.selectOption(choice));
    await this.#reach(list);
    await this.#page.keyboard.press('Home');
    const place = await list.getByRole('option').allTextContents();
    for (let index = 0; index < place.findIndex((words) => words.includes(choice)); index += 1)
      await this.#page.keyboard.press('ArrowDown');
    await expect(list).toHaveValue(choice);
  }

  /** Types at the end of what stands in a box for formulas. */
  async type(box: Locator, text: string): Promise<void> {
    this.#steps += 1;
    if (this.#way === 'pointer') await box.click();
    else await this.#reach(box);
    await this.#page.keyboard.press('ControlOrMeta+End');
    await this.#page.keyboard.type(text);
  }

  /** Drags something to the lower edge of something else. */
  async drag(source: Locator, target: Locator): Promise<void> {
    this.#steps += 1;
    await source.hover();
    await this.#page.mouse.down();
    const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const part of [0.5, 0.8, 0.9]) await this.#page.mouse.move(x + width / 2, y + height * part);
    await this.#page.mouse.up();
  }

  /** Presses keys, such as Alt+ArrowUp. */
  async keys(combination: string): Promise<void> {
    this.#steps += 1;
    await this.#page.keyboard.press(combination);
  }

  /** Goes to something by keyboard: with the tabulator, inside a tree, a list, a menu or tabs with arrows. */
  async #reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const role = (await target.getAttribute('role')) ?? '';
    // Of the buttons of a switch or a toolbar the tabulator reaches one, arrows the others.
    const toolbar = target.locator('xpath=ancestor::*[@role="toolbar"]');
    const isInToolbar = (await toolbar.count()) > 0;
    if (isInToolbar) await this.#pressUntil('Tab', toolbar);
    const isInSwitch =
      !isInToolbar && (await target.getAttribute('aria-pressed')) !== null && (await target.getAttribute('tabindex')) === '-1';
    const around = isInSwitch ? 'group' : Object.hasOwn(containers, role) ? containers[role] : undefined;
    if (around !== undefined) await this.#pressUntil('Tab', target.locator(`xpath=ancestor::*[@role="${around}"][1]`));
    // From the first item, so that one before the focus is found as well.
    if (role === 'treeitem') await this.#page.keyboard.press('Home');
    await this.#pressUntil(
      role === 'tab' || isInSwitch || isInToolbar ? 'ArrowRight' : Object.hasOwn(containers, role) || lists.has(role) ? 'ArrowDown' : 'Tab',
      target,
    );
  }

  async #pressUntil(key: string, target: Locator): Promise<void> {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await isActive(target)) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${target}.`);
  }
}

/** The digits of a day in the order of the browser's language. */
function writtenDay({ year, month, ofMonth }: { year: string; month: string; ofMonth: string }): string {
  const digits: Readonly<Record<string, string>> = { year, month, day: ofMonth };
  const parts = new Intl.DateTimeFormat(navigator.language, { dateStyle: 'short' }).formatToParts(new Date());
  return parts.map(({ type }) => digits[type] ?? '').join('');
}

// Around items that are reached with arrows once the focus is inside; lists and menus have the focus when they open.
const containers: Readonly<Record<string, string>> = { treeitem: 'tree', tab: 'tablist', radio: 'radiogroup' };
const lists = new Set(['option', 'menuitem', 'menuitemradio']);
const mostPresses = 400;

async function isActive(target: Locator): Promise<boolean> {
  return await target.evaluate((element) => {
    const active = document.activeElement;
    const named = active?.getAttribute('aria-activedescendant');
    if (named && named === element.id) return true;
    if (element === active) return true;
    return !['treeitem', 'option', 'menuitem', 'menuitemradio'].includes(element.getAttribute('role') ?? '') && element.contains(active);
  });
}
