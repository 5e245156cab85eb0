import type { TextModel } from '../../engine';

/** The part of a typed or pasted text that a field takes: digits only where it asks for digits, and at most its length. */
export function acceptText(text: string, accept: TextModel['accept'], maxLength: number | null): string {
  const taken = accept === 'digits' ? text.replace(/\D/g, '') : text;
  return maxLength === null ? taken : taken.slice(0, maxLength);
}
