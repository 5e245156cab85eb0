import type { ComponentType, ReactNode } from 'react';
import type { CallParts, FileDemand, OfficeError, Result, ScreenContext, TableModel } from '../../engine';
import type { WidgetSession } from '../account/widget-session';

/**
 * A column before those of the definition, which a widget draws, for example with a box to tick in each row. It must stay the same
 * object while nothing of it changes: each row is drawn again when it does not.
 */
export interface LeadingColumn {
  /** Its heading, for screen readers. */
  readonly label: string;
  /** The cell of a row. Its name tells the row from those near it, for screen readers. */
  cell(row: number, name: string): ReactNode;
  /** What stands in the cell too, but below the values of the row where each row is a block. */
  readonly below?: (row: number, name: string) => ReactNode;
}

/** What every custom widget receives. `Calls` are the names of the calls that it needs. */
export interface WidgetProps<Calls extends string = string> {
  /** Id of the block on its screen. */
  readonly id: string;
  /** Settings from the definition, with formulas worked out. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Name of the office whose portal this is. */
  readonly office: string;
  /** Clock, language, texts, subject and configuration. */
  readonly context: ScreenContext;
  /** Level of the headings that the widget draws. */
  readonly level: 2 | 3;
  /** Makes a call of the office that the definition names for the widget. It never throws: every failure is a value. */
  call(name: Calls, parts?: CallParts): Promise<Result<unknown, OfficeError>>;
  /** Keys of the choices of the screen that the definition gives the widget to draw, by the widget's own names; null while nothing is chosen. */
  readonly chosen: Readonly<Record<string, string | null>>;
  /** Chooses, or with null gives a choice back; several at once in the given order. */
  choose(choices: Readonly<Record<string, string | null>>): void;
  /** Tells that something was changed at the office: the sources that the definition names are called again. */
  refresh(): void;
  /** A file that the definition names for the widget, null while it cannot be loaded. */
  file(name: string, parts?: CallParts): FileDemand | null;
  /** Goes to an address inside the portal. */
  navigate(address: string, options?: { readonly replace?: boolean }): void;
  /** Shows a short message for some seconds. */
  notify(message: string): void;
  /** The table that the definition gives the widget, null when it gives none. */
  readonly table: WidgetTable | null;
  /** What the widget may do to the session of the user. */
  readonly session: WidgetSession;
}

/** A table of a widget: the engine works it out, the renderer draws it. */
export interface WidgetTable {
  readonly title: string;
  /** Its columns and cells, null while they cannot be loaded. */
  readonly model: TableModel | null;
  /** Draws the table, or a placeholder while it is not available. */
  draw(before: LeadingColumn): ReactNode;
  /** Asks the office again for what the table shows. */
  refresh(): void;
}

/** How a widget is registered: its module is loaded when a screen shows it. */
export interface WidgetEntry {
  load(): Promise<{ readonly Widget: ComponentType<WidgetProps> }>;
}

/** Widgets by the id that a definition writes. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry>>;
