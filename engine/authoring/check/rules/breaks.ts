import type { Break } from '../../../language/language.generated';
import { officeTimeZone, parseMoment } from '../../../values/moment';
import { say } from '../../messages';
import { eachService } from '../pack/each-service';
import type { CheckedDocument, CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** Checks that planned breaks begin and end at moments that there are, in this order, and do not run into each other. */
export function checkBreaks(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkBreaksOf);
  if (pack.portal) checkTimes(pack.portal.value.breaks, pack.portal, report);
}

function checkBreaksOf(report: Report, service: CheckedService): void {
  checkTimes(service.definition.breaks, service, report);
}

function checkTimes(breaks: readonly Break[] | undefined, { located }: Pick<CheckedDocument<unknown>, 'located'>, report: Report): void {
  const before: { readonly from: string; readonly until: string; readonly begins: number; readonly ends: number }[] = [];
  for (const [place, { from, until }] of (breaks ?? []).entries()) {
    const [begins, ends] = [instantOf(from), instantOf(until)];
    for (const [name, text, instant] of [['from', from, begins] as const, ['until', until, ends] as const])
      if (instant === null)
        report('break-time', located.valueSpan(`/breaks/${place}/${name}`), {
          message: say('no-such-time'),
          expected: say('day-and-hour'),
          got: text,
        });
    if (begins === null || ends === null) continue;
    if (ends <= begins)
      report('break-time', located.valueSpan(`/breaks/${place}/until`), {
        message: say('break-ends-first'),
        expected: say('later-than', { time: from }),
        got: until,
      });
    const met = before.find((other) => begins < other.ends && other.begins < ends);
    if (met)
      report('break-overlap', located.valueSpan(`/breaks/${place}/from`), {
        message: say('breaks-overlap', { from: met.from, until: met.until }),
        expected: say('one-break'),
        got: from,
      });
    before.push({ from, until, begins, ends });
  }
}

/** Null also for an hour that the clock skips in spring. */
function instantOf(text: string): number | null {
  const moment = parseMoment(text, officeTimeZone);
  const wall = moment && parseMoment(new Date(moment.instant).toISOString(), officeTimeZone);
  return wall && `${wall.date}T${wall.time}` === text ? wall.instant : null;
}
