import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

// A portal on the author's own machine has no certificate.
const ownMachine = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** Checks that other sites are reached by https: browsers show no page over http inside one over https, and a form would be sent in clear text. */
export function checkOrigins({ portal }: PackUnderCheck, report: Report): void {
  if (!portal) return;
  for (const name of ['embedOrigins', 'formOrigins'] as const)
    for (const [index, origin] of (portal.value[name] ?? []).entries()) {
      if (!origin.startsWith('http:') || ownMachine.test(origin)) continue;
      const suggestion = origin.replace('http:', 'https:');
      report('insecure-origin', portal.located.valueSpan(`/${name}/${index}`), {
        message: say('insecure-origin', { origin }),
        expected: suggestion,
        got: origin,
        suggestion,
      });
    }
}
