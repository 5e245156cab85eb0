import { say } from '../../messages';
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
      message: say('base-of-other-version', { base: standardBase, version }),
      expected: standardBase,
      got: extended,
      suggestion: standardBase,
    });
    return false;
  }
  if (!isLowest) return true;
  report('unknown-base', portal.valueSpan('/extends'), {
    message: lack === 'circle' ? say('base-circle') : say('base-not-found'),
    expected: say('base-or-path', { base: standardBase }),
    got: extended,
  });
  return false;
}
