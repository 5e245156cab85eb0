import type { Sheet, SheetCell } from './sheet';

// Days are counted from here; spreadsheets take 1900 for a leap year.
const dayZero = Date.UTC(1899, 11, 30);
const msOfDay = 86_400_000;
const mostText = 32_767;
const narrowest = 8;
const widest = 60;
const rowsForWidth = 500;
const mostPlaces = 6;

// Styles of cells, by their place in styles.xml: plain, day, then numbers with 0 to 6 decimal places; the same once more in bold.
const dayStyle = 1;
const firstNumber = 2;
const boldFrom = firstNumber + mostPlaces + 1;

/** The parts of an XLSX file (ECMA-376) with one sheet, by their paths: the heading stays in view, columns are as wide as their texts. */
export function xlsxFiles(sheet: Sheet, title: string): Readonly<Record<string, string>> {
  return {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/worksheets/sheet1.xml', 'worksheet')}${part('/xl/styles.xml', 'styles')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}/relationships"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': styles(),
    'xl/worksheets/sheet1.xml': worksheet(sheet),
  };
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006';

function part(path: string, type: string): string {
  return `<Override PartName="${path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
}

function relations(targets: readonly (readonly [string, string])[]): string {
  const all = targets.map(
    ([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${office}/relationships/${type}" Target="${target}"/>`,
  );
  return `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`;
}

function styles(): string {
  const custom = Array.from(
    { length: mostPlaces },
    (_, place) => `<numFmt numFmtId="${164 + place}" formatCode="#,##0.${'0'.repeat(place + 1)}"/>`,
  );
  const formats = [0, 14, 1, ...custom.map((_, place) => 164 + place)];
  const cell = (bold: number) => (format: number) =>
    `<xf numFmtId="${format}" fontId="${bold}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  const cells = [...formats.map(cell(0)), ...formats.map(cell(1))];
  return `${head}<styleSheet xmlns="${main}"><numFmts count="${custom.length}">${custom.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length}">${cells.join('')}</cellXfs></styleSheet>`;
}

function worksheet({ headings, rows, totals }: Sheet): string {
  const widths = headings.map((heading, column) => {
    const lengths = rows.slice(0, rowsForWidth).map((row) => shownLength(row[column] ?? ''));
    return Math.min(widest, Math.max(narrowest, heading.length + 2, ...lengths.map((length) => length + 2)));
  });
  const columns = widths.map((width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`);
  const lines = [line(headings, true), ...rows.map((row) => line(row, false)), ...(totals === null ? [] : [line(totals, true)])];
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function line(cells: readonly SheetCell[], isBold: boolean): string {
  return `<row>${cells.map((cell) => cellXml(cell, isBold ? boldFrom : 0)).join('')}</row>`;
}

function cellXml(cell: SheetCell, style: number): string {
  if (typeof cell === 'string')
    return cell === ''
      ? '<c/>'
      : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, mostText))}</t></is></c>`;
  if ('day' in cell) return `<c s="${style + dayStyle}"><v>${(cell.day - dayZero) / msOfDay}</v></c>`;
  return `<c s="${style + firstNumber + Math.min(mostPlaces, cell.places)}"><v>${cell.number}</v></c>`;
}

function shownLength(cell: SheetCell): number {
  if (typeof cell === 'string') return cell.length;
  if ('day' in cell) return 'dd.mm.rrrr'.length;
  const whole = String(Math.trunc(cell.number)).length;
  return whole + Math.floor(whole / 3) + (cell.places === 0 ? 0 : cell.places + 1);
}

function sheetName(title: string): string {
  const name = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  return name.slice(0, 31).trim() || 'Arkusz';
}

// Characters that XML cannot hold are left out: control characters, and halves of pairs.
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
