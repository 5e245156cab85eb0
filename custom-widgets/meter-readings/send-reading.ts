import { type CallParts, isRecord, type OfficeError, type Result, type Subject } from '../../engine';
import type { Meter } from './meters';

/** How the report of a reading ended. saved: with the number under which the office keeps it, if it says one; refused: the office has not saved it; unknown: nobody can say, and sending again does no harm. */
export type ReportOutcome =
  | { readonly kind: 'saved'; readonly number: string | null }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly opis: string };

/** What goes with the call that reports a reading: a body, or the same fields as query parameters where the definition says so. */
export function reportParts(meter: Meter, reading: number, subject: Subject | null, inQuery: boolean): CallParts {
  const nip = subject?.institution ? subject.nip : null;
  const fields = { idLicznika: meter.id, idPunktu: meter.point, nowyStanLicznika: reading, nip };
  if (!inQuery) return { body: fields };
  return { query: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === null ? null : String(value)])) };
}

/** What the office's answer means. */
export function reportOutcome(answer: Result<unknown, OfficeError>): ReportOutcome {
  if (!answer.ok) {
    const { opis } = answer.failure;
    return opis === null ? { kind: 'unknown' } : { kind: 'failed', opis };
  }
  const { czyZapisano: saved = null, numerOdczytu: number = null } = isRecord(answer.value) ? answer.value : {};
  if (saved === true) return { kind: 'saved', number: typeof number === 'string' && number.trim() !== '' ? number.trim() : null };
  return saved === false ? { kind: 'refused' } : { kind: 'unknown' };
}
