import { createContext } from 'react';
import type { JsonValue } from '../../engine/authoring';
import type { DraftProblem } from '../office/studio-answers';

/** A value that a property can take back. */
export interface EarlierValue {
  /** Undefined where the property was not there. */
  readonly value: JsonValue | undefined;
  /** Layer that says it; null where nothing says it. */
  readonly layer: string | null;
}

/** What stands below the properties of a part besides their fields. */
export interface PropertyMarks {
  /** The value before the draft, of a property that the draft changes; else null. */
  before(property: string): EarlierValue | null;
  restore(property: string): void;
  /** The problems of a property for which there is a suggestion. */
  mendable(property: string): readonly DraftProblem[];
  /** Makes the suggested change. */
  mend(problem: DraftProblem): void;
}

/** Gives them to the template of the form, which looks into no function that goes through it. */
export const PropertyMarksContext = createContext<PropertyMarks | null>(null);

/** The layer that says the value at a pointer, by the marks of a file's layers. */
export function layerAt(origins: Readonly<Record<string, string>>, pointer: string): string | null {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const layer = Object.hasOwn(origins, at) ? origins[at] : undefined;
    if (layer !== undefined) return layer;
    if (at === '') return null;
  }
}
