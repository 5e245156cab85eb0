import { type ComponentType, lazy } from 'react';
import { PropertyPane } from '../properties/PropertyPane';
import type { workspaceWords } from './words';

/** A tab of the middle pane: one look at the open file or its selected part. */
export interface PaneTab {
  /** As it stands in the address. */
  readonly id: string;
  readonly title: Exclude<keyof (typeof workspaceWords)['pl']['tabs'], 'label'>;
  readonly Element: ComponentType;
}

/** The tabs, the first one is open when nothing is said. They draw what `useOpenFile` gives. */
export const tabs: readonly [PaneTab, ...PaneTab[]] = [
  { id: 'wlasciwosci', title: 'properties', Element: PropertyPane },
  { id: 'teksty', title: 'texts', Element: lazy(async () => ({ default: (await import('../properties/TextsTab')).TextsTab })) },
  { id: 'json', title: 'json', Element: lazy(async () => ({ default: (await import('../properties/JsonPane')).JsonPane })) },
  { id: 'zmiany', title: 'changes', Element: lazy(async () => ({ default: (await import('../publishing/ChangesTab')).ChangesTab })) },
  {
    id: 'scenariusze',
    title: 'scenarios',
    Element: lazy(async () => ({ default: (await import('../scenarios/ScenarioTab')).ScenarioTab })),
  },
];

/** The tab of this name, the first one when there is none. */
export function tabNamed(id: string | null): PaneTab {
  return tabs.find((tab) => tab.id === id) ?? tabs[0];
}
