import type { SharedCallEntry } from '../../pack/pack-index';
import type { OfficeRequest } from '../../requests/office-call';
import type { BlockModel, BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    widget: WidgetModel;
  }
}

/** A file that a widget offers; the widget itself adds the data of the call. */
export interface WidgetFileModel extends Pick<OfficeRequest, 'method' | 'personal' | 'signedIn'> {
  readonly endpoint: string;
  readonly office?: string;
  readonly fileName: string;
}

/** A custom widget. */
export interface WidgetModel {
  readonly block: 'widget';
  readonly id: string;
  readonly widget: string;
  /** Always ready if the widget does not wait for its settings. */
  readonly state: BlockStatus;
  readonly props: Readonly<Record<string, unknown>>;
  /** Params that the widget draws, by the widget's name: the param, and the chosen key. */
  readonly params: Readonly<Record<string, { readonly id: string; readonly chosen: string | null }>>;
  /** Sources to call again after the widget has changed something. */
  readonly refresh: readonly string[];
  /** Files that the widget offers, by the widget's name. */
  readonly files: Readonly<Record<string, WidgetFileModel>>;
  /** Calls that the widget makes, by the widget's name. */
  readonly calls: Readonly<Record<string, SharedCallEntry>>;
  /** The table that the widget draws; empty if it has none or the table is hidden. */
  readonly blocks: readonly BlockModel[];
}
