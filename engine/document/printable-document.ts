import type { CompiledService } from '../pack/compiled-service';
import type { BlockModel } from '../screen/block-model';
import type { ScreenContext } from '../screen/context';
import type { ParamModel } from '../screen/field-model';
import type { ServiceModel } from '../screen/service-model';
import { type TableModel, totalText } from '../screen/table-model';
import { assertNever } from '../values/assert-never';
import type { PrintableDocument, PrintablePart } from './printable';

/** The screen as something to print: the same words and cells, every row, in the start order. */
export function printableDocument(service: CompiledService, model: ServiceModel, context: ScreenContext): PrintableDocument {
  const steps = printableSteps(service, model, context);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same in steps of some rows, for a caller that has other things to do in between. */
export function* printableSteps(
  service: CompiledService,
  model: ServiceModel,
  context: ScreenContext,
): Generator<undefined, PrintableDocument> {
  const parts: PrintablePart[] = [];
  for (const block of model.blocks) parts.push(...(yield* partsOf(block, 2)));
  return {
    title: model.title,
    language: context.language,
    lead: model.pdf?.lead ?? model.lead,
    choices: model.params.flatMap(choiceOf),
    parts,
    orientation: service.definition.pdf?.orientation ?? null,
  };
}

function choiceOf({ label, words }: ParamModel): { readonly label: string; readonly value: string }[] {
  return words === '' ? [] : [{ label, value: words }];
}

type Steps<Value> = Generator<undefined, Value>;

function* partsOf(block: BlockModel, level: 2 | 3): Steps<PrintablePart[]> {
  switch (block.block) {
    case 'table':
      return block.table === null ? [] : [yield* tablePart(block, block.table)];
    case 'record':
      if (block.fields === null) return block.empty === null ? [] : [{ kind: 'paragraph', text: block.empty }];
      return [
        { kind: 'record', title: block.title, fields: block.fields.map((field) => ({ label: field.label, value: field.cell.text })) },
      ];
    case 'chart':
      return block.summary === '' ? [] : [{ kind: 'paragraph', text: block.summary }];
    case 'section': {
      const parts: PrintablePart[] = [{ kind: 'heading', level, text: block.title }];
      for (const inner of block.blocks) parts.push(...(yield* partsOf(inner, 3)));
      return parts;
    }
    case 'notice':
      return block.text === '' ? [] : [{ kind: 'note', tone: block.tone, text: block.text }];
    case 'text':
      return block.paragraphs.map((text) => ({ kind: 'paragraph', text }));
    case 'widget':
      return block.table === null ? [] : yield* partsOf(block.table, level);
    // What can only be used on a screen has no place on paper.
    case 'tiles':
    case 'links':
    case 'browser':
    case 'services':
    case 'download':
    case 'embed':
    case 'content':
    case 'form':
      return [];
    default:
      return assertNever(block);
  }
}

const rowsInStep = 50;

function* tablePart(block: Extract<BlockModel, { readonly block: 'table' }>, table: TableModel): Steps<PrintablePart> {
  const order = Array.from(table.ordered(table.initialSort));
  const rows: string[][] = [];
  for (const row of order) {
    rows.push(table.columns.map((column) => rowCell(table, row, column.id)));
    if (rows.length % rowsInStep === 0) yield undefined;
  }
  const totals = table.totals?.cells(order);
  return {
    kind: 'table',
    id: block.id,
    title: block.title,
    showTitle: block.showTitle,
    lead: Math.max(
      0,
      table.columns.findIndex(({ id }) => id === table.lead),
    ),
    columns: table.columns.map(({ id, label, unit, align, unbroken, width }) => ({ id, label, unit, align, unbroken, width })),
    rows,
    totals:
      table.totals && totals
        ? { label: table.totals.label, cells: table.columns.map(({ id }) => (totals[id] ? totalText(totals[id]) : null)) }
        : null,
    empty: block.empty,
  };
}

function rowCell(table: TableModel, row: number, columnId: string): string {
  const text = table.cell(row, columnId).text;
  const tone = columnId === table.lead ? table.tone(row) : null;
  return tone === null ? text : `${text} (${tone.label})`;
}
