import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Measure, median } from './measure';
import type { PdfReport } from './pdf-child';

const child = join(import.meta.dirname, 'pdf-child.ts');
const columns = 9;
// Other libraries take up to a minute for 10 000 rows, so they draw only one document of that size.
const sizes = [
  { rows: 1_000, documents: { ours: 6, others: 4 }, seconds: 0.5, memory: null },
  { rows: 10_000, documents: { ours: 4, others: 1 }, seconds: 6, memory: 700 },
] as const;

/** Time and memory for the PDF of a long table, compared with two other libraries that draw the same rows, each in its own process. */
export async function measurePdf(): Promise<Measure[]> {
  return sizes.flatMap(({ rows, documents, seconds, memory }) => {
    const ours = draw('ours', rows, documents.ours);
    expectTags(ours, rows);
    const others = (['pdfkit', 'pdfmake'] as const).map((name) => ({ name, report: draw(name, rows, documents.others) }));
    const what = `PDF of ${rows} × ${columns} cells`;
    const beside = (shown: (report: PdfReport) => string) => others.map(({ name, report }) => `${name} ${shown(report)}`).join(', ');
    const warm = median(ours.times.slice(1)) / 1_000;
    const figures: Measure[] = [
      {
        name: `${what}, warm`,
        ours: `${warm.toFixed(2)} s`,
        other: beside(
          ({ times }) => `${(median(times.length > 1 ? times.slice(1) : times) / 1_000).toFixed(2)} s${times.length > 1 ? '' : ' (cold)'}`,
        ),
        value: warm,
        bound: seconds,
        unit: 's',
      },
      reported(`${what}, first document of a process`, ours, beside, ({ times }) => ({ value: (times[0] ?? 0) / 1_000, unit: 's' })),
      { ...reported(`${what}, most memory of the process`, ours, beside, ({ peak }) => ({ value: peak, unit: 'MiB' })), bound: memory },
      reported(`${what}, size of the file`, ours, beside, ({ size }) => ({ value: size / 1024, unit: 'KiB' })),
      reported(`${what}, tagged cells`, ours, beside, ({ tags }) => ({ value: tags.TH + tags.TD, unit: '' })),
    ];
    return figures;
  });
}

interface Figure {
  readonly value: number;
  readonly unit: Measure['unit'];
}

function reported(
  name: string,
  ours: PdfReport,
  beside: (shown: (report: PdfReport) => string) => string,
  figure: (report: PdfReport) => Figure,
): Measure {
  const shown = (report: PdfReport) => {
    const { value, unit } = figure(report);
    return unit === '' ? String(value) : `${unit === 's' ? value.toFixed(2) : Math.round(value)} ${unit}`;
  };
  return { name, ours: shown(ours), other: beside(shown), ...figure(ours), bound: null };
}

function draw(name: string, rows: number, documents: number): PdfReport {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', child, name, String(rows), String(documents)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} could not draw ${rows} rows: ${stderr}`);
  return JSON.parse(stdout);
}

function expectTags({ tags }: PdfReport, rows: number): void {
  // Every column has a heading, and the first cell of each row is its row heading.
  const wanted = { Table: 1, TR: rows + 1, TH: columns + rows, TD: rows * (columns - 1) };
  if (JSON.stringify(tags) !== JSON.stringify(wanted))
    throw new Error(`The tags are ${JSON.stringify(tags)} instead of ${JSON.stringify(wanted)}.`);
}
