import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';

/** Checks that the pictures which portal.json names are in the folders assets, as far as these were given. */
export function checkPictures({ portal, pictures }: PackUnderCheck, report: Report): void {
  const arms = portal?.value.office.arms;
  if (!portal || arms === undefined || pictures === null || pictures.has(arms)) return;
  report('missing-picture', portal.located.valueSpan('/office/arms'), {
    message: say('no-picture', { name: arms }),
    expected: listNames(pictures),
    got: arms,
    suggestion: nearest(arms, pictures),
  });
}
