import type { FastifyReply } from 'fastify';
import type { LoadedPack } from '../../../engine/authoring';
import type { Editor } from '../answers';
import { type LiveAnswer, type LiveOffice, mayAskLive, ofTestSubject } from '../preview/live-office';
import { type PreviewAnswer, type PreviewCall, previewOffice } from '../preview/preview-office';
import type { Situation } from '../preview/situation';
import { record, type StudioDesk } from '../studio-desk';
import type { StudioRoutesContext } from './signed-in';

/** What previews need. */
export interface LivePreviewContext extends StudioRoutesContext {
  /** The office behind the portal for a test subject; null where the operator names none. */
  readonly live: LiveOffice | null;
  /** Aborts when nobody waits for an answer any more. */
  readonly goneSignal: (reply: FastifyReply) => AbortSignal;
}

/** What a live office is asked with. */
interface LiveQuestion extends LivePreviewContext {
  readonly editor: Editor;
  readonly draft: string;
  readonly shown: LoadedPack;
  readonly situation: Situation;
  readonly asked: PreviewCall;
  /** Address of the request, whose query goes on as it is. */
  readonly address: string;
  readonly gone: AbortSignal;
}

/** What a live office does with a call: it answers, gives no answer, or may not be asked it. */
type Heard = LiveAnswer | 'silent' | 'refused';

const notTheSubject = { kod: 9_004, opis: 'Podgląd z żywymi danymi pyta urząd tylko o osobę testową.' };

/** Asks the office itself, for the test subject; null for what the preview answers. */
export async function askLive(question: LiveQuestion): Promise<Heard | null> {
  const { live, shown, situation, asked, editor, draft, studio, address, gone } = question;
  const call = live !== null && situation.data === 'live' && asked.method === 'GET' ? previewOffice(shown).callOf(asked) : null;
  if (live === null || call === null || call.isOfAccount) return null;
  if (!mayAskLive(call, asked, live.subject)) return 'refused';
  await note(studio.desk, editor, draft, situation.slug ?? '');
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : '';
  return (await live.get(`${asked.path}${query}`, call.call.signedIn, gone)) ?? 'silent';
}

/** Sends what a live office did. The page reads the answer as residents' pages do, so nothing of it is changed. */
export async function sendLive(reply: FastifyReply, heard: Heard): Promise<FastifyReply> {
  if (heard === 'silent') return reply.code(503).send();
  if (heard === 'refused') return reply.code(403).header('x-portal-failure', '1').send(notTheSubject);
  return reply.code(heard.status).type('application/json; charset=utf-8').send(heard.body);
}

/** The answer about the account: with live data the signed-in person is the test subject. */
export function accountAnswer(
  given: PreviewAnswer | undefined,
  live: LiveOffice | null,
  shown: LoadedPack,
  { data }: Situation,
  asked: PreviewCall,
): PreviewAnswer | undefined {
  if (live === null || data !== 'live' || given?.kind !== 'value') return given;
  return previewOffice(shown).callOf(asked)?.isOfAccount === true
    ? { kind: 'value', value: ofTestSubject(given.value, live.subject) }
    : given;
}

const notedFor = 15 * 60_000;

/** Writes into the log who looks at live answers, once in a while for each service. */
async function note(desk: StudioDesk, { id: editorId }: Editor, draft: string, slug: string): Promise<void> {
  const noted = notedOf(desk);
  const key = `${editorId} ${slug}`;
  const now = desk.now();
  if (now.getTime() - (noted.get(key) ?? Number.NEGATIVE_INFINITY) < notedFor) return;
  noted.set(key, now.getTime());
  const draftId = /^\d{1,9}$/.test(draft) ? Number(draft) : null;
  await record(desk.database, now, { kind: 'live-looked-at', editorId, draftId, details: slug });
}

const notes = new WeakMap<StudioDesk, Map<string, number>>();

function notedOf(desk: StudioDesk): Map<string, number> {
  const known = notes.get(desk) ?? new Map<string, number>();
  notes.set(desk, known);
  return known;
}
