import { blockPrinters } from '../kinds/block-printers.generated';
import type { CompiledService } from '../pack/compiled-service';
import type { BlockModel } from '../screen/block-model';
import type { ScreenContext } from '../screen/context';
import type { ParamModel, RangeModel } from '../screen/param-model';
import type { BlockPrinter, PrintableDocument, PrintablePart, PrintLevel, Steps } from '../screen/printable';
import type { ServiceModel } from '../screen/service-model';
import { assertNever } from '../values/assert-never';

/** The screen as something to print: the same words and cells, every row, in the start order. */
export function printableDocument(service: CompiledService, model: ServiceModel, context: ScreenContext): PrintableDocument {
  const steps = printableSteps(service, model, context);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same in steps of some rows, for a caller that has other things to do in between. */
export function* printableSteps(service: CompiledService, model: ServiceModel, context: ScreenContext): Steps<PrintableDocument> {
  const parts = yield* partsOf(printersOf(context), model.blocks, 2);
  return {
    title: model.title,
    language: context.language,
    lead: model.pdf?.lead ?? model.lead,
    choices: model.params.flatMap(choiceOf),
    parts,
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
      return rangeText(param);
    default:
      return assertNever(param);
  }
}

/** Both ends, or the one there is with its own label: od 100. */
function rangeText({ typed: { from, to }, fromLabel, toLabel }: RangeModel): string {
  if (from !== '' && to !== '') return `${from} – ${to}`;
  if (from !== '') return `${fromLabel} ${from}`;
  return to === '' ? '' : `${toLabel} ${to}`;
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
