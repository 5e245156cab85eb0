// Content pages are written by the office's editors, and an office may be hacked. Whatever the pages contain, no script of theirs runs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { contentPages } from './content-page';
import { expect, test } from './story';

const folder = join(import.meta.dirname, 'payloads');
const families = readdirSync(folder).map((file) => ({
  name: file.replace('.json', '').replaceAll('-', ' '),
  payloads: JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly string[],
}));

const isWhole = process.env.OKIENKO_FULL === '1';
// A unit test gives all cases to the sanitiser. The browser gets every twelfth, beginning elsewhere in each family.
const share = 12;

const elements =
  'A ABBR ADDRESS ARTICLE B BLOCKQUOTE BR CAPTION CITE CODE COL COLGROUP DD DEL DETAILS DIV DL DT EM FIGCAPTION FIGURE H2 H3 H4 H5 H6 HR I IMG INS KBD LI MARK OL P PRE Q S SECTION SMALL SPAN STRONG SUB SUMMARY SUP TABLE TBODY TD TFOOT TH THEAD TIME TR U UL';

const stopped = /Content Security Policy|requires 'Trusted/;

declare global {
  interface Window {
    ranScript?: () => void;
    scriptRuns?: number;
    policyStops?: number;
  }
}

/** Counts calls of `ranScript`, and violations of the page's content security policy. */
async function setTraps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scriptRuns = 0;
    window.policyStops = 0;
    window.ranScript = () => {
      window.scriptRuns = (window.scriptRuns ?? 0) + 1;
    };
    document.addEventListener('securitypolicyviolation', () => {
      window.policyStops = (window.policyStops ?? 0) + 1;
    });
  });
}

/** Clicks, focuses and hovers everything in the text, then returns what is there. */
async function tryEverything(page: Page, allowed: string) {
  return page.locator('.content').evaluate(async (content, names) => {
    const kinds = [
      'click',
      'mouseover',
      'pointerenter',
      'focus',
      'blur',
      'keydown',
      'toggle',
      'animationstart',
      'load',
      'error',
      'copy',
      'wheel',
    ];
    const safe = new Set(names.split(' '));
    // Violations while the text is sanitised are about markup that never becomes part of the page. They are reported a little later.
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stopsBefore = window.policyStops ?? 0;
    const odd: string[] = [];
    for (const element of content.querySelectorAll('*')) {
      if (!safe.has(element.nodeName)) odd.push(element.nodeName);
      for (const { name, value } of element.attributes) {
        if (/^(on|style|srcset|srcdoc|form|name$|data-(?!page)|xlink|ping|nonce|slot|part|is$)/i.test(name))
          odd.push(`${element.nodeName} ${name}`);
        if (name === 'href' && !/^(https?:\/\/|\/(?!\/)|#|mailto:|tel:)/.test(value)) odd.push(`href ${value}`);
        if (name === 'src' && !/^data:image\/(png|jpeg|gif|webp);|^(?![a-z]+:|\/\/)/i.test(value)) odd.push(`src ${value}`);
        if (name === 'id' && !value.startsWith('user-content-')) odd.push(`id ${value}`);
        if (name === 'class' && !/^(content-table|visually-hidden)$/.test(value)) odd.push(`class ${value}`);
      }
      // Following a link would leave the page; its address was checked above.
      if (element instanceof HTMLAnchorElement) continue;
      for (const kind of kinds) element.dispatchEvent(new Event(kind));
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    const outside = [...content.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' || (position === 'absolute' && !element.classList.contains('visually-hidden'));
    });
    const stops = (window.policyStops ?? 0) - stopsBefore;
    return { odd, runs: window.scriptRuns ?? 0, stops, outside: outside.length, path: location.pathname };
  }, allowed);
}

test('there are at least two hundred hostile pages', { tag: '@once' }, () => {
  expect(new Set(families.flatMap(({ payloads }) => payloads)).size).toBeGreaterThanOrEqual(200);
});

test('the traps catch a script that runs and one that only the policy of the page stops', { tag: '@once' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(stopped);
  await setTraps(page);
  const pages = await contentPages(page);
  await pages.open('<p>Urząd</p>');
  await expect(page.locator('.content')).toBeVisible();
  await page.evaluate(() => window.ranScript?.());
  expect(await tryEverything(page, elements)).toMatchObject({ runs: 1, stops: 0, odd: [] });
  await page.evaluate(() => document.querySelector('.content p')?.setAttribute('style', 'position: fixed'));
  await expect.poll(() => page.evaluate(() => window.policyStops)).toBe(1);
  expect((await tryEverything(page, elements)).odd).toEqual(['P style']);
});

for (const [family, { name, payloads: all }] of families.entries()) {
  const payloads = isWhole ? all : all.filter((_, index) => index % share === family % share);
  test(`no script runs and nothing leaves its box: ${payloads.length} of ${all.length} pages of ${name}`, { tag: '@once' }, async ({
    page,
    allowConsole,
  }) => {
    // A picture that does not exist is simply missing.
    allowConsole(/status of 404/);
    allowConsole(stopped);
    await setTraps(page);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (/zly\.example/.test(request.url())) foreign.push(request.url());
    });
    const pages = await contentPages(page);
    await pages.open('<p>początek</p>');
    await expect(page.locator('.content')).toContainText('początek');
    for (const [number, html] of payloads.entries()) {
      await pages.openNext(`<p>strona ${number}</p>${html}`, `strona ${number}`);
      const found = { html, dialogs, foreign, ...(await tryEverything(page, elements)) };
      expect(found).toEqual({ html, dialogs: [], foreign: [], odd: [], runs: 0, stops: 0, outside: 0, path: '/strona-wlasna' });
    }
  });
}

