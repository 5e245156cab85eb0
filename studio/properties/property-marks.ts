import { createContext } from 'react';
import type { JsonValue } from '../../engine/authoring';
import type { DraftProblem, ValueOrigin } from '../office/studio-answers';

/** A value that a property can take back. */
export interface EarlierValue {
  /** Undefined where the property was not there. */
  readonly value: JsonValue | undefined;
  /** Where it stands, with its pointer with ids. */
  readonly file: string;
  readonly path: string;
}

/** A published value that is not the file's own. */
export interface LaidValue {
  readonly origin: ValueOrigin;
  /** The value below it, undefined where there is none. */
  readonly below: JsonValue | undefined;
}

/** What stands below the properties of a part besides their fields. */
export interface PropertyMarks {
  /** The value before the draft, of a property that the draft changes; else null. */
  before(property: string): EarlierValue | null;
  restore(property: string): void;
  /** Where the value of a property comes from that another layer says than the file, and that the draft leaves alone; else null. */
  laid(property: string): LaidValue | null;
  /** Takes the value of the layers below. */
  giveUp(property: string): void;
  /** The problems of a property for which there is a suggestion. */
  mendable(property: string): readonly DraftProblem[];
  /** Makes the suggested change. */
  mend(problem: DraftProblem): void;
}

/** Gives them to the template of the form, which looks into no function that goes through it. */
export const PropertyMarksContext = createContext<PropertyMarks | null>(null);
