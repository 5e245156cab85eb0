// Draws the documents of one contestant in its own process, so that its memory can be measured: `pdf-child.ts <contestant> <rows>
// <documents>`.
import { createRequire } from 'node:module';
import { drawLetter } from '../../server/pdf/draw-letter';
import { letterOf } from '../../server/pdf/letter';
import { createPress, fontFiles } from '../../server/pdf/press';
import { readPdf } from '../read-pdf';
import { type BenchTable, benchTable } from './pdf-rows';

/** What the process reports. */
export interface PdfReport {
  /** Milliseconds for each document; the first includes starting up. */
  readonly times: readonly number[];
  /** Highest memory use of the process before the file was checked, MiB. */
  readonly peak: number;
  readonly size: number;
  readonly tags: Readonly<Record<'Table' | 'TR' | 'TH' | 'TD', number>>;
}

type Draw = (table: BenchTable) => Promise<Uint8Array>;

// The methods of the other libraries that are used here. Their published types lack those that tag a table.
interface KitTag {
  end(): void;
}
interface KitDocument {
  on(event: 'data' | 'end', take: (chunk: Buffer) => void): void;
  struct(type: string): KitTag;
  addStructure(tag: KitTag): void;
  fontSize(size: number): KitDocument;
  text(text: string, options: object): KitDocument;
  table(options: object): KitDocument;
  end(): void;
}
interface MakeModule {
  setUrlAccessPolicy(allows: () => boolean): void;
  setLocalAccessPolicy(allows: () => boolean): void;
  setFonts(fonts: object): void;
  createPdf(document: object): { getBuffer(): Promise<Uint8Array> };
}

const require = createRequire(import.meta.url);
const title = 'Dochody budżetu';

function ours(): Draw {
  const press = createPress();
  const letterhead = { officeName: 'Gmina Przykładowa', address: 'ul. Główna 1', primary: '#1d5b8f', sample: true, arms: null };
  return async (table) => {
    const document = { title, language: 'pl' as const, intro: 'Plan i wykonanie.', choices: [], parts: [table], orientation: null };
    const drawn = drawLetter(
      press,
      letterOf(document, letterhead, (key) => key, '21.11.2026'),
      0,
    );
    press.compiler.evictCache(1);
    return drawn;
  };
}

function pdfkit(): Draw {
  const PDFDocument: new (options: object) => KitDocument = require('pdfkit');
  return async ({ columns, rows }) => {
    const pdf = new PDFDocument({
      size: 'A4',
      layout: 'landscape',
      margin: 56,
      tagged: true,
      pdfVersion: '1.7',
      subset: 'PDF/UA',
      lang: 'pl',
      displayTitle: true,
      info: { Title: title },
      font: fontFiles.regular,
    });
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve) => {
      pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      pdf.on('end', () => resolve());
    });
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    pdf.fontSize(8).text(title, { structParent: root, structType: 'H1' });
    const width = { narrow: 55, normal: 75, wide: '*' };
    pdf.table({
      structParent: root,
      columnStyles: columns.map((column) => ({ width: width[column.width] })),
      data: [columns.map(({ label }) => ({ text: label, type: 'TH' })), ...rows.map((row) => [...row])],
    });
    root.end();
    pdf.end();
    await ended;
    return Buffer.concat(chunks);
  };
}

function pdfmake(): Draw {
  const make: MakeModule = require('pdfmake');
  make.setUrlAccessPolicy(() => false);
  make.setLocalAccessPolicy(() => true);
  make.setFonts({ Sans: { normal: fontFiles.regular, bold: fontFiles.bold } });
  return async ({ columns, rows }) => {
    const width = { narrow: 45, normal: 65, wide: '*' };
    const pdf = make.createPdf({
      pageOrientation: 'landscape',
      pageSize: 'A4',
      defaultStyle: { font: 'Sans', fontSize: 8 },
      content: [
        title,
        {
          table: {
            headerRows: 1,
            widths: columns.map((column) => width[column.width]),
            body: [columns.map(({ label }) => label), ...rows.map((row) => [...row])],
          },
        },
      ],
    });
    return await pdf.getBuffer();
  };
}

const contestants: Readonly<Record<string, () => Draw>> = { ours, pdfkit, pdfmake };

async function report(name: string, rows: number, documents: number): Promise<PdfReport> {
  const open = contestants[name];
  if (!open) throw new Error(`There is no contestant ${name}.`);
  const times: number[] = [];
  let start = performance.now();
  const draw = open();
  let pdf: Uint8Array = new Uint8Array();
  for (let document = 1; document <= documents; document += 1) {
    const table = benchTable(rows, document);
    if (document > 1) start = performance.now();
    pdf = await draw(table);
    times.push(performance.now() - start);
  }
  const peak = process.resourceUsage().maxRSS / 1024;
  const { count } = readPdf(Buffer.from(pdf));
  const tags = { Table: count('Table'), TR: count('TR'), TH: count('TH'), TD: count('TD') };
  return { times, peak, size: pdf.length, tags };
}

const [, , name = '', rows = '', documents = ''] = process.argv;
process.stdout.write(JSON.stringify(await report(name, Number(rows), Number(documents))));
