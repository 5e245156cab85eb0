import { childPointer } from '../../parse/json-pointer';
import { listNames, nearest } from '../nearest';
import type { PackUnderCheck } from '../pack-under-check';
import type { Report } from '../problem';
import type { RuleSet } from '../rule-set';

/** Rules about configuration flags. */
export const featureRules = {
  'lasting-feature': { severity: 'error', description: 'A flag that lasts without the configuration of the office stands in features.' },
} as const satisfies RuleSet;

/** Checks that the flags that last are flags of the pack: of another one nobody would know how it stays. */
export function checkFeatures({ portal }: PackUnderCheck, report: Report): void {
  if (!portal) return;
  const known = Object.keys(portal.value.features ?? {});
  for (const [index, flag] of (portal.value.lastingFeatures ?? []).entries()) {
    if (known.includes(flag)) continue;
    report('lasting-feature', portal.located.valueSpan(childPointer('/lastingFeatures', index)), {
      message: `features has no flag ${flag}.`,
      expected: listNames(known),
      got: flag,
      suggestion: nearest(flag, known),
    });
  }
}
