import type { OfficeRequest } from '../requests/office-call';

/**
 * waiting: the resident must choose something first; loading: an answer is pending; error: an answer could not be loaded; ready: can be
 * drawn. `retry` names the sources to call again; with `final` another try would change nothing, so none is offered.
 */
export type BlockStatus =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly retry: readonly string[]; readonly final?: true }
  | { readonly status: 'ready' };

/** The models of the kinds by the kind's name. Each kind adds its own where it is written (`engine/blocks/<kind>/model.ts`). */
export interface BlockModels extends Readonly<Record<never, never>> {}

/** A kind of block. */
export type BlockKindName = keyof BlockModels;

/** The model of one kind of block. */
export type BlockModelOf<Kind extends BlockKindName> = BlockModels[Kind];

/** A block of the screen, worked out. Whatever its kind, it has an id; blocks that stand inside it are in `blocks`. */
export type BlockModel = BlockModels[BlockKindName];

/** All blocks of a screen from top to bottom, each before those that stand inside it. What the rows of a table open is not among them. */
export function allModels(blocks: readonly BlockModel[]): readonly BlockModel[] {
  return blocks.flatMap((block) => ('blocks' in block ? [block, ...allModels(block.blocks)] : [block]));
}

/** A block that shows the rows of a table has them in `table` and the name of their file in `csvName`. */
export function showsTable(block: BlockModel): block is Extract<BlockModel, { readonly csvName: string }> {
  return 'csvName' in block;
}

/** A block whose days calendar programs may read has them in `entries` and its address in `subscription`. */
export function isSubscribed(block: BlockModel): block is Extract<BlockModel, { readonly subscription: unknown }> {
  return 'subscription' in block;
}

/** The sources whose failure a block itself tells, with another try. */
export function sourcesToldBy(block: BlockModel): readonly string[] {
  return 'state' in block && block.state.status === 'error' && isToldOnScreen(block) ? block.state.retry : [];
}

/** Whether a failure of the block is read on the screen: not where another block tells it, and not in a dialog before that is opened. */
export function isToldOnScreen(block: BlockModel): boolean {
  return !('quiet' in block) && !('dialog' in block && block.dialog !== null);
}

/** What is shown for a block whose answer could not be loaded. */
export function messageOf(state: BlockStatus): string | null {
  return state.status === 'error' ? state.message : null;
}

/** A file that can be fetched now. */
export interface FileDemand {
  readonly request: OfficeRequest;
  /** True: the request goes to the portal's own server, which draws the file. */
  readonly ofPortal?: true;
  /** Safe name under which it is saved. */
  readonly fileName: string;
}

/** Messages of a definition for a file that cannot be downloaded. */
export interface FileProblems {
  /** Words by the office's error number. */
  readonly byKod: Readonly<Record<string, string>>;
  /** Words for any other failure; null leaves them to the office. */
  readonly otherwise: string | null;
}
