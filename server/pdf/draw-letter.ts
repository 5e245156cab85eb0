import type { NodeCompiler, NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { addRows } from './add-rows';
import { type Faces, headingOf, measureTable, type TableMeasure, type TablePart } from './column-widths';
import { alphabetOf } from './glyph-codes';
import type { Letter } from './letter';
import { pageFrame } from './page-frame';
import { withRowHeadings } from './row-headings';
import { breakableRows, hasLowRows, needsNewPage } from './table-pages';
import { legible } from './typeface';

/** What letters are drawn with. A thread keeps it from one document to the next. */
export interface Press {
  readonly compiler: NodeCompiler;
  readonly template: string;
  readonly faces: Faces;
}

// Typst sets short tables. It needs 15 KB and 60 µs for each cell, so the rows of longer tables are added to its file afterwards.
const mostTypesetRows = 60;
const mostTypesetRowsTogether = 300;

/** Draws a letter as PDF/UA; throws when it cannot be drawn. `time` is the creation time in the file, in milliseconds. */
export function drawLetter({ compiler, template, faces }: Press, given: Letter, time: number): Uint8Array {
  const letter = legibleLetter(given, faces);
  const frame = pageFrame(letter.landscape);
  const width = frame.width - 2 * frame.side;
  const tables = letter.parts.filter((part): part is TablePart => part.kind === 'table' && part.rows.length > 0);
  const measures = new Map<TablePart, TableMeasure>(tables.map((table) => [table, measureTable(table, width, faces)]));
  let typeset = 0;
  const long = tables.filter(({ rows }) => {
    typeset += rows.length > mostTypesetRows ? 0 : rows.length;
    return rows.length > mostTypesetRows || typeset > mostTypesetRowsTogether;
  });
  const breaks = new Set<TablePart>();

  const compile = (): NodeTypstDocument => {
    const parts = letter.parts.map((part) => {
      const measure = part.kind === 'table' ? measures.get(part) : undefined;
      if (part.kind !== 'table' || measure === undefined) return part;
      const isLong = long.includes(part);
      return {
        ...part,
        ...measure,
        isLong,
        newPage: breaks.has(part),
        whole: hasLowRows(part, measure, faces),
        rows: isLong ? [] : breakableRows(part, measure, faces),
      };
    });
    const alphabet = long.length === 0 ? null : alphabetsOf(letter, long);
    const compiled = compiler.compile({ mainFileContent: template, inputs: { data: JSON.stringify({ ...letter, parts, alphabet }) } });
    const error = compiled.takeError();
    if (error || !compiled.result) throw new Error(JSON.stringify(error ? compiler.fetchDiagnostics(error) : 'no document'));
    return compiled.result;
  };
  const write = (document: NodeTypstDocument) =>
    compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp: Math.floor(time / 1000) });

  let document = compile();
  const leads = tables.map(({ rowHeader }) => rowHeader);
  if (long.length === 0) return withRowHeadings(write(document), leads);
  let heads = headsOf(compiler, document);
  for (const [index, table] of long.entries()) {
    const head = heads[index];
    if (!head || !needsNewPage(frame, head.y, measures.get(table)?.size ?? 0)) continue;
    breaks.add(table);
    document = compile();
    heads = headsOf(compiler, document);
  }
  const open = long.flatMap((part, index) => {
    const [head, measure] = [heads[index], measures.get(part)];
    return head && measure ? [{ part, measure, place: tables.indexOf(part), page: head.page - 1, top: head.y }] : [];
  });
  return addRows(write(document), letter, { open, leads }, faces, frame);
}

interface Head {
  readonly page: number;
  readonly y: number;
}

/** Where the headings of long tables end, in the order of the document. */
function headsOf(compiler: NodeCompiler, document: NodeTypstDocument): readonly Head[] {
  const found: readonly { readonly value: Head }[] = compiler.query(document, { selector: '<below-head>' });
  return found.map(({ value }) => value);
}

function alphabetsOf({ words }: Letter, long: readonly TablePart[]): { readonly regular: string; readonly bold: string } {
  const bold = long.flatMap(({ columns, totals }) => [
    ...columns.map(headingOf),
    totals?.label ?? '',
    ...(totals?.cells ?? []).map((cell) => cell ?? ''),
  ]);
  return {
    regular: alphabetOf([...long.flatMap(({ rows }) => rows.map((row) => row.join(''))), ...words.notes, words.page, ' ·0123456789']),
    bold: alphabetOf([...bold, ' :']),
  };
}

/** The letter with each character that the fonts lack replaced. */
function legibleLetter<Value>(letter: Value, faces: Faces): Value {
  return mapTexts(letter, (text) => legible(faces.regular, text));
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
}
