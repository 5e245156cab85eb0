import type { ComponentType } from 'react';
import type { ScreenContext } from '../engine';

/** What every custom widget receives. */
export interface WidgetProps {
  /** Id of the block on its screen. */
  readonly id: string;
  /** Settings from the definition, with formulas worked out. */
  readonly props: Readonly<Record<string, unknown>>;
  /** Clock, language, texts, subject and configuration. */
  readonly context: ScreenContext;
}

/** How a widget is registered: its module is loaded when a screen shows it. */
export interface WidgetEntry {
  load(): Promise<{ readonly Widget: ComponentType<WidgetProps> }>;
}

/** Widgets by the id that a definition writes. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry>>;

export { useLeaveWarning } from './navigation/leave-warning';
export { type Information, showInformation } from './shell/information-atom';
