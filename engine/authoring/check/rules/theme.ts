import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

const least = 4.5;

/** Checks that white text can be read on the primary colour. */
export function checkTheme(pack: PackUnderCheck, report: Report): void {
  const primary = pack.portal?.value.theme?.primary;
  if (!pack.portal || primary === undefined) return;
  const contrast = 1.05 / (luminance(primary) + 0.05);
  if (contrast >= least) return;
  report('low-contrast', pack.portal.located.valueSpan('/theme/primary'), {
    message: say('low-contrast'),
    expected: say('darker-colour', { least }),
    got: say('colour-with-contrast', { colour: primary, contrast: contrast.toFixed(2) }),
  });
}

/** Relative luminance of #rrggbb by WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
