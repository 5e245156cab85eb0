import type { SharedCallEntry } from '../../pack/pack-index';
import type { OfficeRequest } from '../../requests/office-call';
import type { BlockModel, BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    widget: WidgetModel;
  }
}

/** A file that a widget offers; what goes with its call the widget says. */
export interface WidgetFileModel extends Pick<OfficeRequest, 'method' | 'personal' | 'signedIn'> {
  readonly endpoint: string;
  readonly fileName: string;
}

/** A custom widget. */
export interface WidgetModel {
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
  /** The table that the widget draws; empty when it has none or it is not to be shown. */
  readonly blocks: readonly BlockModel[];
}