test('frames at the beginning of a page, and a page that ends early, leave the rest of the text @full', { tag: '@once' }, async ({
  page,
}) => {
  const pages = await contentPages(page);
  for (const start of [
    '<frameset><frame src="/kontakt"></frameset>',
    '<html><frameset cols="50%,50%">',
    '<!doctype html><head></head><frameset>',
  ]) {
    await pages.open(`${start}<p>Godziny pracy</p>`);
    await expect(page.locator('.content')).toContainText('Godziny pracy');
    await expect(page.locator('.content frameset, .content frame, .content > br')).toHaveCount(0);
  }
});

test('the formatting that an office needs survives the cleaning [PAGE-05]', { tag: '@phone' }, async ({ page }) => {
  const picture = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const pages = await contentPages(page);
  await pages.open(
    `<h1>Godziny pracy</h1><h3>Kasa</h3>
     <p><strong>Ważne</strong>: <em>urząd</em> jest <u>czynny</u> od 7<sup>30</sup>, H<sub>2</sub>O, <mark>nowe</mark>, <abbr title="numer">nr</abbr><br>1</p>
     <ul><li>poniedziałek</li></ul><ol start="3"><li>wtorek</li></ol><dl><dt>Kasa</dt><dd>do 14</dd></dl>
     <table><caption>Opłaty</caption><thead><tr><th scope="col" colspan="2">Rodzaj</th></tr></thead><tbody><tr><td>woda</td><td>5 zł</td></tr></tbody></table>
     <blockquote>Cytat</blockquote><hr><pre>kod</pre><figure><img src="${picture}" alt="Ratusz" width="40"><figcaption>Ratusz</figcaption></figure>
     <details><summary>Więcej</summary>treść</details><p lang="de">Rathaus</p>
     <p id="dojazd">Dojazd</p><a href="#dojazd">do dojazdu</a> <a href="/kontakt">Kontakt</a> <a href="https://www.gov.pl/">gov.pl</a> <a href="mailto:a@b.example">e-mail</a>`,
  );
  const content = page.locator('.content');
  await expect(content.getByRole('heading', { level: 2, name: 'Godziny pracy' })).toBeVisible();
  await expect(content.getByRole('heading', { level: 3, name: 'Kasa' })).toBeVisible();
  for (const kind of [
    'strong',
    'em',
    'u',
    'sup',
    'sub',
    'mark',
    'abbr[title=numer]',
    'br',
    'ul > li',
    'ol[start="3"] > li',
    'dl > dt',
    'dl > dd',
  ])
    await expect(content.locator(kind), kind).toHaveCount(1);
  for (const kind of [
    'caption',
    'th[scope=col][colspan="2"]',
    'blockquote',
    'hr',
    'pre',
    'figure > figcaption',
    'details > summary',
    'p[lang=de]',
  ])
    await expect(content.locator(kind), kind).toHaveCount(1);
  await expect(content.getByRole('img', { name: 'Ratusz' })).toBeVisible();
  await expect(content.getByRole('region', { name: 'Opłaty' }).getByRole('table')).toBeVisible();
  await expect(content.getByRole('link', { name: /gov\.pl/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(content.getByRole('link', { name: 'e-mail' })).toHaveAttribute('href', 'mailto:a@b.example');
  await content.getByRole('link', { name: 'do dojazdu' }).click();
  await expect(page.locator(':target')).toHaveText('Dojazd');
  await content.getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
});
