import type { FastifyRequest } from 'fastify';
import { editorOfSession } from '../editor-sessions';
import type { Editor } from '../editors';
import { StudioFailure } from '../studio-failure';
import type { StudioRoutesContext } from './routes-context';

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
