import { type Extension, type Range, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { type Token, tokensOf } from '../../engine/authoring/sentences';

const constants = new Set(['true', 'false', 'null', 'in']);

/** Colours of the words, texts, numbers and signs of a formula. */
export const formulaColours: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = coloured(view);
    }

    update({ docChanged, view }: ViewUpdate) {
      if (docChanged) this.decorations = coloured(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function coloured(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const tokens = tokensOf(`=${view.state.doc.toString()}`);
  for (const { from, to, value } of tokens.map((token, index) => rangeOf(token, tokens[index + 1]))) builder.add(from, to, value);
  return builder.finish();
}

function rangeOf(token: Token, next: Token | undefined): Range<Decoration> {
  return Decoration.mark({ class: `formula-${kindOf(token, next)}` }).range(token.start - 1, token.end - 1);
}

function kindOf({ kind, text }: Token, next: Token | undefined): string {
  if (kind !== 'word') return kind;
  if (/^\d/.test(text)) return 'number';
  if (constants.has(text)) return 'constant';
  return next?.text === '(' ? 'function' : 'name';
}
