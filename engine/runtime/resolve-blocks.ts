import { buildTable } from '../document/build-table';
import { cellValue, columnsOf, drawCell, isEmptyValue } from '../document/draw-cell';
import type { Block, RecordBlock, TableBlock } from '../language/language.generated';
import type { BlockModel, BlockStatus } from '../screen/block-model';
import { combineReadiness, type Readiness } from '../screen/readiness';
import { resolveFile, resolveFileProblems } from '../screen/resolve-file';
import { isVisible, optionalWords, readinessOf, type Screen, withNames, words } from '../screen/screen';
import type { TableModel } from '../screen/table-model';
import { csvNameOf } from './csv-name';
import { resolveBrowser } from './resolve-browser';
import { resolveChart } from './resolve-chart';
import { formReadiness, resolveFormBlock } from './resolve-form-block';
import { resolveLinks, resolveTiles } from './resolve-links';
import { resolveWidget } from './resolve-widget';
import { sourcesToldBy } from './shown-params';

type ModelOf<Kind extends BlockModel['block']> = Extract<BlockModel, { readonly block: Kind }>;

/** Works out the blocks that are to be shown. A block whose call may fail silently is left out when it fails. */
export function resolveBlocks(screen: Screen, blocks: readonly Block[]): BlockModel[] {
  const tables = new Map<string, TableModel>();
  const tableOf = (block: TableBlock): TableModel => {
    const table = tables.get(block.id) ?? buildTable(screen, block, resolveBlocks);
    tables.set(block.id, table);
    return table;
  };
  const resolved = resolveVisible(screen, blocks, tableOf);
  const told = new Set(withoutSpare(resolved).flatMap(sourcesToldBy));
  return tellOnce(onlyNeeded(resolved, told), new Set());
}

/** Blocks that fail for the same reason say so once: the first tells it, the others wait for its retry. */
function tellOnce(blocks: readonly BlockModel[], told: Set<string>): BlockModel[] {
  return blocks.map((block) => {
    if (block.block === 'section') return { ...block, blocks: tellOnce(block.blocks, told) };
    if (block.block === 'widget') return block.table === null ? block : { ...block, table: toldTable(block.table, told) };
    // A chart says nothing of its own: its table does.
    if (!('state' in block) || block.state.status !== 'error' || block.block === 'chart') return block;
    return isTold(block.state, told) ? { ...block, state: waiting } : block;
  });
}

function toldTable(block: ModelOf<'table'>, told: Set<string>): ModelOf<'table'> {
  return block.state.status === 'error' && isTold(block.state, told) ? { ...block, state: waiting } : block;
}

function isTold({ message, retry }: Extract<BlockStatus, { readonly status: 'error' }>, told: Set<string>): boolean {
  const reason = `${message} ${retry.join(' ')}`;
  const known = told.has(reason);
  told.add(reason);
  return known;
}

function resolveVisible(screen: Screen, blocks: readonly Block[], tableOf: (block: TableBlock) => TableModel): BlockModel[] {
  return blocks.flatMap((block) => {
    const visibility = readinessOf(screen, `visible:${block.id}`);
    const unknown = visibility.status === 'error' ? [spareNotice(block.id, visibility)] : [];
    if (!isVisible(screen, block.visible)) return unknown;
    const own = readinessOf(screen, `block:${block.id}`);
    const readiness = block.block === 'form' ? combineReadiness([own, formReadiness(screen, block)]) : own;
    // A widget does without what could not be had: its settings are empty there.
    if (readiness.status === 'silent') return block.block === 'widget' ? [resolveBlock(screen, block, waiting, tableOf)] : [];
    const model = resolveBlock(screen, block, readiness, tableOf);
    // What is drawn without waiting would say something that nobody knows yet.
    const isKnown = visibility.status !== 'loading' && visibility.status !== 'error';
    return isKnown || 'state' in model ? [model] : unknown;
  });
}

// Notices that stand for blocks of which nobody knows whether they are to be shown.
const spare = new WeakSet<BlockModel>();

function spareNotice(id: string, state: Extract<Readiness, { readonly status: 'error' }>): BlockModel {
  const notice: BlockModel = { block: 'notice', id, anchor: null, tone: 'error', state, text: '' };
  spare.add(notice);
  return notice;
}

/** Leaves out the notices that stand for blocks, but for the first that tells what no block tells. */
function onlyNeeded(blocks: readonly BlockModel[], told: Set<string>): BlockModel[] {
  return blocks.flatMap((block): BlockModel[] => {
    if (block.block === 'section') return [{ ...block, blocks: onlyNeeded(block.blocks, told) }];
    if (!spare.has(block)) return [block];
    const sources = sourcesToldBy(block);
    if (sources.every((source) => told.has(source))) return [];
    for (const source of sources) told.add(source);
    return [block];
  });
}

