import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChartsReactCore from 'echarts-for-react/esm/core';
import { useEffect, useMemo, useRef } from 'react';
import type { BlockModelOf } from '../../../engine';
import { usePortal } from '../../pack/use-pack';
import { useAtomValue } from '../../storage/atom';
import { useTranslation } from '../../texts/open-texts';
import { schemeAtom } from '../../theme/colours-atom';
import type { Contrast } from '../../theme/contrast-atom';
import { usePrinting } from '../frame/use-printing';
import { chartOption } from './chart-option';
import { useNarrowScreen } from './use-narrow-screen';

// Only the parts that blocks can ask for; the whole library is several times as large.
echarts.use([BarChart, PieChart, LineChart, GridComponent, AriaComponent, SVGRenderer]);

const renderer = { renderer: 'svg' } as const;
const fill = { width: '100%', height: '100%' } as const;

/** Draws a chart. This file is loaded only by screens that show one. */
export function ChartDrawing({ block, contrast }: { readonly block: BlockModelOf<'chart'>; readonly contrast: Contrast }) {
  const { theme } = usePortal().pack.index;
  const chosen = useAtomValue(schemeAtom);
  // Paper is white whatever the page looks like.
  const scheme = usePrinting() ? 'light' : chosen;
  const { primary } = scheme === 'dark' ? theme.onDark : theme;
  const isNarrow = useNarrowScreen();
  const { language } = useTranslation();
  const option = useMemo(
    () => chartOption(block, { contrast, scheme, primary, isNarrow, language }),
    [block, contrast, scheme, primary, isNarrow, language],
  );
  const drawing = useRef<EChartsReactCore>(null);
  useEffect(() => (drawing.current === null ? undefined : followSize(drawing.current)), []);
  return <EChartsReactCore ref={drawing} echarts={echarts} option={option} notMerge opts={renderer} style={fill} autoResize={false} />;
}

/**
 * Keeps a drawing as large as its place until the returned function is called. The library's own watch takes the first change of size for the
 * beginning of its work and ignores it: a phone turned at that moment would keep a chart of the other width.
 */
function followSize(drawing: EChartsReactCore): () => void {
  const watch = new ResizeObserver(() => {
    const chart = drawing.getEchartsInstance();
    const { clientWidth, clientHeight } = drawing.ele;
    if (chart && (chart.getWidth() !== clientWidth || chart.getHeight() !== clientHeight)) {
      chart.resize({ width: 'auto', height: 'auto' });
    }
  });
  watch.observe(drawing.ele);
  return () => watch.disconnect();
}
