declare module '../../screen/block-model' {
  interface BlockModels {
    params: ParamsModel;
  }
}

/** A place among the blocks at which params of the screen have their fields. */
export interface ParamsModel {
  readonly block: 'params';
  readonly id: string;
  /** Null for fields without a heading. */
  readonly title: string | null;
  /** Whether the fields are folded at first; null when they cannot be folded. Fields in which something was put in are open. */
  readonly collapsed: boolean | null;
  /** Ids of the params, in the order of their fields. */
  readonly params: readonly string[];
}