function withoutSpare(blocks: readonly BlockModel[]): BlockModel[] {
  return blocks.flatMap((block): BlockModel[] => {
    if (block.block === 'section') return [{ ...block, blocks: withoutSpare(block.blocks) }];
    return spare.has(block) ? [] : [block];
  });
}

const waiting: BlockStatus = { status: 'waiting' };

function resolveBlock(screen: Screen, block: Block, state: BlockStatus, tableOf: (block: TableBlock) => TableModel): BlockModel {
  const resolver = screen.kinds.blocks[block.block];
  if (resolver) return resolver.resolve({ screen, tables: new Map(), resolveBlocks }, block, state);
  switch (block.block) {
    case 'table':
      return resolveTable(screen, block, state, tableOf);
    case 'record':
      return resolveRecord(screen, block, state);
    case 'chart':
      return resolveChart(screen, block, state, tableOf);
    case 'section':
      return {
        block: 'section',
        id: block.id,
        anchor: block.anchor ?? null,
        title: words(screen, block.title),
        collapsed: block.collapsed ?? null,
        blocks: resolveVisible(screen, block.blocks, tableOf),
      };
    case 'download': {
      const isReady = state.status === 'ready';
      const isBlocked = isReady && block.blocked !== undefined && screen.evaluate(block.blocked.when, screen.scope) === true;
      return {
        block: 'download',
        id: block.id,
        label: words(screen, block.label),
        file: isReady && !isBlocked ? resolveFile(screen, block) : null,
        blocked: isBlocked ? (optionalWords(screen, block.blocked?.why) ?? null) : null,
        success: optionalWords(screen, block.success),
        look: block.look ?? 'secondary',
        answer: optionalWords(screen, block.answer),
        problems: resolveFileProblems(screen, block.onError),
      };
    }
    case 'content': {
      const html = state.status === 'ready' ? screen.evaluate(block.html, screen.scope) : null;
      return { block: 'content', id: block.id, anchor: block.anchor ?? null, state, html: typeof html === 'string' ? html : '' };
    }
    case 'tiles':
      return resolveTiles(screen, block, state);
    case 'links':
      return resolveLinks(screen, block);
    case 'browser':
      return resolveBrowser(screen, block, state);
    case 'services':
      return { block: 'services', id: block.id, title: words(screen, block.title), view: block.view, empty: words(screen, block.empty) };
    case 'form':
      return resolveFormBlock(screen, block, state);
    case 'widget':
      return resolveWidget(screen, block, state, block.table ? widgetTable(screen, block.table, tableOf) : null);
    default:
      throw new Error(`No kind of block is named ${block.block}.`);
  }
}

/** The table of a widget waits and fails on its own; the widget stands there meanwhile. */
function widgetTable(screen: Screen, block: TableBlock, tableOf: (block: TableBlock) => TableModel): ModelOf<'table'> | null {
  const [table] = resolveVisible(screen, [block], tableOf);
  return table?.block === 'table' ? table : null;
}

function resolveTable(screen: Screen, block: TableBlock, state: BlockStatus, tableOf: (block: TableBlock) => TableModel): ModelOf<'table'> {
  return {
    block: 'table',
    id: block.id,
    title: words(screen, block.title),
    showTitle: block.showTitle !== false,
    state,
    table: state.status === 'ready' ? tableOf(block) : null,
    empty: words(screen, block.empty),
    csv: block.csv !== false,
    csvName: csvNameOf(screen, block),
    fields: columnsOf(screen, block.columns).map((column) => words(screen, column.label)),
  };
}

function resolveRecord(screen: Screen, block: RecordBlock, state: BlockStatus): ModelOf<'record'> {
  const row = state.status === 'ready' ? screen.evaluate(block.of, screen.scope) : null;
  const inner = withNames(screen, { row });
  const fields =
    typeof row === 'object' && row !== null
      ? columnsOf(inner, block.fields)
          .filter((field) => field.hideWhenEmpty !== true || !isEmptyValue(cellValue(inner, field, row)))
          .map((field) => ({
            id: field.id,
            anchor: field.anchor ?? null,
            label: words(inner, field.label),
            cell: drawCell(inner, field, row, true),
          }))
      : null;
  return {
    block: 'record',
    id: block.id,
    anchor: block.anchor ?? null,
    title: words(screen, block.title),
    state,
    fields,
    empty: optionalWords(screen, block.empty),
  };
}
