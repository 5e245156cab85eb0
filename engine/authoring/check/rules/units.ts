import { type Format, formatOf } from '../../../formats';
import { originalLanguage } from '../../../values/language';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import { eachService } from '../pack/each-service';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks that a unit stands with the formats that show one, and with no other. */
export function checkUnits(pack: PackUnderCheck, report: Report): void {
  eachService(pack, report, checkUnitsOf);
}

function checkUnitsOf(report: Report, { definition, places, located, language: { kinds } }: CheckedService): void {
  // What an office answers may have a format and a unit of its own.
  const foreign = new Set(places.flatMap(({ kind, pointer }) => (kind === 'contract' || kind === 'sample' ? [pointer] : [])));
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || foreign.has(pointer)) return;
    if ('format' in value && typeof value.format === 'string' && Object.hasOwn(kinds.formats, value.format)) {
      const takesUnit = needsUnit(formatOf(kinds.formats, value.format));
      const hasUnit = 'unit' in value && value.unit !== null;
      if (takesUnit && !hasUnit)
        report('unit-of-format', located.valueSpan(`${pointer}/format`), {
          message: say('format-without-unit', { format: value.format }),
          expected: 'unit',
        });
      if (!takesUnit && hasUnit)
        report('unit-of-format', located.keySpan(`${pointer}/unit`), {
          message: say('unit-not-shown', { format: value.format }),
          expected: listNames(Object.entries(kinds.formats).flatMap(([name, format]) => (needsUnit(format) ? [name] : []))),
          got: value.format,
        });
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, childPointer(pointer, name));
  };
  visit(definition, '');
}

const unit = 'm2';

/** Whether a format shows the unit that it is given, and none of its own. */
function needsUnit(format: Format): boolean {
  const options = { language: originalLanguage, timeZone: 'UTC', translate: (key: string) => key, withUnit: true };
  return format.unit !== undefined && format.unit({ ...options, unit: null }) === null && format.unit({ ...options, unit }) !== null;
}
