import { guardedKinds, type MoreKinds } from '../engine';
import type { MoreComponents, MorePortal } from './start-portal';
import type { WidgetRegistry } from './widgets/widget-props';

/** The code of a project as the build hands it over. */
interface OwnCode {
  readonly kinds: MoreKinds | undefined;
  readonly components: MoreComponents;
  readonly widgets: WidgetRegistry;
}

const told = new Set<string>();

/** What a project adds to the portal; what its kinds throw goes to the console, once for each kind and message. */
export function ownPortal({ kinds, components, widgets }: OwnCode): MorePortal {
  return { ...components, widgets, ...(kinds && { kinds: guardedKinds(kinds, tell) }) };
}

function tell(what: string, error: unknown): void {
  const line = `${what}: ${String(error)}`;
  if (told.has(line)) return;
  told.add(line);
  console.error(`The project's own code failed in ${what}.`, error);
}
