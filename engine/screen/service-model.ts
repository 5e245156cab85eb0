import type { Language } from '../values/language';
import type { BlockModel, FileDemand } from './block-model';
import type { ParamModel } from './field-model';
import type { SourceDemand } from './source-state';
import type { TableModel } from './table-model';

/** The PDF of a whole screen. */
export interface ScreenPdf {
  readonly label: string;
  /** Title on paper; null where the heading of the screen is. */
  readonly title: string | null;
  /** What stands under the title on paper; null where the screen's own lead does. */
  readonly intro: string | null;
  /** False when a widget of the screen offers it, or when it would say nothing. */
  readonly button: boolean;
  /** Null while it is not available. */
  readonly file: FileDemand | null;
  /** Set when the screen has more rows than the office draws: words that say so, and the tables that are offered as CSV instead. */
  readonly tooLong: {
    readonly message: string;
    readonly tables: readonly { readonly id: string; readonly title: string; readonly csvName: string; readonly table: TableModel }[];
  } | null;
}

/** A whole screen, worked out from a definition, the inputs and what the office answered so far. */
export interface ServiceModel {
  /** Language of what the screen says; another than that of the page where a translation is missing. */
  readonly language: Language;
  /** Language of `title`: another than `language` where the office has translated a title and not yet its text, or the other way round. */
  readonly titleLanguage: Language;
  /** Words that are in Polish because just they lack a translation; cells that are worked out later join them. Null when none lacks one. */
  readonly polish: ReadonlySet<string> | null;
  readonly title: string;
  readonly intro: string | null;
  readonly params: readonly ParamModel[];
  /** Ids of the params that blocks draw: they have no field above the blocks. */
  readonly inBlocks: readonly string[];
  /** Words of the button that applies the params, null when they apply at once. */
  readonly apply: string | null;
  /** What every source asks for now. */
  readonly demands: Readonly<Record<string, SourceDemand>>;
  readonly blocks: readonly BlockModel[];
  /** The PDF of the screen, null when the service has none. */
  readonly pdf: ScreenPdf | null;
  /** Set when a failed call means leaving the screen. */
  readonly leave: { readonly goTo: string; readonly message: string | null } | null;
}
