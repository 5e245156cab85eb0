import path from 'node:path';
import { checkPack, type LoadedPack, type Surroundings } from '../../engine/authoring';
import { type DefinitionsFolder, FolderError } from '../definitions/definitions-folder';

type Portal = LoadedPack['portal'];

/** The settings of the portal into which a service is written, with what its folder takes over from those that it extends. */
export function portalOf(definitions: DefinitionsFolder, surroundings: Surroundings): Portal {
  const { portal } = checkPack(definitions.files, definitions.base, surroundings);
  if (portal) return portal;
  const shown = path.relative(process.cwd(), definitions.folder) || '.';
  throw new FolderError(`portal.json of ${shown} cannot be used. npm run check -- --definitions ${shown} says why.`);
}

/** The file of a service if the folder or one that it extends has it, in its short or its long form; otherwise null. */
export function existingService({ files, base, nameOf }: DefinitionsFolder, slug: string): string | null {
  const layers = [{ prefix: '', files }, ...base.layers.map((layer) => ({ prefix: `${layer.name}/`, files: layer.files }))];
  for (const layer of layers) {
    const file = [`services/${slug}.json`, `services/${slug}/service.json`].find((candidate) => layer.files.has(candidate));
    if (file !== undefined) return nameOf(layer.prefix + file);
  }
  return null;
}
