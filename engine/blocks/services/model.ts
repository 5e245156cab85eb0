declare module '../../screen/block-model' {
  interface BlockModels {
    services: ServicesModel;
  }
}

/** The services of the portal. */
export interface ServicesModel {
  readonly block: 'services';
  readonly id: string;
  readonly title: string;
  readonly view: 'groups' | 'tree';
  readonly empty: string;
}
