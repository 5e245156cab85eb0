import { formats } from '../formats';
import type { CompiledService } from '../pack/compiled-service';
import { rules } from '../rules';
import type { Control, Controls } from '../screen/control';
import { rulesOfParams } from '../screen/field-parts';
import type { Kinds, MoreKinds } from '../screen/kinds';
import { blockResolvers } from './block-resolvers.generated';
import { controlFields } from './control-fields.generated';

/** The controls of the language by their names; a folder of engine/controls may hold several that differ little. */
export const standardControls: Controls = controlsByName(Object.values(controlFields));

/** Controls under all their names. */
export function controlsByName<Named extends Pick<Control, 'names'>>(list: readonly Named[]): Readonly<Record<string, Named>> {
  return Object.fromEntries(list.flatMap((control) => control.names.map((name) => [name, control] as const)));
}

/** The kinds that every portal has. */
export const standardKinds: Kinds = { blocks: blockResolvers, controls: standardControls, formats, rules };

/** Whether all kinds are there that a service names. In the app most come with the files that draw them. */
export function knowsKinds(
  kinds: Kinds,
  { blockKinds, controls, definition }: Pick<CompiledService, 'blockKinds' | 'controls' | 'definition'>,
): boolean {
  const hasAll = (of: 'blocks' | 'controls' | 'rules', names: readonly string[]) => names.every((name) => Object.hasOwn(kinds[of], name));
  return hasAll('blocks', blockKinds) && hasAll('controls', controls) && hasAll('rules', rulesOfParams(definition));
}

/** The standard kinds with those of a portal. */
export function withStandardKinds(more: MoreKinds | undefined): Kinds {
  return more === undefined
    ? standardKinds
    : {
        blocks: { ...standardKinds.blocks, ...more.blocks },
        controls: { ...standardKinds.controls, ...more.controls },
        formats: { ...formats, ...more.formats },
        rules: { ...rules, ...more.rules },
      };
}
