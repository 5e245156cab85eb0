import type { ControlAuthoring, ControlsForAuthors } from '../screen/control-authoring';
import type { MoreKinds } from '../screen/kinds';
import { controlAuthoring } from './control-authoring.generated';
import { controlsByName } from './standard-kinds';

/** What authors' tools know of the controls of the language, by their names. */
export const standardAuthoring: ControlsForAuthors = controlsByName<ControlAuthoring>(Object.values(controlAuthoring));

/** The same with the controls that a portal hands in. */
export function withStandardAuthoring(more: MoreKinds | undefined): ControlsForAuthors {
  const added = Object.entries(more?.controls ?? {}).map(([name, { authoring }]) => [name, authoring] as const);
  return added.length === 0 ? standardAuthoring : { ...standardAuthoring, ...Object.fromEntries(added) };
}
