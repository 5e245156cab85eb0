import type { Format, Formats } from '../formats';
import type { Block } from '../language/language.generated';
import type { Rules } from '../rules';
import type { BlockAuthoring, BlockDefinition } from './block-authoring';
import type { BlockModel, BlockStatus } from './block-model';
import type { BlockViewer } from './block-viewer';
import type { Control, Controls } from './control';
import type { ControlAuthoring } from './control-authoring';
import type { BlockPrinter } from './printable';
import type { Readiness } from './readiness';
import type { Screen } from './screen';
import type { TableModel } from './table-model';

/** What a screen is made of, by the word that a definition writes. */
export interface Kinds {
  readonly blocks: Readonly<Record<string, BlockResolver>>;
  readonly controls: Controls;
  readonly formats: Formats;
  readonly rules: Rules;
}

/** A control with all that is known of it. The standard kinds have it in a file each, because not every room loads everything. */
export interface ControlKind extends Control {
  /** JSON Schema of a param with this control, with the annotations of service.schema.json and references into it. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly authoring: ControlAuthoring;
}

/** A format with what the manual says of it. */
export interface FormatKind extends Format {
  readonly meaning: string;
}

/** Kinds that a portal hands in besides the standard ones. */
export interface MoreKinds {
  readonly blocks?: Readonly<Record<string, BlockKind>>;
  readonly controls?: Readonly<Record<string, ControlKind>>;
  readonly formats?: Readonly<Record<string, FormatKind>>;
  readonly rules?: Rules;
}

/** A kind of block with all that is known of it. The standard kinds have it in a file each, because not every room loads everything. */
export interface BlockKind extends BlockResolver {
  /** JSON Schema of the block, with the annotations of service.schema.json and references into it (`#/$defs/Text`). */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly printer?: BlockPrinter;
  readonly viewer?: BlockViewer;
  readonly authoring?: BlockAuthoring;
}

/** What a block may use while it is worked out. */
export interface BlockWork {
  readonly screen: Screen;
  /** The tables that were worked out so far by their id: a chart draws the same. */
  readonly tables: Map<string, TableModel>;
  /** Works out other blocks, such as those of a row. */
  resolveBlocks(screen: Screen, blocks: readonly Block[]): readonly BlockModel[];
}

/** Blocks that a block of a definition holds. */
export interface Held {
  /** Where they stand in the definition of their holder. */
  readonly path: readonly string[];
  /** list: one under another; one: a single block that the holder draws in its own way; row: worked out for each row. */
  readonly place: 'list' | 'one' | 'row';
  readonly blocks: readonly Block[];
}

/** How a kind of block is worked out. */
export interface BlockResolver<Definition extends BlockDefinition = BlockDefinition, Model extends BlockModel = BlockModel> {
  /**
   * The model of a block. That of a kind that holds others has them in `blocks`; they are worked out and put there afterwards. Of what it
   * reads nothing is known unless `state` is ready.
   */
  resolve(work: BlockWork, block: Definition, state: BlockStatus): Model;
  /** The blocks that it holds directly; left out by a kind that holds none. */
  holds?(block: Definition): readonly Held[];
  /** How far it is, when that follows not only from what it reads (`own`). */
  readiness?(screen: Screen, block: Definition, own: Readiness): Readiness;
  /** True for what residents fill in: it waits until nothing can come above it any more, which would move it from under a finger. */
  readonly filledIn?: true;
  /** Ids of the params that it draws itself, so that they have no field above the blocks. */
  paramsDrawn?(block: Definition): readonly string[];
  /** A block of this kind for one whose condition could not be had: it tells why. Exactly one kind can do that. */
  spare?(id: string, state: BlockStatus): Model;
  /**
   * A copy of the block with another id, for a block that occurs several times on a page. Not needed if only id and anchor would be
   * duplicated.
   */
  again?(model: Model, id: string): Model;
  /**
   * Whether the block has anything of what the office knows: rows, values, days. Left out by a kind that has nothing of it, such as a text. A
   * screen whose blocks all say that they have nothing offers no PDF.
   */
  hasContent?(model: Model): boolean;
}
