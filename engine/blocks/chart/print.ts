import type { BlockPrinter } from '../../screen/printable';
import { drawPaper } from './draw-paper';
import type { ChartModel } from './model';

export const printer: BlockPrinter<ChartModel> = {
  parts(chart) {
    const { summary, trend, cut, points, title, language } = chart;
    if (points.length === 0) return [];
    const number = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
    const sentences = [summary, trend?.text ?? '', cut ?? ''].filter((text) => text !== '');
    return [
      ...sentences.map((text) => ({ kind: 'paragraph' as const, text })),
      {
        kind: 'picture',
        svg: drawPaper(chart, (value) => number.format(value)),
        alt: [title, ...sentences].join(': '),
        caption: title,
        width: 'full',
      },
    ];
  },
};
