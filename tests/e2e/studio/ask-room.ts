// What a story asks the server of the editor itself, as the page of the signed-in person does.
import type { Page } from 'playwright/test';
import type { ProposalsAnswer, RevisionsAnswer } from '../../../server/studio/answers';
import { expect } from '../story';

/** An answer of the server. `path`: below /redakcja/api. */
export async function askRoom<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.request.get(`/redakcja/api${path}`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** Sends something that the server does, and gives its answer. */
export async function sendToRoom<Answer>(page: Page, path: string, data: unknown): Promise<Answer> {
  const answer = await page.request.post(`/redakcja/api${path}`, { data, headers: { origin: new URL(page.url()).origin } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

/** Number of the revision that residents see. */
export async function publishedRevision(page: Page): Promise<number> {
  return (await askRoom<RevisionsAnswer>(page, '/revisions')).published;
}

/** The latest draft or proposal that is not over. */
export async function latestDraft(page: Page): Promise<number> {
  const [latest] = (await askRoom<ProposalsAnswer>(page, '/drafts')).drafts;
  if (latest === undefined) throw new Error('There is no draft.');
  return latest.id;
}
