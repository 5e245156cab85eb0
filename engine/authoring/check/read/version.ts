import { say } from '../../messages';
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
    message: isNewer ? say('newer-version', { version: said }) : say('older-version'),
    expected: `"definitionVersion": ${currentVersion}`,
    got: said === undefined ? say('no-version') : JSON.stringify(said),
  });
  return false;
}
