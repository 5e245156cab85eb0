import { formatPlainDate, parsePlainDate } from '../../../engine';
import { today } from '../../service/today';

/** The day of a moment in milliseconds since 1970, as residents read it. */
export function dayOf(moment: number): string {
  return written(today(moment));
}

/** Day and hour that an office wrote as `2026-09-28 10:15:00`. */
export function momentOf(text: string | null): string {
  return text === null ? '' : `${written(text.slice(0, 10))}, ${text.slice(11, 16)}`;
}

/** The last day of what an office kept at such a moment for some days. */
export function lastDayOf(text: string | null, days: number): string {
  const noon = Date.parse(`${text?.slice(0, 10) ?? ''}T12:00Z`);
  return Number.isNaN(noon) ? '' : dayOf(noon + days * 86_400_000);
}

function written(text: string): string {
  const day = parsePlainDate(text);
  return day === null ? '' : formatPlainDate(day);
}
