declare module '../../screen/block-model' {
  interface BlockModels {
    search: SearchModel;
  }
}

/** A field in which residents search the portal. What it finds is the portal's, and depends on who looks. */
export interface SearchModel {
  readonly block: 'search';
  readonly id: string;
  /** Label of the field. */
  readonly title: string;
  readonly hint: string | null;
}
