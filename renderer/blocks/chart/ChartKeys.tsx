import type { BlockModelOf } from '../../../engine';
import { usePortal } from '../../pack/use-pack';
import { useAtomValue } from '../../storage/atom';
import { schemeAtom } from '../../theme/colours-atom';
import type { Contrast } from '../../theme/contrast-atom';
import { usePrinting } from '../frame/use-printing';
import { chartColours } from './chart-colours';
import { areNamedAtEnds, type PartLook, partLook } from './part-look';

interface Props {
  readonly block: BlockModelOf<'chart'>;
  readonly contrast: Contrast;
}

/** What the parts of a chart mean. Whoever hears the sentence and the table needs no legend. */
export function ChartKeys({ block, contrast }: Props) {
  const { theme } = usePortal().pack.index;
  const chosen = useAtomValue(schemeAtom);
  const scheme = usePrinting() ? 'light' : chosen;
  const { keys, kind, palette } = block;
  if (keys.length === 0 || (kind === 'line' && areNamedAtEnds(keys.map(({ label }) => label)))) return null;
  const { primary } = scheme === 'dark' ? theme.onDark : theme;
  const colours = chartColours({ contrast, scheme, primary }, palette);
  return (
    <ul className="chart-keys" aria-hidden="true">
      {keys.map((key) => (
        <li key={key.mark === 'part' ? key.part : key.mark}>
          {key.mark === 'part' ? (
            <PartMark look={partLook(key.part, colours)} isLine={kind === 'line'} />
          ) : (
            <span className={`chart-key chart-key-${key.mark}`}>{key.mark === 'brackets' ? '(…)' : null}</span>
          )}
          {key.label}
        </li>
      ))}
    </ul>
  );
}

function PartMark({ look: { colour, ink, path, dash }, isLine }: { readonly look: PartLook; readonly isLine: boolean }) {
  return (
    <svg className="chart-key chart-key-part" viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
      {isLine ? (
        <path d="M0 8h28" stroke={colour} strokeWidth="3" strokeDasharray={dash.join(' ')} />
      ) : (
        <>
          <rect width="28" height="16" fill={colour} />
          <path d={path} stroke={ink} strokeWidth="2" fill="none" />
        </>
      )}
    </svg>
  );
}
