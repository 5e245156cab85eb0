import type { Block } from '../language/language.generated';
import type { NodeKey } from '../pack/compiled-service';
import { type BlockModel, type BlockStatus, isToldOnScreen, sourcesToldBy } from '../screen/block-model';
import { heldBy, resolverOf, spareBlock } from '../screen/held-blocks';
import type { BlockWork } from '../screen/kinds';
import { paramsBehind } from '../screen/params-behind';
import { combineReadiness, type Readiness } from '../screen/readiness';
import { isHelpOnly, isVisible, readinessOf, type Screen } from '../screen/screen';

/** A block that was worked out by itself, before it is settled what it says beside the others. */
interface Draft {
  readonly model: BlockModel;
  /**
   * For a notice that stands for a block of which nobody knows whether it is to be shown, what that block is: one that shows what the office
   * answers (part), or one that only says something about it (remark). Null for a block that is known to be shown.
   */
  readonly spareFor: 'part' | 'remark' | null;
  /** What stands inside it; null for a kind inside which nothing can stand. */
  readonly inside: readonly Draft[] | null;
}

/** Works out the blocks that are to be shown. A block whose call may fail silently is left out when it fails. */
export function resolveBlocks(screen: Screen, blocks: readonly Block[]): readonly BlockModel[] {
  const drafts = draftsOf({ screen, tables: new Map(), resolveBlocks }, blocks);
  return settled(drafts, { sources: new Set(toldBy(drafts)), inPlace: new Set(missingParts(drafts)), reasons: new Set() });
}

function draftsOf(work: BlockWork, blocks: readonly Block[]): readonly Draft[] {
  let isOpenAbove = false;
  return blocks.flatMap((block) => {
    const drafts = draftOf(work, block, isOpenAbove);
    isOpenAbove ||= mayStillCome(work.screen, block);
    return drafts;
  });
}

/**
 * Whether nobody knows yet whether a block is to be shown, and the answer to it comes by itself. A help keeps nobody waiting, and what
 * follows from a choice on the screen comes while the screen is in use.
 */
function mayStillCome(screen: Screen, { id, visible }: Block): boolean {
  if (visible === undefined) return false;
  const condition: NodeKey = `visible:${id}`;
  if (screen.context.configKnown === false && screen.service.readConfig?.includes(condition) === true) return true;
  return (
    readinessOf(screen, condition).status === 'loading' && paramsBehind(screen, condition).length === 0 && !isHelpOnly(screen, condition)
  );
}

function draftOf(work: BlockWork, block: Block, isOpenAbove: boolean): readonly Draft[] {
  const { screen } = work;
  const resolver = resolverOf(screen.kinds, block);
  const visibility = readinessOf(screen, `visible:${block.id}`);
  const unknown = visibility.status === 'error' ? [spareOf(screen, block, visibility)] : [];
  if (!isVisible(screen, block.visible)) return unknown;
  const own = readinessOf(screen, `block:${block.id}`);
  const known = resolver.readiness?.(screen, block, own) ?? own;
  const readiness = isOpenAbove && resolver.filledIn === true ? combineReadiness([known, { status: 'loading' }]) : known;
  if (readiness.status === 'silent') return [];
  const model = resolver.resolve(work, block, readiness);
  // What is drawn without waiting would say something that nobody knows yet.
  const isKnown = visibility.status !== 'loading' && visibility.status !== 'error';
  return isKnown || 'state' in model ? [{ model, spareFor: null, inside: 'blocks' in model ? insideOf(work, block) : null }] : unknown;
}

function insideOf(work: BlockWork, block: Block): readonly Draft[] {
  return heldBy(work.screen.kinds, block).flatMap(({ place, blocks }) => {
    if (place === 'row') return [];
    const drafts = draftsOf(work, blocks);
    // Where a holder draws one block in its own way, a notice cannot stand for it.
    return place === 'one' ? drafts.filter(({ spareFor }) => spareFor === null) : drafts;
  });
}

function spareOf({ kinds }: Screen, block: Block, state: Extract<Readiness, { readonly status: 'error' }>): Draft {
  // A kind that can stand for others is made of words only.
  const spareFor = resolverOf(kinds, block).spare === undefined ? 'part' : 'remark';
  return { model: spareBlock(kinds, block.id, state).model, spareFor, inside: null };
}

/** The sources whose failure the blocks tell that are there anyway. */
function toldBy(drafts: readonly Draft[]): readonly string[] {
  return drafts.flatMap(({ model, spareFor, inside }) => (spareFor === null ? [...sourcesToldBy(model), ...toldBy(inside ?? [])] : []));
}

/** The sources whose failure is told where what they would show is missing. */
function missingParts(drafts: readonly Draft[]): readonly string[] {
  return drafts.flatMap(({ model, spareFor, inside }) => (spareFor === 'part' ? sourcesToldBy(model) : missingParts(inside ?? [])));
}

/** Failures that blocks further up have already shown, by their sources and reasons, and the sources that a missing part will tell. */
interface Told {
  readonly sources: Set<string>;
  readonly inPlace: ReadonlySet<string>;
  readonly reasons: Set<string>;
}

function settled(drafts: readonly Draft[], told: Told): BlockModel[] {
  return drafts.flatMap((draft): BlockModel[] => {
    if (draft.spareFor !== null && !isNeeded(draft, told)) return [];
    const { model, inside } = draft;
    // What stands inside a block would vanish with it.
    return inside !== null && 'blocks' in model ? [{ ...model, blocks: settled(inside, told) }] : [toldOnce(model, told)];
  });
}

/** Whether a notice that stands for a block tells what nobody else does; a remark leaves it to the place of what is missing. */
function isNeeded({ model, spareFor }: Draft, { sources, inPlace }: Told): boolean {
  const own = sourcesToldBy(model);
  if (own.every((source) => sources.has(source) || (spareFor === 'remark' && inPlace.has(source)))) return false;
  for (const source of own) sources.add(source);
  return true;
}

const waiting: BlockStatus = { status: 'waiting' };

/** Blocks of the screen that fail for the same reason say so once: the first tells it, the others wait for its retry. A dialog tells its own. */
function toldOnce(model: BlockModel, { reasons }: Told): BlockModel {
  if (!('state' in model) || model.state.status !== 'error' || !isToldOnScreen(model)) return model;
  const reason = `${model.state.message} ${model.state.retry.join(' ')}`;
  if (reasons.has(reason)) return { ...model, state: waiting };
  reasons.add(reason);
  return model;
}
