import type { BlockPrinter } from '../../screen/printable';
import { drawPaper } from './draw-paper';
import type { MapModel } from './model';

export const printer: BlockPrinter<MapModel> = {
  parts(map) {
    const { summary, left, places, title } = map;
    const sentences = [summary, left ?? ''].filter((text) => text !== '');
    if (sentences.length === 0) return [];
    return [
      ...sentences.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(places.length === 0
        ? []
        : [
            {
              kind: 'picture' as const,
              svg: drawPaper(map),
              alt: [title, ...sentences].join(': '),
              caption: title,
              width: 'full' as const,
            },
          ]),
    ];
  },
};
