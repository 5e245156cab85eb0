import type { Text } from '../../language/language.generated';
import type { PackIndex, ShellCall, ShellCalls } from '../../pack/pack-index';
import type { LoadedPack } from '../source/loaded-pack';
import { asksOnly } from './resolve-calls';

const shellCalls = ['status', 'configuration', 'menu', 'visitCounter', 'services'] as const satisfies readonly (keyof ShellCalls)[];

/** What the index of a pack says of the shell. `word` gives the words of a text of portal.json by its key. */
export function shellIndex({ portal, calls }: LoadedPack, word: (text: Text | undefined, key: string) => string): PackIndex['shell'] {
  const found = shellCalls.flatMap((name): [keyof ShellCalls, ShellCall][] => {
    const id = portal.shell?.[name];
    const call = id !== undefined && Object.hasOwn(calls.calls, id) ? calls.calls[id] : undefined;
    const { endpoint, method = 'GET' } = call ?? {};
    return endpoint !== undefined && asksOnly(method) ? [[name, { endpoint, method }]] : [];
  });
  return {
    calls: Object.fromEntries(found),
    start: portal.shell?.start ?? '/lista-uslug',
    footer: (portal.footer ?? []).flatMap(({ id, label, goTo }) =>
      typeof goTo === 'string' ? [{ id, label: word(label, `footer.${id}.label`), goTo }] : [],
    ),
    menu: (portal.menu ?? []).map(({ id, label, goTo, position, visible }) => ({
      id,
      label: word(label, `menu.${id}.label`),
      goTo,
      position,
      visible: visible ?? true,
    })),
  };
}
