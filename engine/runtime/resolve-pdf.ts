import { allModels, type BlockModel, showsTable } from '../screen/block-model';
import { resolveFile } from '../screen/resolve-file';
import { optionalWords, readinessOf, type Screen } from '../screen/screen';
import type { ScreenPdf } from '../screen/service-model';
import type { TableModel } from '../screen/table-model';
import { groupedDigits } from '../values/decimal-text';

/** The PDF of the whole screen; above the limit of rows its tables take its place. */
export function resolvePdf(screen: Screen, blocks: readonly BlockModel[]): ScreenPdf | null {
  const pdf = screen.service.definition.pdf;
  if (!pdf) return null;
  const offered =
    readinessOf(screen, 'pdf').status === 'ready' && (pdf.when === undefined || screen.evaluate(pdf.when, screen.scope) === true);
  const tooLong = offered ? tooLongOf(screen, blocks) : null;
  return {
    label: optionalWords(screen, pdf.label) ?? screen.context.translate('pdf.download'),
    intro: optionalWords(screen, pdf.intro),
    button: pdf.button !== false,
    file: offered && tooLong === null ? resolveFile(screen, pdf) : null,
    tooLong,
  };
}

function tooLongOf({ context }: Screen, blocks: readonly BlockModel[]): ScreenPdf['tooLong'] {
  const { mostPdfRows, translate } = context;
  const tables = tablesOf(blocks);
  const rows = tables.reduce((sum, { table }) => sum + table.rowCount, 0);
  if (mostPdfRows === undefined || rows <= mostPdfRows) return null;
  const offered = tables
    .filter(({ csv, table }) => csv && table.rowCount > 0)
    .map(({ id, title, csvName, table }) => ({ id, title, csvName, table }));
  const values = { most: groupedDigits(String(mostPdfRows)) };
  return { message: offered.length > 0 ? translate('pdf.tooLong', values) : translate('pdf.tooLongNarrow', values), tables: offered };
}

function tablesOf(blocks: readonly BlockModel[]): readonly ShownTable[] {
  return allModels(blocks).flatMap((block) => (showsTable(block) && block.table !== null ? [{ ...block, table: block.table }] : []));
}

interface ShownTable {
  readonly id: string;
  readonly title: string;
  readonly csv: boolean;
  readonly csvName: string;
  readonly table: TableModel;
}
