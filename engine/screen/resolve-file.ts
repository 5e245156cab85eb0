import { evaluateValue } from '../expressions';
import type { OnError } from '../language/language.generated';
import { buildRequest, type CallDescription } from '../requests/build-request';
import type { FileDemand, FileProblems } from './block-model';
import { optionalWords, type Screen, words } from './screen';

/** The file that a description gives now, null while it is not available. */
export function resolveFile(screen: Screen, call: CallDescription & { readonly fileName: unknown }): FileDemand | null {
  const request = buildRequest(call, screen.scope, screen.evaluate, screen.context);
  const fileName = resolveFileName(screen, call.fileName);
  return request === null || fileName === null ? null : { request, fileName };
}

/** The name under which a file is saved; null while it is not known. */
export function resolveFileName(screen: Screen, described: unknown): string | null {
  const name = evaluateValue(described, screen.scope, screen.evaluate);
  return name === null || name === undefined ? null : safeFileName(String(name));
}

/** Messages of a definition for a file that cannot be downloaded. */
export function resolveFileProblems(screen: Screen, onError: OnError | undefined): FileProblems {
  const byKod = Object.entries(onError?.kod ?? {}).flatMap(([kod, { message }]) =>
    message === undefined ? [] : [[kod, words(screen, message)] as const],
  );
  return { byKod: Object.fromEntries(byKod), otherwise: optionalWords(screen, onError?.message) };
}

/** A name under which any system can save a file: without folders, control characters and what Windows refuses. */
export function safeFileName(name: string, otherwise = 'plik.pdf'): string {
  const cleaned = Array.from(name.normalize('NFC'), (character) => (isUnsafe(character) ? '_' : character)).join('');
  const trimmed = cleaned.replace(/^[.\s]+|[.\s]+$/g, '').slice(0, 120);
  return trimmed === '' ? otherwise : trimmed;
}

function isUnsafe(character: string): boolean {
  return character.charCodeAt(0) < 32 || '/\\:*?"<>|'.includes(character) || /\p{Bidi_Control}/u.test(character);
}
