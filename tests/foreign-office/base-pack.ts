import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, type LoadedPack } from '../../engine/authoring';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';

/** The base pack, read and checked. */
export function readBasePack(): LoadedPack {
  const folder = readDefinitions('definitions');
  const { pack } = checkPack(folder.files, folder.base, portalSurroundings);
  if (pack === null) throw new Error('The base pack does not have the right shape; run npm run check.');
  return pack;
}
