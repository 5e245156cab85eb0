import { blockPrinters } from '../kinds/block-printers.generated';
import type { CompiledService } from '../pack/compiled-service';
import type { BlockModel } from '../screen/block-model';
import type { ScreenContext } from '../screen/context';
import type { ParamModel } from '../screen/field-model';
import type { BlockPrinter, PrintableDocument, PrintablePart, PrintLevel, Steps } from '../screen/printable';
import type { ServiceModel } from '../screen/service-model';

/** The screen as something to print: the same words and cells, every row, in the start order. */
export function printableDocument(service: CompiledService, model: ServiceModel, context: ScreenContext): PrintableDocument {
  const steps = printableSteps(service, model, context);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same in steps of some rows, for a caller that has other things to do in between. */
export function* printableSteps(service: CompiledService, model: ServiceModel, context: ScreenContext): Steps<PrintableDocument> {
  const parts = yield* partsOf(printersOf(context), model.blocks, 2);
  return {
    title: model.pdf?.title ?? model.title,
    language: context.language,
    intro: model.pdf?.intro ?? model.intro,
    choices: model.params.flatMap(choiceOf),
    parts,
    orientation: service.definition.pdf?.orientation ?? null,
  };
}

function choiceOf({ label, words }: ParamModel): { readonly label: string; readonly value: string }[] {
  return words === '' ? [] : [{ label, value: words }];
}

type Printers = Readonly<Record<string, BlockPrinter>>;

function printersOf({ kinds }: ScreenContext): Printers {
  const more = Object.entries(kinds?.blocks ?? {}).flatMap(([kind, { printer }]) => (printer ? [[kind, printer] as const] : []));
  return { ...blockPrinters, ...Object.fromEntries(more) };
}

function* partsOf(printers: Printers, blocks: readonly BlockModel[], level: PrintLevel): Steps<readonly PrintablePart[]> {
  const parts: PrintablePart[] = [];
  const inner = (held: readonly BlockModel[], below: PrintLevel) => partsOf(printers, held, below);
  for (const block of blocks) {
    const printed = printers[block.block]?.parts(block, level, inner) ?? [];
    parts.push(...('next' in printed ? yield* printed : printed));
  }
  return parts;
}
