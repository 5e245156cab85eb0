import type { Control, Controls } from '../screen/control';
import { controlFields } from './control-fields.generated';

/** The controls of the language by their names; a folder of engine/controls may hold several that differ little. */
export const standardControls: Controls = controlsByName(Object.values(controlFields));

/** Controls under all their names. */
export function controlsByName<Named extends Pick<Control, 'names'>>(list: readonly Named[]): Readonly<Record<string, Named>> {
  return Object.fromEntries(list.flatMap((control) => control.names.map((name) => [name, control] as const)));
}
