import type { Ground } from '../../engine/authoring';
import { layerNames } from '../publishing/layer-over';

type LocatedFile = NonNullable<ReturnType<Ground['read']>>;

/** The layer of each value that comes from another layer than the value around it, by pointer with ids; the root is always there. */
export function originsOf({ value, origin }: LocatedFile): Readonly<Record<string, string>> {
  const found: [string, string][] = [];
  const visit = (at: unknown, position: string, named: string, around: string | null): void => {
    const layer = layerOfFile(origin(position).source.file);
    if (layer !== around) found.push([named, layer]);
    if (typeof at !== 'object' || at === null) return;
    for (const [name, member] of Object.entries(at)) {
      const step = name.replaceAll('~', '~0').replaceAll('/', '~1');
      const id: unknown = Array.isArray(at) && typeof member === 'object' && member !== null ? member.id : undefined;
      const shown = typeof id === 'string' ? id.replaceAll('~', '~0').replaceAll('/', '~1') : step;
      visit(member, `${position}/${step}`, `${named}/${shown}`, layer);
    }
  };
  visit(value, '', '', null);
  return Object.fromEntries(found);
}

const files = /\/(?:portal(?:\.[a-z]+)?\.json|calls\.json|(?:texts|services|screens|assets)\/.*)$/;

/** The name of the layer at the beginning of a place's file. */
function layerOfFile(file: string): string {
  return file.replace(files, '') || layerNames.municipality;
}
