// The foundation of the stories of the editor: a portal of their own, with its people.
import { cpSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'otplib';
import type { BrowserContext, Page } from 'playwright/test';
import { sampleEditors } from '../../../sample-office/sample-editors';
import type { ProposalsAnswer } from '../../../server/studio/answers';
import { type PortalServer, startPortal } from '../../portal-server';
import { expect, testOn } from '../story';
import { askRoom } from './ask-room';

export { Person, waysOf } from './person';

interface RoomFixtures {
  /** The first question of the editor's page is who is signed in, and nobody is. */
  readonly signedOutAtFirst: undefined;
}

/** `test` with a portal of the editors. Publishing changes a portal for everybody, so residents' stories have another. */
export const test = testOn(() => startPortal('start', { STUDIO: 'on', STUDIO_NEXT_BASE: newerBase() })).extend<RoomFixtures>({
  // A press on something that is still moving may miss it.
  contextOptions: { reducedMotion: 'reduce' },
  signedOutAtFirst: [
    async ({ allowConsole }, use) => {
      allowConsole(/401/);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A newer version of the definitions: one column has another name. */
function newerBase(): string {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-newer-'));
  cpSync('definitions', folder, { recursive: true });
  const service = join(folder, 'services/stawki-pojazdow/service.json');
  writeFileSync(service, readFileSync(service, 'utf8').replace('"Nazwa stawki"', '"Nazwa stawki podatku"'));
  return folder;
}

export { expect };

/** Milliseconds that the first answer of a fresh server may take: the whole pack is checked with the layer. */
export const firstPatience = 60_000;

/** Opens the editor for a sample person. `at`: address below /redakcja. */
export async function enter(page: Page, portal: PortalServer, login: string, at = ''): Promise<void> {
  const key = `${portal.url} ${login}`;
  const known = sessions.get(key);
  if (known !== undefined) await page.context().addCookies(known);
  await page.goto(`${portal.url}/redakcja${at}`);
  if (known === undefined) await signIn(page, login);
  await expect(page.getByRole('navigation', { name: 'Działy redakcji' })).toBeVisible({ timeout: firstPatience });
  await keepSession(page, portal, login);
}

/** Keeps the session of a person for the later stories of this worker. */
export async function keepSession(page: Page, portal: PortalServer, login: string): Promise<void> {
  const cookies = (await page.context().cookies()).filter(({ name }) => name.includes('redakcja'));
  sessions.set(`${portal.url} ${login}`, cookies);
}

/** Signs a sample person in, with the code of the moment or, `again`, with the next one, because a code is taken once. */
export async function signIn(page: Page, login: string, again = false): Promise<void> {
  const person = sampleEditors.find((editor) => editor.login === login);
  const epoch = Math.floor(Date.now() / 1000) + (again ? 30 : 0);
  await page.getByLabel('Nazwa użytkownika').fill(login);
  await page.getByLabel('Hasło').fill(person?.password ?? '');
  await page.getByLabel('Kod z aplikacji').fill(await generate({ secret: person?.totpSecret ?? '', epoch }));
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

// There is a new code only twice a minute: later stories of a worker go on in the session of the first.
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** The real portal in the right pane. */
export function previewOf(page: Page) {
  return page.frameLocator('iframe').first();
}

/** Loads the page in the right pane anew, as a resident would. */
export async function reloadPreview(page: Page): Promise<void> {
  await previewOf(page)
    .locator('body')
    .evaluate(() => location.reload());
}

/** Withdraws all drafts, so that the next story of this worker finds only what was published. */
export async function withdrawDrafts(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const { drafts } = await askRoom<ProposalsAnswer>(page, '/drafts');
  for (const { id } of drafts) await page.request.delete(`/redakcja/api/drafts/${id}`, { headers: { origin } });
}

/** A file of a size on the disk, which holds nothing and takes no room: sent through the debugger it would hold up everything else. */
export function emptyFile(name: string, bytes: number): string {
  const path = test.info().outputPath(name);
  writeFileSync(path, '');
  truncateSync(path, bytes);
  return path;
}
