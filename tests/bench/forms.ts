import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { parseSubjects } from '../../portal';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { countTraffic, slowProcessor } from '../page-costs';
import { startPortal } from '../portal-server';
import { serveHandPage } from './hand-page-server';
import { type Measure, median } from './measure';
import { alternate, withFreshPage } from './pages';
import { type SampleForm, sampleForms, typedField } from './sample-forms';

const rounds = 5;
const warmUp = 20;
const keys = 60;
const slowdown = 4;
const contestants = ['ours', 'by hand', 'rjsf'] as const;

interface Found {
  /** Milliseconds of CPU time that the page needs for a key, including painting. Other work on the machine does not count. */
  readonly key: number;
  /** Bytes of JavaScript received until the field can be typed into. */
  readonly script: number;
  /** Milliseconds from the start of the navigation until the field can be typed into, CPU slowed four times. */
  readonly usable: number;
}

/** Arrival, typing and JavaScript of three forms: ours, the same form written by hand, and the same by plain rjsf. */
export async function measureForms(browser: Browser): Promise<Measure[]> {
  const folder = writeDefinitions();
  const portal = await startPortal('start', { DEFINITIONS_DIR: folder });
  const hand = await serveHandPage(portal.url, 'handwritten-forms');
  try {
    const measures: Measure[] = [];
    const session = await openSession(portal.url);
    for (const form of sampleForms) {
      const found = await alternate(
        contestants.map((name) => ({ name, url: addressOf(name, form, portal.url, hand.url) })),
        rounds,
        ({ url }) => withFreshPage(browser, (page) => measurePage(page, url, form, session)),
      );
      measures.push(...compare(form, found));
    }
    return measures;
  } finally {
    await hand.stop();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function addressOf(name: (typeof contestants)[number], { id, screen }: SampleForm, portal: string, hand: string): string {
  return name === 'ours' ? portal + (screen ?? `/pomiar/${id}`) : `${hand}/?form=${id}&how=${name === 'rjsf' ? 'rjsf' : 'hand'}`;
}

/** What the browser stores for a signed-in resident, because the real screens are only for them. */
async function openSession(portal: string): Promise<Readonly<Record<string, string>>> {
  const body = JSON.stringify({ login: 'anna', haslo: demoPassword, recaptcha: null });
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${portal}/api/uzytkownicy/token`, { method: 'POST', headers, body });
  const { token }: { token: string } = await login.json();
  const answer = await fetch(`${portal}/api/lista-podmiotow`, { headers: { authorization: `Bearer ${token}` } });
  const listed = parseSubjects(await answer.json());
  const subjects = listed.ok ? listed.value : [];
  const pesel = subjects.find(({ institution }) => !institution)?.pesel;
  if (typeof pesel !== 'string') throw new Error('The sample account has no person to act for.');
  return { token, pesel, sessionEnd: String(Date.now() + 3_600_000) };
}

async function measurePage(page: Page, url: string, form: SampleForm, session: Readonly<Record<string, string>>): Promise<Found> {
  // A form that is measured by itself is open to visitors, as the pages that it is compared with are.
  if (form.screen !== undefined)
    await page.addInitScript((stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(`okienko.${key}`, value);
    }, session);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const traffic = await countTraffic(page);
  const { label } = typedField(form);
  await watchField(page, label);
  await slowProcessor(page, slowdown);
  await page.goto(url);
  const usable = await usableTime(page);
  const { scripts: script } = traffic((await page.evaluate(() => performance.timeOrigin)) + usable);
  await slowProcessor(page, 1);
  const fields = page.getByLabel(label);
  const field = form.list === undefined ? fields.first() : fields.last();
  await field.waitFor();
  await field.focus();
  // Waits until the work after the start (compiling, garbage collection) is over, so that it is not counted with a key.
  await page.waitForTimeout(1_000);
  await page.evaluate(typeKeys, warmUp);
  const before = await taskTime(devtools);
  await page.evaluate(typeKeys, keys);
  return { key: ((await taskTime(devtools)) - before) / keys, script, usable };
}

/** Marks in the pages that are opened from now on when the field of a label is on the screen and takes what is typed. */
async function watchField(page: Page, label: string): Promise<void> {
  await page.addInitScript((name) => {
    const look = () => {
      const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(name))?.control;
      const isUsable = found && !found.matches(':disabled, [readonly]') && found.getBoundingClientRect().height > 0;
      if (isUsable) performance.mark('usable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, label);
}

/** Waits for the field. Gives its milliseconds from the start of the navigation. */
async function usableTime(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, { polling: 20, timeout: 120_000 });
  return await page.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? Number.NaN);
}

async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Types into the focused field, one key per frame. */
async function typeKeys(count: number): Promise<void> {
  const typed = () => {
    const field = document.activeElement;
    return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.value.length : Number.NaN;
  };
  const before = typed();
  for (let key = 0; key < count; key += 1) {
    document.execCommand('insertText', false, 'ą');
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  }
  if (typed() !== before + count) throw new Error(`The field took ${typed() - before} of ${count} characters.`);
}

// KiB of JavaScript that the page of the longest form may bring.
const mostFields = 25;
const mostScript = 135;

function compare(form: SampleForm, found: Record<(typeof contestants)[number], Found[]>): Measure[] {
  const key = (name: (typeof contestants)[number]) => median(found[name].map((one) => one.key));
  const script = (name: (typeof contestants)[number]) => median(found[name].map((one) => one.script));
  const usable = (name: (typeof contestants)[number]) => median(found[name].map((one) => one.usable));
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const kib = (value: number) => `${(value / 1024).toFixed(1)} KiB`;
  const against = (
    other: 'by hand' | 'rjsf',
    what: string,
    figure: typeof key,
    shown: (value: number) => string,
    bound: number | null,
  ): Measure => ({
    name: `${form.called ?? `form of ${form.fields.length} fields`}: ${what}, ${other === 'rjsf' ? 'plain rjsf' : other}`,
    ours: shown(figure('ours')),
    other: shown(figure(other)),
    value: figure('ours') / figure(other),
    bound,
    unit: '',
  });
  const isLongest = form.fields.length === mostFields;
  return [
    against('by hand', 'until it can be typed into, CPU slowed 4x', usable, (value) => `${value.toFixed(0)} ms`, isLongest ? 1 : null),
    against('rjsf', 'until it can be typed into, CPU slowed 4x', usable, (value) => `${value.toFixed(0)} ms`, null),
    against('by hand', 'processor time of a key', key, ms, 1.2),
    against('rjsf', 'processor time of a key', key, ms, null),
    {
      ...against('by hand', 'JavaScript', script, kib, isLongest ? mostScript : null),
      value: script('ours') / 1024,
      unit: 'KiB',
    },
    against('rjsf', 'JavaScript', script, kib, null),
  ];
}

function writeDefinitions(): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-forms-'));
  mkdirSync(join(folder, 'services'));
  const write = (file: string, json: unknown) => writeFileSync(join(folder, file), JSON.stringify(json));
  write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'pomiar' });
  for (const form of sampleForms.filter(({ screen }) => screen === undefined)) write(`services/pomiar-${form.id}.json`, definitionOf(form));
  return folder;
}

/** The form in our language, with a check for each rule and a limit that is a formula, as real forms have them. */
function definitionOf(form: SampleForm): unknown {
  const { id, title, pages, list } = form;
  const fields = list?.fields ?? form.fields;
  const scope = list === undefined ? 'form' : 'item';
  const schema = {
    type: 'object',
    required: fields.filter(({ required }) => required).map((field) => field.id),
    properties: Object.fromEntries(fields.map((field) => [field.id, { type: 'string', title: field.label }])),
  };
  const ui = Object.fromEntries(
    fields.map(({ id: field, control, limit, options }) => [
      field,
      {
        control,
        ...(options ? { options } : {}),
        ...(limit === undefined ? {} : { limit: `=${scope}.${field} == '' ? ${limit} : ${limit}` }),
      },
    ]),
  );
  const checks = fields
    .filter(({ control }) => control === 'email')
    .map((field) => ({ id: field.id, field: field.id, at: 'typing', rule: 'email' }));
  const onPage = fields.length / (pages ?? 1);
  const steps = Array.from({ length: pages ?? 0 }, (_, page) => ({
    id: `krok${page + 1}`,
    title: `Krok ${page + 1}`,
    fields: fields.slice(page * onPage, (page + 1) * onPage).map((field) => field.id),
  }));
  const ofForm =
    list === undefined
      ? { schema, ui, checks, ...(steps.length > 0 && { steps }) }
      : {
          schema: {
            type: 'object',
            required: ['pozycje'],
            properties: {
              pozycje: {
                type: 'array',
                title: 'Pozycje',
                minItems: list.items,
                maxItems: list.items,
                items: { ...schema, title: 'Pozycja' },
              },
            },
          },
          ui: { pozycje: { group: { ui, checks } } },
        };
  return {
    slug: `pomiar-${id}`,
    title,
    route: `/pomiar/${id}`,
    blocks: [
      {
        id,
        block: 'form',
        title,
        ...ofForm,
        submit: { label: 'Wyślij', endpoint: '/pomiar', success: { message: 'Wysłano.' } },
      },
    ],
  };
}
