/** Turns positions of a text into lines and columns, both counted from 1. */
export interface LineIndex {
  position(offset: number): { readonly line: number; readonly column: number };
  /** Text of a line without its end. */
  lineText(line: number): string;
  readonly lineCount: number;
}

/** Finds the lines of a text. */
export function indexLines(text: string): LineIndex {
  const starts = [0];
  for (let offset = text.indexOf('\n'); offset !== -1; offset = text.indexOf('\n', offset + 1)) starts.push(offset + 1);
  return {
    lineCount: starts.length,
    position(offset) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
    },
    lineText(line) {
      const start = starts[line - 1] ?? text.length;
      return text.slice(start, starts[line] ?? text.length).replace(/\r?\n$/, '');
    },
  };
}
