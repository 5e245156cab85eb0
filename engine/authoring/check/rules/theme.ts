import { contrastWithWhite, leastContrast, readableShade } from '../../../values/contrast';
import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** Checks that white text can be read on the primary colour. */
export function checkTheme(pack: PackUnderCheck, report: Report): void {
  const primary = pack.portal?.value.theme?.primary;
  if (!pack.portal || primary === undefined) return;
  const contrast = contrastWithWhite(primary);
  if (contrast >= leastContrast) return;
  report('low-contrast', pack.portal.located.valueSpan('/theme/primary'), {
    message: say('low-contrast'),
    expected: say('darker-colour', { least: leastContrast }),
    got: say('colour-with-contrast', { colour: primary, contrast: contrast.toFixed(2) }),
    suggestion: readableShade(primary),
  });
}
