import { assertNever } from '../assert-never';
import type { CompiledService } from '../runtime/compiled-service';
import type { ScreenContext } from '../runtime/context';
import type { BlockModel, ParamModel, ServiceModel } from '../runtime/service-model';
import type { PrintableDocument, PrintablePart } from './printable';
import type { TableModel } from './table-model';

/** The screen as something to print: the same words and cells, every row, in the start order. */
export function printableDocument(service: CompiledService, model: ServiceModel, context: ScreenContext): PrintableDocument {
  return {
    title: model.title,
    language: context.language,
    lead: model.lead,
    choices: model.params.flatMap(choiceOf),
    parts: model.blocks.flatMap((block) => partsOf(block, 2)),
    orientation: service.definition.pdf?.orientation ?? null,
  };
}

function choiceOf(param: ParamModel): { readonly label: string; readonly value: string }[] {
  const value = choiceText(param);
  return value === '' ? [] : [{ label: param.label, value }];
}

function choiceText(param: ParamModel): string {
  switch (param.control) {
    case 'select':
    case 'multi-select':
    case 'radio':
      return param.options
        .filter((option) => param.chosen.includes(option.key))
        .map((option) => option.label)
        .join(', ');
    case 'date':
    case 'text':
      return param.typed;
    case 'date-range':
    case 'number-range':
      return param.typed.from === '' && param.typed.to === '' ? '' : `${param.typed.from} – ${param.typed.to}`;
    default:
      return assertNever(param);
  }
}

function partsOf(block: BlockModel, level: 2 | 3): PrintablePart[] {
  switch (block.block) {
    case 'table':
      return block.table === null ? [] : [tablePart(block, block.table)];
    case 'record':
      if (block.fields === null) return block.empty === null ? [] : [{ kind: 'paragraph', text: block.empty }];
      return [
        { kind: 'record', title: block.title, fields: block.fields.map((field) => ({ label: field.label, value: field.cell.text })) },
      ];
    case 'chart':
      return block.summary === '' ? [] : [{ kind: 'paragraph', text: block.summary }];
    case 'section':
      return [{ kind: 'heading', level, text: block.title }, ...block.blocks.flatMap((inner) => partsOf(inner, 3))];
    case 'notice':
      return block.text === '' ? [] : [{ kind: 'note', tone: block.tone, text: block.text }];
    case 'text':
      return block.paragraphs.map((text) => ({ kind: 'paragraph', text }));
    // What can only be used on a screen has no place on paper.
    case 'tiles':
    case 'links':
    case 'browser':
    case 'services':
    case 'download':
    case 'embed':
    case 'content':
    case 'form':
    case 'widget':
      return [];
    default:
      return assertNever(block);
  }
}

function tablePart(block: Extract<BlockModel, { readonly block: 'table' }>, table: TableModel): PrintablePart {
  const order = Array.from(table.ordered(table.initialSort));
  const totals = table.totals?.cells(order);
  return {
    kind: 'table',
    id: block.id,
    title: block.title,
    showTitle: block.showTitle,
    columns: table.columns.map(({ id, label, unit, align, width }) => ({ id, label, unit, align, width })),
    rows: order.map((row) => table.columns.map((column) => rowCell(table, row, column.id))),
    totals:
      table.totals && totals ? { label: table.totals.label, cells: table.columns.map((column) => totals[column.id]?.text ?? null) } : null,
    empty: block.empty,
  };
}

function rowCell(table: TableModel, row: number, columnId: string): string {
  const text = table.cell(row, columnId).text;
  const tone = columnId === table.lead ? table.tone(row) : null;
  return tone === null ? text : `${text} (${tone.label})`;
}
