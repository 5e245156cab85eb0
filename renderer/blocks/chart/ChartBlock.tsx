import './chart.css';
import { lazy, Suspense } from 'react';
import type { BlockModelOf } from '../../../engine';
import { useAtomValue } from '../../storage/atom';
import { Words } from '../../texts/Words';
import { contrastAtom } from '../../theme/contrast-atom';
import { BlockFrame } from '../frame/BlockFrame';
import { Heading } from '../frame/Heading';
import type { BlockProps } from '../frame/nested-blocks';
import { useRegionName } from '../frame/region-name';
import { barChartHeight, heightWhileWaiting } from './chart-height';
import { useNarrowScreen } from './use-narrow-screen';

const Drawing = lazy(async () => ({ default: (await import('./ChartDrawing')).ChartDrawing }));

/** What bar, outline and brackets mean; nothing to whoever hears the sentence and the table. */
function ChartKeys({ keys }: { readonly keys: BlockModelOf<'chart'>['keys'] }) {
  return (
    <ul className="chart-keys" aria-hidden="true">
      {keys.map(({ mark, label }) => (
        <li key={mark}>
          <span className={`chart-key chart-key-${mark}`}>{mark === 'brackets' ? '(…)' : null}</span>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A chart under a sentence that says what it shows. The sentence stays where the drawing is left out. */
export function ChartBlock({ block, level, retry }: BlockProps<'chart'>) {
  const name = useRegionName(block.title, `${block.id}-title`);
  const contrast = useAtomValue(contrastAtom);
  const isNarrow = useNarrowScreen();
  // The chart's table is on the same screen and already shows the failure.
  if (block.state.status === 'error') return null;
  const isHidden = block.hideInHighContrast && contrast === 'high';
  return (
    <BlockFrame state={block.state} rows={8} height={heightWhileWaiting(block, isNarrow)} retry={retry}>
      {() =>
        block.points.length === 0 ? null : (
          <section className="block chart" {...name}>
            <Heading level={level} id={`${block.id}-title`}>
              {block.title}
            </Heading>
            <p className="chart-summary">
              <Words text={block.summary} />
            </p>
            {isHidden || block.keys.length === 0 ? null : <ChartKeys keys={block.keys} />}
            {isHidden ? null : (
              <div className="chart-place" style={block.kind === 'bar' ? { height: barChartHeight(block.points, isNarrow) } : undefined}>
                <Suspense fallback={null}>
                  <Drawing block={block} contrast={contrast} />
                </Suspense>
              </div>
            )}
          </section>
        )
      }
    </BlockFrame>
  );
}
