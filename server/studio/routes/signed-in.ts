import type { FastifyRequest } from 'fastify';
import { editorOfSession } from '../editor-sessions';
import type { Editor } from '../editors';
import type { Studio } from '../open-studio';
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
export async function signedIn(request: FastifyRequest, { studio, cookie }: StudioRoutesContext): Promise<Editor> {
  const token = cookie.read(request);
  const editor = token === null ? null : await editorOfSession(studio.desk, token);
  if (editor === null) throw new StudioFailure('signed-out');
  return editor;
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
