import { printableDocument } from '../document/printable-document';
import type { ExpectedPart, ExpectedPdf, ExpectedRecord, ExpectedScreen, ExpectedWidget } from '../language/scenarios.generated';
import type { CompiledService } from '../pack/compiled-service';
import type { BlockModel, FileDemand } from '../screen/block-model';
import type { ScreenContext } from '../screen/context';
import type { ServiceModel } from '../screen/service-model';
import { assertNever } from '../values/assert-never';
import { printLines } from './print-lines';
import { viewField } from './view-field';
import { type FormTrial, viewForm } from './view-form';
import { viewRequest } from './view-request';
import { messageOf, viewTable } from './view-table';

/** Everything that an expectation can name, as plain data: what a resident would see, hear, print and download. */
export type ScreenView = Required<ExpectedScreen>;

/** Writes a settled screen down as plain data. `requests` are the calls that it made; its forms are filled in as `trial` says. */
export function viewScreen(
  service: CompiledService,
  model: ServiceModel,
  context: ScreenContext,
  requests: readonly string[],
  trial: FormTrial,
): ScreenView {
  const { access } = service.definition;
  return {
    title: model.title,
    lead: model.lead,
    access: {
      protected: access?.protected ?? false,
      subject: access?.subject ?? 'any',
      restricted: access?.restricted ?? false,
      flag: access?.flag ?? null,
    },
    apply: model.apply,
    fields: Object.fromEntries(model.params.map((param) => [param.id, viewField(param)])),
    requests: [...requests],
    leave: model.leave && { ...model.leave },
    pdf: model.pdf && {
      label: model.pdf.label,
      button: model.pdf.button,
      ...viewFile(model.pdf.file),
      ...printed(service, model, context),
    },
    ...viewBlocks(model.blocks, trial),
  };
}

function printed(service: CompiledService, model: ServiceModel, context: ScreenContext): ExpectedPdf {
  const document = printableDocument(service, model, context);
  return { orientation: document.orientation, lines: printLines(document) };
}

function viewFile(file: FileDemand | null): { request: string | null; fileName: string | null } {
  return { request: file && viewRequest(file.request), fileName: file?.fileName ?? null };
}

function viewBlocks(blocks: readonly BlockModel[], trial: FormTrial): Required<ExpectedPart> {
  const view: Required<ExpectedPart> = {
    blocks: [],
    tables: {},
    records: {},
    charts: {},
    sections: {},
    notices: {},
    texts: {},
    downloads: {},
    embeds: {},
    contents: {},
    links: {},
    tiles: {},
    forms: {},
    widgets: {},
  };
  for (const block of blocks) addBlock(view, block, trial);
  return view;
}

function addBlock(view: Required<ExpectedPart>, block: BlockModel, trial: FormTrial): void {
  view.blocks.push(block.id);
  switch (block.block) {
    case 'table':
      view.tables[block.id] = viewTable(block, (blocks) => viewBlocks(blocks, trial));
      return;
    case 'record':
      view.records[block.id] = viewRecord(block);
      return;
    case 'chart': {
      const { title, kind, summary, palette, hideInHighContrast, table } = block;
      const points = block.points.map(({ category, text, series }) => (series === null ? [category, text] : [category, text, series]));
      view.charts[block.id] = { title, kind, state: block.state.status, summary, points, palette, hideInHighContrast, table };
      return;
    }
    case 'section': {
      const { title, collapsed, anchor } = block;
      view.sections[block.id] = { title, collapsed, anchor, blocks: block.blocks.map(({ id }) => id) };
      for (const inner of block.blocks) addBlock(view, inner, trial);
      return;
    }
    case 'notice':
      view.notices[block.id] = { tone: block.tone, state: block.state.status, anchor: block.anchor, text: block.text };
      return;
    case 'text':
      view.texts[block.id] = { state: block.state.status, anchor: block.anchor, paragraphs: [...block.paragraphs] };
      return;
    case 'download':
      view.downloads[block.id] = {
        label: block.label,
        look: block.look,
        ...viewFile(block.file),
        blocked: block.blocked,
        success: block.success,
        answer: block.answer,
        problems: block.problems,
      };
      return;
    case 'embed':
      view.embeds[block.id] = { title: block.title, state: block.state.status, src: block.src, height: block.height };
      return;
    case 'content':
      view.contents[block.id] = { state: block.state.status, html: block.html };
      return;
    case 'links':
      view.links[block.id] = { title: block.title, look: block.look, links: block.links.map(({ label, goTo }) => [label, goTo]) };
      return;
    case 'tiles': {
      const empty = block.tiles.length === 0 ? block.empty : null;
      view.tiles[block.id] = { title: block.title, state: block.state.status, empty, tiles: block.tiles.map((tile) => ({ ...tile })) };
      return;
    }
    case 'widget':
      view.widgets[block.id] = viewWidget(block);
      if (block.table !== null) addBlock(view, block.table, trial);
      return;
    // A scenario can say that these stand on the screen; what they hold is not worked out on the model.
    case 'browser':
    case 'services':
      return;
    case 'form':
      view.forms[block.id] = viewForm(block, trial);
      return;
    default:
      assertNever(block);
  }
}

function viewWidget(block: Extract<BlockModel, { readonly block: 'widget' }>): Required<ExpectedWidget> {
  const { widget, state, props, params, refresh, files } = block;
  return {
    widget,
    state: state.status,
    props: { ...props },
    chosen: Object.fromEntries(Object.entries(params).map(([name, { chosen }]) => [name, chosen])),
    refresh: [...refresh],
    files: Object.fromEntries(
      Object.entries(files).map(([name, { method, endpoint, fileName }]) => [name, [`${method} ${endpoint}`, fileName]]),
    ),
  };
}

function viewRecord(block: Extract<BlockModel, { readonly block: 'record' }>): Required<ExpectedRecord> {
  const fields = block.fields ?? [];
  const present = (of: (field: (typeof fields)[number]) => string | null | undefined) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = of(field);
        return value === null || value === undefined ? [] : [[field.id, value] as const];
      }),
    );
  return {
    title: block.title,
    state: block.state.status,
    message: messageOf(block.state),
    empty: block.state.status === 'ready' && block.fields === null ? block.empty : null,
    labels: fields.map(({ label }) => label),
    fields: Object.fromEntries(fields.map(({ id, cell }) => [id, cell.text])),
    links: present(({ cell }) => cell.href),
    anchors: present(({ anchor }) => anchor),
  };
}
