import type { Controls } from '../screen/control';
import type { ControlAuthoring, ControlsForAuthors } from '../screen/control-authoring';
import type { ControlKind } from '../screen/kinds';
import { controlAuthoring } from './control-authoring.generated';
import { controlsByName, standardControls } from './controls';

/** The controls that definitions may use: how they work, and what authors' tools know of them. */
export interface KnownControls {
  readonly fields: Controls;
  readonly authoring: ControlsForAuthors;
}

/** The controls of the language. */
export const knownControls: KnownControls = {
  fields: standardControls,
  authoring: controlsByName<ControlAuthoring>(Object.values(controlAuthoring)),
};

/** The controls of the language with those that a portal hands in. */
export function withKnownControls(more: Readonly<Record<string, ControlKind>> | undefined): KnownControls {
  if (more === undefined) return knownControls;
  const authoring = Object.entries(more).map(([name, kind]) => [name, kind.authoring] as const);
  return {
    fields: { ...knownControls.fields, ...more },
    authoring: { ...knownControls.authoring, ...Object.fromEntries(authoring) },
  };
}
