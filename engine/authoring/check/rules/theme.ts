import { contrastWithWhite, leastContrast } from '../../../values/contrast';
import { isVisible, plainTheme, themePairs, visibleShade } from '../../../values/theme-contrast';
import { say } from '../../messages';
import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** Checks that text and marks in the colours of the municipality can be seen on the grounds that the portal draws them on. */
export function checkTheme(pack: PackUnderCheck, report: Report): void {
  const { portal } = pack;
  if (!portal) return;
  const { theme } = portal.value;
  const colours = { ...plainTheme, ...theme };
  const isUnreadable = contrastWithWhite(colours.primary) < leastContrast;
  if (isUnreadable && theme?.primary !== undefined)
    report('low-contrast', portal.located.valueSpan('/theme/primary'), {
      message: say('low-contrast'),
      expected: say('darker-colour', { least: leastContrast }),
      got: say('colour-with-contrast', { colour: colours.primary, contrast: contrastWithWhite(colours.primary).toFixed(2) }),
      suggestion: visibleShade(colours, 'primary'),
    });
  for (const colour of ['primary', 'accent'] as const) {
    const [worst] = themePairs(colours)
      .filter((pair) => pair.colour === colour && !isVisible(pair))
      .sort((one, other) => one.contrast / one.least - other.contrast / other.least);
    if (worst === undefined || theme?.[colour] === undefined || (colour === 'primary' && isUnreadable)) continue;
    report('faint-colour', portal.located.valueSpan(`/theme/${colour}`), {
      message: say(colour === 'primary' ? 'faint-links' : 'faint-marks'),
      expected: say('darker-colour', { least: worst.least }),
      got: say('colour-with-contrast', { colour: colours[colour], contrast: worst.contrast.toFixed(2) }),
      suggestion: visibleShade(colours, colour),
    });
  }
}
