import { isExpression } from '../../../expressions';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { CheckedService, PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { readPaths } from '../typing/formula';

/** Checks that the flags in lastingFeatures are also in features, which gives their value, and that something reads those in features. */
export function checkFeatures(pack: PackUnderCheck, report: Report): void {
  const { portal } = pack;
  if (!portal) return;
  const known = Object.keys(portal.value.features ?? {});
  checkUnread(pack, known, report);
  for (const [index, flag] of (portal.value.lastingFeatures ?? []).entries()) {
    if (known.includes(flag)) continue;
    report('lasting-feature', portal.located.valueSpan(childPointer('/lastingFeatures', index)), {
      message: say('flag-not-in-features', { flag }),
      expected: listNames(known),
      got: flag,
      suggestion: nearest(flag, known),
    });
  }
}

/** A flag that nobody reads is a misspelt one. Without a configuration call the portal's own flags are nowhere declared. */
function checkUnread(
  { portal, services, calls, memory, isBase, complete }: PackUnderCheck,
  flags: readonly string[],
  report: Report,
): void {
  const declared = calls?.calls[portal?.value.shell?.configuration ?? '']?.response.properties;
  if (!portal || !declared || !complete) return;
  const known = Object.keys(declared);
  const read = new Set([...known, ...services.flatMap((service) => memory.recall(flagsReadBy, report, service))]);
  for (const flag of flags) {
    const span = portal.located.keySpan(childPointer('/features', flag));
    // What a folder below offers may be for screens that this one has left out.
    if (read.has(flag) || isBase(span.place.file)) continue;
    report('unread-feature', span, {
      message: say('flag-not-read', { flag }),
      expected: listNames(known),
      got: flag,
      suggestion: nearest(
        flag,
        known.filter((name) => !flags.includes(name)),
      ),
    });
  }
}

function flagsReadBy(_report: Report, { definition, places }: CheckedService): readonly string[] {
  const read = places.flatMap(({ value }) =>
    isExpression(value) && value.includes('config')
      ? readPaths(value).flatMap(([root, name]) => (root === 'config' && name ? [name] : []))
      : [],
  );
  return definition.access?.flag === undefined ? read : [...read, definition.access.flag];
}
