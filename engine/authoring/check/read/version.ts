import { currentVersion } from '../../source/version';
import type { Report } from '../problems/problem';
import type { Layer } from './layer';

/**
 * Whether a folder is written in the current version of the language; reports it if not. Without a valid portal.json nothing is reported.
 */
export function isOfThisVersion({ portal }: Layer, report: Report): boolean {
  if (!portal) return true;
  const { value } = portal;
  const said: unknown = typeof value === 'object' && value !== null && 'definitionVersion' in value ? value.definitionVersion : undefined;
  if (said === currentVersion) return true;
  const isNewer = typeof said === 'number' && said > currentVersion;
  report('definition-version', said === undefined ? portal.valueSpan('') : portal.valueSpan('/definitionVersion'), {
    message: isNewer
      ? `This folder is written in version ${said} of the definition language, which this program does not know yet.`
      : `This folder is written in an older version of the definition language. Update it with npm run migrate -- <folder>.`,
    expected: `"definitionVersion": ${currentVersion}`,
    got: said === undefined ? 'no definitionVersion, which means version 1' : JSON.stringify(said),
  });
  return false;
}
