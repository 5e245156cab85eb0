import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks that the flags in lastingFeatures are also in features, which gives their value. */
export function checkFeatures({ portal }: PackUnderCheck, report: Report): void {
  if (!portal) return;
  const known = Object.keys(portal.value.features ?? {});
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
