import type { ReactNode } from 'react';

/**
 * A column before those of the definition, which a widget draws, for example with a box to tick in each row. It must stay the same
 * object while nothing of it changes: each row is drawn again when it does not.
 */
export interface LeadingColumn {
  /** Its heading, for screen readers. */
  readonly label: string;
  /** The cell of a row. Its name tells the row from those near it, for screen readers. */
  cell(row: number, name: string): ReactNode;
}
