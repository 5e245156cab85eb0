import type { Source } from '../language/language.generated';
import type { OfficeError } from '../requests/office-error';
import { optionalWords, type Screen } from './screen';

/** What the resident reads about a failed call: the definition's words, else the office's, else the catalogue's. */
export function errorWords(screen: Screen, onError: Source['onError'], error: OfficeError): string {
  const placement = error.kod === null ? undefined : onError?.kod?.[error.kod];
  return (
    optionalWords(screen, placement?.message) ??
    optionalWords(screen, onError?.message) ??
    error.opis ??
    screen.context.translate(`errors.${error.kind}`)
  );
}
