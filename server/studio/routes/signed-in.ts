import type { FastifyRequest } from 'fastify';
import type { ToldLanguage } from '../../../engine/authoring';
import type { Editor } from '../answers';
import { type EditorSession, sessionOf } from '../editor-sessions';
import type { Studio } from '../open-studio';
import { requireAdministrator } from '../rights';
import { StudioFailure } from '../studio-failure';
import type { SessionCookie } from './session-cookie';

/** What each group of routes needs. */
export interface StudioRoutesContext {
  readonly studio: Studio;
  readonly cookie: SessionCookie;
}

/** Whether a change comes from a page of this very server: browsers say from which origin, and other sites cannot make them say another. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === request.host;
}

/** The editor who sends a request; without an open session the call is refused. */
export async function signedIn(request: FastifyRequest, context: StudioRoutesContext): Promise<Editor> {
  return (await openSession(request, context)).editor;
}

/** The administrator who sends a request; anybody else is refused. */
export async function administratorIn(request: FastifyRequest, context: StudioRoutesContext): Promise<Editor> {
  const editor = await signedIn(request, context);
  requireAdministrator(editor);
  return editor;
}

/** The session in which a request is sent, with its secret; without one the call is refused. */
export async function openSession(
  request: FastifyRequest,
  { studio, cookie }: StudioRoutesContext,
): Promise<EditorSession & { readonly token: string }> {
  const token = cookie.read(request);
  const session = token === null ? null : await sessionOf(studio.desk, token);
  if (token === null || session === null) throw new StudioFailure('signed-out');
  return { ...session, token };
}

/** A text of a body with a limit. */
export const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

/** A body that has exactly these fields. */
export function body(
  required: readonly string[],
  properties: Readonly<Record<string, object>>,
): { readonly schema: { readonly body: object } } {
  return { schema: { body: { type: 'object', required, properties } } };
}

/** A number in an address. */
export function numberIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new StudioFailure('not-found');
  return Number(text);
}

const longestWord = 4_000;

/** A word of the query of an address, null where it is missing or empty. */
export function queryText({ query }: FastifyRequest, name: string): string | null {
  const given: unknown = Object.getOwnPropertyDescriptor(Object(query), name)?.value;
  if (typeof given !== 'string' || given === '') return null;
  if (given.length > longestWord) throw new StudioFailure('too-large');
  return given;
}

/** In which language, and with which file open, a page of the editors' room asks for a draft. */
export function draftQuestion(request: FastifyRequest): { readonly language: ToldLanguage; readonly open: string | undefined } {
  const { body: sent } = request;
  const open = typeof sent === 'object' && sent !== null && 'open' in sent ? sent.open : queryText(request, 'open');
  return { language: askedLanguage(request), open: typeof open === 'string' ? open : undefined };
}

/** The language in which a page of the editors' room asks for words. */
export function askedLanguage({ query }: Pick<FastifyRequest, 'query'>): ToldLanguage {
  return typeof query === 'object' && query !== null && 'lang' in query && query.lang === 'en' ? 'en' : 'pl';
}
