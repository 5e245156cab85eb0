import type { FormSource } from '../../forms/open-form';
import type { BlockStatus } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    form: FormBlockModel;
  }
}

/** A form, on the screen or in a dialog. */
export interface FormBlockModel {
  readonly block: 'form';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  /** The button that opens the form's dialog, null for a form on the screen itself. `refresh`: sources to call when it opens. */
  readonly dialog: { readonly open: string; readonly refresh: readonly string[]; readonly look: 'primary' | 'secondary' } | null;
  /** Input of `openForm`, whose code a page loads with its first form; null until the form can be shown. */
  readonly form: FormSource | null;
}
