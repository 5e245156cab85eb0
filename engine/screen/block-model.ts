import type { FormBlock } from '../language/language.generated';
import type { SharedCallEntry } from '../pack/pack-index';
import type { OfficeRequest } from '../requests/office-request';
import type { Screen } from './screen';
import type { Cell, TableModel } from './table-model';

/**
 * waiting: something must be chosen first; loading: an answer is on its way; error: an answer could not be had; ready: can be drawn.
 * `retry` names the sources to call again.
 */
export type BlockStatus =
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string; readonly retry: readonly string[] }
  | { readonly status: 'ready' };

/** A labelled value of a record. */
export interface FieldModel {
  readonly id: string;
  /** Name of this place in the address, null when it has none. */
  readonly anchor: string | null;
  readonly label: string;
  readonly cell: Cell;
}

/** A point of a chart. */
export interface ChartPoint {
  readonly category: string;
  /** Place of the category on the time line, in milliseconds since 1970; null when it is no day or moment. */
  readonly instant: number | null;
  readonly value: number;
  /** The value as text, as in the table. */
  readonly text: string;
  readonly series: string | null;
}

/** A table of the screen, worked out. */
export interface TableBlockModel {
  readonly block: 'table';
  readonly id: string;
  readonly title: string;
  readonly showTitle: boolean;
  readonly state: BlockStatus;
  readonly table: TableModel | null;
  readonly empty: string;
  readonly csv: boolean;
  /** Name of the CSV file, without its ending. */
  readonly csvName: string;
  readonly fields: readonly string[];
}

/** The models of the kinds by the kind's name. Each kind adds its own where it is written (`engine/blocks/<kind>/model.ts`). */
export interface BlockModels extends Readonly<Record<never, never>> {}

/** A block of the screen, worked out. */
export type BlockModel =
  | BlockModels[keyof BlockModels]
  | TableBlockModel
  | {
      readonly block: 'record';
      readonly id: string;
      readonly anchor: string | null;
      readonly title: string;
      readonly state: BlockStatus;
      readonly fields: readonly FieldModel[] | null;
      readonly empty: string | null;
    }
  | {
      readonly block: 'chart';
      readonly id: string;
      readonly title: string;
      readonly state: BlockStatus;
      readonly kind: 'bar' | 'pie' | 'line';
      readonly points: readonly ChartPoint[];
      readonly summary: string;
      readonly palette: number;
      readonly hideInHighContrast: boolean;
      readonly table: string;
    }
  | {
      readonly block: 'section';
      readonly id: string;
      readonly anchor: string | null;
      readonly title: string;
      readonly collapsed: boolean | null;
      readonly blocks: readonly BlockModel[];
    }
  | {
      readonly block: 'download';
      readonly id: string;
      readonly label: string;
      readonly look: 'primary' | 'secondary';
      readonly file: FileDemand | null;
      /** Why the button cannot be pressed; null when nothing is in the way. */
      readonly blocked: string | null;
      readonly success: string | null;
      /** Label of the field that says what came of the download; null without one. */
      readonly answer: string | null;
      readonly problems: FileProblems;
    }
  | { readonly block: 'content'; readonly id: string; readonly anchor: string | null; readonly state: BlockStatus; readonly html: string }
  | {
      readonly block: 'form';
      readonly id: string;
      readonly title: string;
      readonly state: BlockStatus;
      /** The button of a form that stands in a dialog, null for one that stands on the screen. `refresh`: sources to call when it opens. */
      readonly dialog: { readonly open: string; readonly refresh: readonly string[]; readonly look: 'primary' | 'secondary' } | null;
      /** What `openForm` opens, which a page loads with its first form; null until the form can be shown. */
      readonly form: FormSource | null;
    }
  | {
      readonly block: 'tiles';
      readonly id: string;
      readonly title: string;
      readonly state: BlockStatus;
      readonly tiles: readonly TileModel[];
      readonly empty: string;
    }
  | {
      readonly block: 'links';
      readonly id: string;
      readonly anchor: string | null;
      readonly title: string;
      readonly look: 'list' | 'buttons';
      readonly links: readonly { readonly id: string; readonly label: string; readonly goTo: string }[];
    }
  | {
      readonly block: 'browser';
      readonly id: string;
      readonly title: string;
      readonly state: BlockStatus;
      readonly root: FolderModel | null;
      readonly empty: string;
    }
  | { readonly block: 'services'; readonly id: string; readonly title: string; readonly view: 'groups' | 'tree'; readonly empty: string }
  | {
      readonly block: 'widget';
      readonly id: string;
      readonly widget: string;
      /** Always ready for a widget that does not wait for what its settings read. */
      readonly state: BlockStatus;
      readonly props: Readonly<Record<string, unknown>>;
      /** Choices that the widget draws, by its own name for each: the param, and the key that is chosen. */
      readonly params: Readonly<Record<string, { readonly id: string; readonly chosen: string | null }>>;
      /** Sources to call again when the widget changed something. */
      readonly refresh: readonly string[];
      /** Files that the widget offers, by its own name for each. */
      readonly files: Readonly<Record<string, WidgetFileModel>>;
      /** Calls that the widget makes, by its own name for each. */
      readonly calls: Readonly<Record<string, SharedCallEntry>>;
      /** The table that the widget draws, null when it has none or it is not to be shown. */
      readonly table: TableBlockModel | null;
    };

/** A form and the screen on which it stands. */
export interface FormSource {
  /** Id of the form on its page, where the same form may stand in the details of several rows. */
  readonly id: string;
  readonly screen: Screen;
  readonly definition: FormBlock;
}

/** A link that the office sends. The renderer decides whether its target is safe. */
export interface TileModel {
  readonly label: string;
  readonly text: string | null;
  readonly icon: string | null;
  readonly link: string;
  /** STRONA_WBUDOWANA, STRONA_WLASNA or LINK, null when the office does not say. */
  readonly kind: string | null;
  readonly newTab: boolean;
}

/** A folder of the office's tree of files. */
export interface FolderModel {
  readonly name: string;
  readonly folders: readonly FolderModel[];
  readonly pages: readonly { readonly name: string; readonly link: string }[];
  /** `address` is the whole address from which the file is fetched, null while its base is not known. */
  readonly files: readonly { readonly name: string; readonly extension: string; readonly address: string | null }[];
}

/** A file that can be fetched now. */
export interface FileDemand {
  readonly request: OfficeRequest;
  /** Safe name under which it is saved. */
  readonly fileName: string;
}

/** A file that a widget offers; what goes with its call the widget says. */
export interface WidgetFileModel extends Pick<OfficeRequest, 'method' | 'personal' | 'signedIn'> {
  readonly endpoint: string;
  readonly fileName: string;
}

/** What a definition says when a file cannot be had. */
export interface FileProblems {
  /** Words by the office's error number. */
  readonly byKod: Readonly<Record<string, string>>;
  /** Words for any other failure; null leaves them to the office. */
  readonly otherwise: string | null;
}
