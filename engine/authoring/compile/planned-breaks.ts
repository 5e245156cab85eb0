import type { Break } from '../../language/language.generated';
import type { PlannedBreak } from '../../pack/planned-break';
import { officeTimeZone, parseMoment } from '../../values/moment';

/** Planned breaks as the index carries them, with their moments on the time line. What is no moment is left out; the checker names it. */
export function plannedBreaks(
  breaks: readonly Break[] | undefined,
  reasonOf: (one: Break) => string,
): { readonly breaks?: readonly PlannedBreak[] } {
  const planned = (breaks ?? []).flatMap((one): PlannedBreak[] => {
    const [from, until] = [parseMoment(one.from, officeTimeZone), parseMoment(one.until, officeTimeZone)];
    if (from === null || until === null) return [];
    const reason = reasonOf(one);
    return [{ from: from.instant, until: until.instant, ...(reason !== '' && { reason }) }];
  });
  return planned.length === 0 ? {} : { breaks: planned };
}
