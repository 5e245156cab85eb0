import type { Report } from '../problems/problem';
import type { CheckedService, PackUnderCheck } from './pack-under-check';

/**
 * Checks each service by itself. Only what stands behind `check` is shown to it, because it runs again only if the service or one of these
 * things is another one than at the last check.
 */
export function eachService<Rest extends readonly unknown[]>(
  { services, memory }: PackUnderCheck,
  report: Report,
  check: (report: Report, service: CheckedService, ...rest: Rest) => void,
  ...rest: Rest
): void {
  for (const service of services) memory.recall(check, report, service, ...rest);
}
