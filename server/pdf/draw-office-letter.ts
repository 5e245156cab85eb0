import type { PrintableDocument } from '../../engine';
import { officeDay, writtenDay } from '../calendar/office-day';
import { OfficeFailure } from '../errors/office-failure';
import type { Publisher } from '../publishing/publisher';
import type { DrawPool } from './draw-pool';
import { letterOf } from './letter';

interface LetterSetting {
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly now: Date;
}

/**
 * Draws a document of the office itself, such as a decision. It fails while no pack is published, because the letterhead comes from the
 * pack.
 */
export async function drawOfficeLetter(document: PrintableDocument, { publisher, pool, now }: LetterSetting): Promise<Uint8Array> {
  const pack = publisher.current();
  if (!pack) throw new OfficeFailure('documentUnavailable');
  const { office, theme } = pack.index(document.language);
  const letterhead = { ...office, primary: theme.primary, arms: officeArms(publisher) };
  const printedOn = writtenDay(officeDay(now));
  const data = JSON.stringify(letterOf(document, letterhead, pack.translate(document.language), printedOn));
  return await pool.draw({ data, time: now.getTime() });
}

/** The coat of arms of the pack as SVG; null if it has none. */
export function officeArms(publisher: Publisher): string | null {
  const name = publisher.current()?.index('pl').office.arms;
  const arms = name ? publisher.asset(name) : null;
  return arms && new TextDecoder().decode(arms);
}
