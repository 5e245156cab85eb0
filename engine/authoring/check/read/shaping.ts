import { say } from '../../messages';
import { type LocatedJson, locateFile, locateMended } from '../../overlay/located-json';
import { mergeOverlay, type OverlayFinding } from '../../overlay/merge';
import { parentPointer, pointerSteps } from '../../parse/json-pointer';
import type { SourceFile } from '../../parse/source-file';
import type { LanguageSchema } from '../../source/walk';
import type { Memory } from '../memory/memory';
import type { CheckedDocument } from '../pack/pack-under-check';
import { listNames, nearest } from '../problems/nearest';
import type { Report } from '../problems/problem';
import { formerPointer } from '../shape/mend-shape';
import { checkShape, type ShapeName, type ShapeTypes } from '../shape/shape-checker';
import type { ShapeFinding } from '../shape/shape-finding';
import { hasLostParts } from './lost-parts';

/** The shapes of files that an overlay may change. */
export type BaseShape = 'service.schema.json' | 'portal.schema.json' | 'calls.schema.json' | 'values.schema.json' | 'texts.schema.json';

/** A document of a shape, null when it was reported and left out. */
export type Shaped<Name extends BaseShape> = CheckedDocument<ShapeTypes[Name]> | null;

/** Where to report wrong shapes, the schema to check services against, and what earlier checks have shaped. */
export interface Shaping {
  readonly report: Report;
  readonly memory: Memory;
  readonly services: LanguageSchema;
}

/** Checks the shape of a file, and lays it over the document of the layers below if there is one. */
export function shapeFile<Name extends BaseShape>(
  name: Name,
  under: Shaped<Name> | undefined,
  over: SourceFile,
  { report, memory, services }: Shaping,
): Shaped<Name> {
  return memory.recall(shapeOver<Name>, report, over, under, name, services);
}

function shapeOver<Name extends BaseShape>(
  report: Report,
  over: SourceFile,
  under: Shaped<Name> | undefined,
  name: Name,
  services: LanguageSchema,
): Shaped<Name> {
  const shape = { report, services };
  if (under === undefined) return shaped(name, locateFile(over), shape);
  const overlay = shaped(overlayShape[name], locateFile(over), shape);
  if (!under || !overlay) return null;
  const file = overlay.mended ? { ...over, ...overlay.located, value: overlay.located.value } : over;
  const { located, findings } = mergeOverlay(under.located, file);
  for (const finding of findings) reportOverlay(file, finding, report);
  if (hasLostParts({ name, located, over, services }, report)) return null;
  return withMendings(shaped(name, located, shape), [under, overlay]);
}

/** A document made of others; what was mended in those is mended in it. */
export function withMendings<Value>(
  made: CheckedDocument<Value> | null,
  from: readonly CheckedDocument<unknown>[],
): CheckedDocument<Value> | null {
  const mendings = [...from, ...(made ? [made] : [])].flatMap(({ mended }) => mended ?? []);
  return made && mendings.length > 0 ? { ...made, mended: { guessed: mendings.flatMap(({ guessed }) => guessed) } } : made;
}

const overlayShape = {
  'service.schema.json': 'service-overlay.schema.json',
  'portal.schema.json': 'portal-overlay.schema.json',
  'calls.schema.json': 'calls-overlay.schema.json',
  'values.schema.json': 'values-overlay.schema.json',
  'texts.schema.json': 'texts-overlay.schema.json',
} as const satisfies Readonly<Record<BaseShape, ShapeName>>;

/** Checks the shape of a value and reports what is wrong. */
export function shaped<Name extends ShapeName>(
  name: Name,
  located: LocatedJson,
  { report, services }: Omit<Shaping, 'memory'>,
): CheckedDocument<ShapeTypes[Name]> | null {
  const outcome = checkShape(name, located.value, services);
  if (outcome.ok) return { value: outcome.value, located };
  tell(outcome.findings, located, report);
  const mended = outcome.mend();
  if (!mended) return null;
  tell(mended.further, located, report);
  return {
    value: mended.value,
    located: locateMended(located, mended.value, (pointer) => formerPointer(mended.renamed, pointer)),
    mended: {
      guessed: mended.guessed.flatMap((pointer) => [located.valueSpan(pointer).place, located.valueSpan(parentPointer(pointer)).place]),
    },
  };
}

function tell(findings: readonly ShapeFinding[], located: LocatedJson, report: Report): void {
  for (const { rule, pointer, at, lacks: _lacks, ...details } of mostTelling(findings))
    report(rule, at === 'name' ? located.keySpan(pointer) : located.valueSpan(pointer), details);
}

const mostFindings = 50;

/** A file of a completely different kind breaks everything; the first findings are enough. */
function mostTelling(findings: readonly ShapeFinding[]): readonly ShapeFinding[] {
  const byDepth = [...findings].sort((left, right) => pointerSteps(left.pointer).length - pointerSteps(right.pointer).length);
  return byDepth.slice(0, mostFindings);
}

function reportOverlay(overlay: SourceFile, { kind, pointer, name, known }: OverlayFinding, report: Report): void {
  const suggestion = nearest(name, known);
  if (kind === 'unknown-anchor') {
    report('unknown-anchor', overlay.valueSpan(pointer), {
      message: say('anchor-not-in-base', { name }),
      expected: listNames(known),
      got: name,
      suggestion,
    });
  } else {
    report('removes-nothing', overlay.keySpan(pointer), {
      message: say('nothing-to-remove', { name }),
      expected: listNames(known),
      got: name,
      suggestion,
    });
  }
}
