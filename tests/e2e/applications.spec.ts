// Both applications by keyboard alone, in every language, at the widest and the narrowest page; and a session that ends in the middle of one.
import type { Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { samplePassword, signIn } from './sign-in';
import { expect, expectNoSidewaysScrolling, test } from './story';

const pdf = Buffer.from('%PDF-1.7\nskan\n%%EOF');

/** An application, as somebody fills it in who has no pointer. Fields are found by their names, so that it is the same in every language. */
interface Application {
  readonly slug: string;
  /** Beginning of the ids of its fields. */
  readonly form: string;
  /** The call that sends it. */
  readonly call: string;
  /** What is done on each step; the step is then left by Enter on its button. */
  readonly steps: readonly ((hand: Hand) => Promise<void>)[];
}

/** The keyboard over one form. */
interface Hand {
  readonly page: Page;
  /** Goes on with Tab until the field has the focus. */
  to(field: string): Promise<void>;
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
}

const parkingCard: Application = {
  slug: 'karta-parkingowa',
  form: 'wniosek',
  call: '/api/wnioski/kartaParkingowa/dodaj',
  steps: [
    async ({ to, type }) => {
      await to('[id$="-ulica"]');
      await type('Leśna 4');
    },
    async ({ to, type, press }) => {
      await to('[id$="/numer"]');
      await type('sk 12345');
      await press('Tab');
      await press('Space');
    },
    async ({ page, to, press }) => {
      await to('input[type=file]');
      const chooser = page.waitForEvent('filechooser');
      await press('Space');
      await (await chooser).setFiles({ name: 'dowód.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(page.locator('.file-list li')).toContainText('dowód.pdf');
      await expect(page.locator('.file-list progress')).toHaveCount(0);
      await to('[id$="-oswiadczenie"]');
      await press('Space');
    },
  ],
};

const wasteDeclaration: Application = {
  slug: 'deklaracja-o-odpadach',
  form: 'deklaracja',
  call: '/api/odpady/zlozDeklaracje',
  steps: [
    async ({ to, type, press }) => {
      await to('[id$="-rodzaj"]');
      await press('Space');
      await to('[id$="-odDnia"]');
      await type('01.06.2025');
    },
    async ({ to, type }) => {
      for (const [field, text] of Object.entries({ ulica: 'Ogrodowa', numer: '7', kod: '12-345' })) {
        await to(`[id$="/${field}"]`);
        await type(text);
      }
    },
    async ({ to, type, press }) => {
      await to('[id$="/nazwisko"]');
      await type('Anna Przykładowa');
      await to('[id$="-kompostownik"]');
      await press('Space');
      await to('[id$="-pojemnosc"]');
      await type('400');
    },
    async ({ to, type, press }) => {
      await to('[id$="-telefon"]');
      await type('600100200');
      await to('[id$="-oswiadczenie"]');
      await press('Space');
    },
  ],
};

async function handOn(page: Page): Promise<Hand> {
  const isAt = async (css: string) => await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, css);
  return {
    page,
    async to(css) {
      for (let tabs = 0; tabs < 90; tabs += 1) {
        if (await isAt(css)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${css}.`);
    },
    type: async (text) => await page.keyboard.type(text),
    press: async (key) => await page.keyboard.press(key),
  };
}

/** Every state of a form is looked at: as it opens, refused because it is empty, filled in, the summary, the answer. */
async function fillIn(page: Page, { slug, steps, call }: Application): Promise<void> {
  const look = async () => {
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  };
  await page.route(`**${call}*`, (route) => route.fulfill({ json: { numerSprawy: 'XX/7/2026' } }));
  await page.goto(`/uslugi/${slug}`);
  await expect(page.locator('.step-heading')).toBeVisible();
  const hand = await handOn(page);
  const next = '.form-block button[type=submit]';
  for (const step of steps) {
    await look();
    const title = await page.locator('.step-heading').textContent();
    await hand.to(next);
    await hand.press('Enter');
    await expect(page.getByRole('alert')).toBeFocused();
    await look();
    await step(hand);
    await hand.to(next);
    await hand.press('Enter');
    await expect(page.locator('.step-heading')).not.toHaveText(title ?? '');
    await expect(page.locator('.step-heading')).toBeFocused();
  }
  await look();
  await hand.to(next);
  await hand.press('Enter');
  await expect(page.locator('.notice-success').filter({ hasText: 'XX/7/2026' })).toBeVisible();
  await look();
}

for (const application of [parkingCard, wasteDeclaration]) {
  for (const [language, width] of ['pl', 'en', 'de', 'uk'].flatMap((code) => [[code, 1280] as const, [code, 320] as const])) {
    const isSample = application === wasteDeclaration && language === 'uk' && width === 320;
    test(`${application.slug} is filled in by keyboard alone, in ${language}, ${width} pixels wide, and every state of it is accessible${isSample ? '' : ' @full'}`, {
      tag: '@once',
    }, async ({ page, portal }) => {
      await page.addInitScript((code) => localStorage.setItem('okienko.language', code), language);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
      await fillIn(page, application);
    });
  }
}

test('a session that ends on the fourth step of an application leads to the login and from there back to the step, with everything that was typed', {
  tag: '@once',
}, async ({ page, portal, allowConsole }) => {
  allowConsole(/status of 401/);
  const { token } = await signIn(page, portal, 'anna', { subject: 'Anna Przykładowa' });
  await page.goto(`/uslugi/${wasteDeclaration.slug}`);
  const hand = await handOn(page);
  for (const step of wasteDeclaration.steps.slice(0, 3)) {
    const title = (await page.locator('.step-heading').textContent()) ?? '';
    await step(hand);
    await hand.to('.form-block button[type=submit]');
    await hand.press('Enter');
    await expect(page.locator('.step-heading')).not.toHaveText(title);
  }
  await page.getByLabel('Telefon').fill('600100200');
  await fetch(`${portal.url}/api/pi/wylogowanie`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Zapisz szkic', exact: true }).click();
  await expect(page.locator('.snackbar').getByText('Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByLabel('Login', { exact: true }).fill('anna');
  await page.getByLabel('Hasło', { exact: true }).fill(samplePassword);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Przywróciliśmy to, co było wpisane.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Krok 4 z 5 Kontakt i oświadczenie', exact: true })).toBeVisible();
  await expect(page.getByLabel('Telefon')).toHaveValue('600100200');
  await page.getByLabel(/Oświadczam/).check();
  await page.getByRole('button', { name: 'Dalej', exact: true }).click();
  await expect(page.getByText('Anna Przykładowa').last()).toBeVisible();
  await expect(page.getByText(/^400/)).toBeVisible();
});
