import { type Screen, words } from './screen';

/** The words of a code by a code table of the service, null when the table does not know it. */
export function codeLabel(screen: Screen, table: string, code: unknown): string | null {
  const codes = screen.service.definition.codes?.[table];
  const key = String(code);
  const entry = codes && Object.hasOwn(codes, key) ? codes[key] : undefined;
  return entry ? words(screen, entry.label) : null;
}
