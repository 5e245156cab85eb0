import { blockViewers } from '../kinds/block-viewers.generated';
import { withStandardAuthoring } from '../kinds/control-authoring';
import type { ExpectedField, ExpectedPart, ExpectedPdf, ExpectedScreen } from '../language/scenarios.generated';
import type { CompiledService } from '../pack/compiled-service';
import { printableDocument } from '../printing/printable-document';
import { allModels, type BlockModel } from '../screen/block-model';
import { type BlockViewer, type FormTrial, type ViewWork, viewFile } from '../screen/block-viewer';
import type { ScreenContext } from '../screen/context';
import { authoringOf, type ControlsForAuthors } from '../screen/control-authoring';
import type { FieldModel } from '../screen/field-model';
import type { ServiceModel } from '../screen/service-model';
import { printLines } from './print-lines';

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
  const controls = withStandardAuthoring(context.kinds);
  // Forms ask the office while they are filled in, so their calls are known after them.
  const parts = viewBlocks(viewersOf(context), model.blocks, { trial, viewField: (field) => viewField(field, controls) });
  return {
    title: model.title,
    intro: model.intro,
    access: {
      protected: access?.protected ?? false,
      subject: access?.subject ?? 'any',
      restricted: access?.restricted ?? false,
      flag: access?.flag ?? null,
    },
    apply: model.apply,
    fields: Object.fromEntries(model.params.map((param) => [param.id, viewField(param, controls)])),
    requests: [...requests],
    leave: model.leave && { ...model.leave },
    pdf: model.pdf && {
      label: model.pdf.label,
      button: model.pdf.button,
      ...viewFile(model.pdf.file),
      ...printed(service, model, context),
    },
    ...parts,
  };
}

function printed(service: CompiledService, model: ServiceModel, context: ScreenContext): ExpectedPdf {
  const document = printableDocument(service, model, context);
  return { orientation: document.orientation, lines: printLines(document) };
}

type Viewers = Readonly<Record<string, BlockViewer>>;

function viewersOf({ kinds }: ScreenContext): Viewers {
  const more = Object.entries(kinds?.blocks ?? {}).flatMap(([kind, { viewer }]) => (viewer ? [[kind, viewer] as const] : []));
  return { ...blockViewers, ...Object.fromEntries(more) };
}

/** Blocks by the part of an expectation in which their kind stands, then by id. The schema of scenarios names the parts. */
function viewBlocks(viewers: Viewers, blocks: readonly BlockModel[], tools: Omit<ViewWork, 'viewBlocks'>): Required<ExpectedPart> {
  const parts: Record<string, Record<string, object>> = Object.fromEntries(Object.values(viewers).map(({ part }) => [part, {}]));
  const shown = allModels(blocks);
  const work: ViewWork = { ...tools, viewBlocks: (inner) => viewBlocks(viewers, inner, tools) };
  for (const block of shown) {
    const viewer = viewers[block.block];
    if (viewer) parts[viewer.part] = { ...parts[viewer.part], [block.id]: viewer.view(block, work) };
  }
  return { others: {}, ...parts, blocks: shown.map(({ id }) => id) } as Required<ExpectedPart>;
}

/** Everything that can be said about a field, of the params or of a form. */
function viewField(field: FieldModel, controls: ControlsForAuthors): ExpectedField {
  const { control, label, hint, required, problem, advice, readOnly, autocomplete } = field;
  const failure = field.failure?.message ?? null;
  return {
    control,
    label,
    hint,
    required,
    problem,
    advice,
    failure,
    readOnly,
    autocomplete,
    ...authoringOf(controls, control).view(field),
  };
}
