import type { BlockStatus } from '../../screen/block-model';
import type { Language } from '../../values/language';
import type { Shape } from './geometry';
import type { PlaneSpot } from './plane';

declare module '../../screen/block-model' {
  interface BlockModels {
    map: MapModel;
  }
}

/** A row of the table that has a place on the map. */
export interface MapPlace {
  readonly row: number;
  /** Name of the row in its table. */
  readonly key: string;
  readonly name: string;
  readonly shape: Shape;
  /** Where its mark stands. */
  readonly at: PlaneSpot;
  /** Which symbol it has, counted from 0. */
  readonly symbol: number;
  /** The words of its category; null in a map without categories. */
  readonly category: string | null;
}

/** A map of the rows of a table that stands on the same screen. */
export interface MapModel {
  readonly block: 'map';
  readonly id: string;
  readonly title: string;
  readonly state: BlockStatus;
  readonly table: string;
  readonly places: readonly MapPlace[];
  /** What the symbols mean, in their order; empty where all places are of one kind. */
  readonly keys: readonly string[];
  /** What is drawn below the places, for example the boundary of the municipality. */
  readonly ground: { readonly shape: Shape; readonly label: string } | null;
  readonly summary: string;
  /** Says how many rows are not on the map; null when all are. */
  readonly left: string | null;
  /** Language of the lengths of the scale. */
  readonly language: Language;
  /** A map shows no failure, because its table does. */
  readonly quiet: true;
}
