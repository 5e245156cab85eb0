import type { ServiceDefinition } from '../language/language.generated';
import { allModels, type BlockModel, type FileDemand, showsTable } from '../screen/block-model';
import { resolveFile, resolveFileName } from '../screen/resolve-file';
import { firstThatHolds, optionalWords, readinessOf, type Screen } from '../screen/screen';
import type { ScreenPdf } from '../screen/service-model';
import type { TableModel } from '../screen/table-model';
import { groupedDigits } from '../values/decimal-text';
import { documentRequest } from './document-order';
import type { ScreenPlan } from './plan-screen';

type Pdf = NonNullable<ServiceDefinition['pdf']>;

/** The PDF of the whole screen; above the limit of rows its tables take its place. Null where there is none, also because nobody would draw it, or because the office knows nothing that could stand in it. */
export function resolvePdf(plan: ScreenPlan, blocks: readonly BlockModel[]): ScreenPdf | null {
  const { screen } = plan;
  const { pdf } = screen.service.definition;
  if (!pdf || (pdf.endpoint === undefined && screen.context.portalDraws === false)) return null;
  if (allModels(blocks).some((block) => 'state' in block && block.state.status === 'error' && block.state.final)) return null;
  const offered =
    readinessOf(screen, 'pdf').status === 'ready' && (pdf.when === undefined || screen.evaluate(pdf.when, screen.scope) === true);
  const tooLong = offered ? tooLongOf(screen, blocks) : null;
  return {
    label: optionalWords(screen, pdf.label) ?? screen.context.translate('pdf.download'),
    title: optionalWords(screen, firstThatHolds(screen, pdf.titles)?.text),
    intro: optionalWords(screen, pdf.intro),
    button: pdf.button !== false && !isPointless(plan, pdf, blocks),
    file: offered && tooLong === null ? fileOf(plan, pdf) : null,
    tooLong,
  };
}

/**
 * Whether a PDF would say nothing: its condition is not met, or it has none and no block has anything of what the office knows. Until that is
 * known the button keeps its place.
 */
function isPointless({ screen }: ScreenPlan, { when }: Pdf, blocks: readonly BlockModel[]): boolean {
  if (when !== undefined) return readinessOf(screen, 'pdf').status === 'ready' && screen.evaluate(when, screen.scope) !== true;
  const models = allModels(blocks);
  if (models.some((block) => 'state' in block && block.state.status !== 'ready')) return false;
  const said = models.flatMap((block) => screen.kinds.blocks[block.block]?.hasContent?.(block) ?? []);
  return said.length > 0 && !said.includes(true);
}

/** The file is fetched from the office where the definition says where, else the portal's own server draws it. */
function fileOf(plan: ScreenPlan, { endpoint, ...pdf }: Pdf): FileDemand | null {
  if (endpoint !== undefined) return resolveFile(plan.screen, { ...pdf, endpoint });
  const request = documentRequest(plan);
  const fileName = resolveFileName(plan.screen, pdf.fileName);
  return request === null || fileName === null ? null : { request, fileName, ofPortal: true };
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
