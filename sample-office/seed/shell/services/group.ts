import type { LocalText } from '../../../../server/database';

/** Number of the specification, name, and for whom it is. */
export type Service = readonly [number: number, name: LocalText, audience?: 'anyone' | 'person' | 'institution'];

/** A heading of the services list with its services. */
export interface Group {
  readonly name: LocalText;
  readonly protected: boolean;
  readonly services: readonly Service[];
}
