import { explanationLines } from '../../explanations';
import type { BlockPrinter } from '../../screen/printable';
import type { ExplanationModel } from './model';

export const printer: BlockPrinter<ExplanationModel> = {
  parts: ({ explanation }, level) =>
    explanation === null
      ? []
      : [
          { kind: 'heading', level, text: explanation.question },
          ...explanationLines(explanation).map((text) => ({ kind: 'paragraph' as const, text })),
        ],
};
