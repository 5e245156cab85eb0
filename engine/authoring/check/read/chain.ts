import { type BaseLayers, extendsOf, standardBase, standardBaseIn } from '../../source/base-layers';
import { currentVersion } from '../../source/version';
import type { Report } from '../problems/problem';
import type { Layer } from './layer';

/**
 * Whether each layer's `extends` leads to the next, from one's own folder down to one that extends no other. What does not is reported at the
 * line that says it; `lack` says why the lowest layer's leads no further.
 */
export function isChain(layers: readonly Layer[], lack: BaseLayers['lack'], report: Report): boolean {
  return layers.map((layer, index) => leadsOn(layer, index === layers.length - 1, lack, report)).every(Boolean);
}

function leadsOn({ portal }: Layer, isLowest: boolean, lack: BaseLayers['lack'], report: Report): boolean {
  const extended = portal ? extendsOf(portal.value) : null;
  if (!portal || extended === null) return true;
  const version = standardBaseIn(extended)?.version ?? null;
  if (version !== null && version !== currentVersion) {
    report('unknown-base', portal.valueSpan('/extends'), {
      message: `This program brings the base pack ${standardBase}, not version ${version}.`,
      expected: standardBase,
      got: extended,
      suggestion: standardBase,
    });
    return false;
  }
  if (!isLowest) return true;
  report('unknown-base', portal.valueSpan('/extends'), {
    message:
      lack === 'circle'
        ? 'This leads back to a folder that extends this one, so there is no lowest folder.'
        : 'The folder in extends was not found.',
    expected: `${standardBase}, or a path from this folder to a definitions folder`,
    got: extended,
  });
  return false;
}
