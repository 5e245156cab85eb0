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
import { ChartKeys } from './ChartKeys';
import { barChartHeight, heightWhileWaiting } from './chart-height';
import { isOfParts, partNames } from './part-names';
import { useNarrowScreen } from './use-narrow-screen';

const Drawing = lazy(async () => ({ default: (await import('./ChartDrawing')).ChartDrawing }));

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
            {block.trend === null ? null : (
              <p className="chart-summary">
                <Words text={block.trend.text} />
              </p>
            )}
            {block.cut === null || isHidden ? null : <p className="chart-cut">{block.cut}</p>}
            {isHidden ? null : <ChartKeys block={block} contrast={contrast} />}
            {isHidden ? null : (
              <div className="chart-place" style={block.kind === 'bar' ? { height: heightOf(block, isNarrow) } : undefined}>
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

function heightOf(block: BlockModelOf<'chart'>, isNarrow: boolean): number {
  if (!isOfParts(block)) return barChartHeight(block.points, isNarrow);
  const { names, beside } = partNames(block, isNarrow);
  return barChartHeight(names, isNarrow, beside);
}
