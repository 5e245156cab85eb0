import { join } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack, type DefinitionFiles, describeChange, type LoadedPack } from '../../engine/authoring';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { type Measure, median } from './measure';

const revisions = 8;
const root = join(import.meta.dirname, '../..');

/** Measures the description in words between any two revisions of the shipped pack against checking it once. */
export function measureChangeWords(): Promise<Measure[]> {
  const files = readDefinitionsFolder(join(root, 'definitions'));
  const checks: number[] = [];
  const packs = Array.from({ length: revisions }, (_, number) => {
    const start = performance.now();
    const pack = packOf(revisionOf(files, number));
    checks.push(performance.now() - start);
    return pack;
  });
  const times = packs.flatMap((before) =>
    packs.map((after) => {
      const start = performance.now();
      const changes = describeChange(before, after);
      if (changes.length === 0 && before !== after) throw new Error('Two revisions are told to be the same.');
      return performance.now() - start;
    }),
  );
  const [told, check] = [median(times), median(checks)];
  const name = 'description of the change between any two revisions, the median, against checking the pack';
  return Promise.resolve([
    { name, ours: `${told.toFixed(0)} ms`, other: `${check.toFixed(0)} ms`, value: told / check, bound: 0.5, unit: '' },
  ]);
}

/** The pack with another word in front of every title of a file, and with its number in the settings. */
function revisionOf(files: DefinitionFiles, number: number): DefinitionFiles {
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
  return new Map(
    [...files].map(([path, bytes]) => {
      const isDefinition = /^(services|screens)\/[^/]+\/(service|screen)\.json$/.test(path);
      return [path, isDefinition ? new TextEncoder().encode(text(bytes).replace('"title": "', `"title": "Wersja ${number}: `)) : bytes];
    }),
  );
}

function packOf(files: DefinitionFiles): LoadedPack {
  const { pack, problems } = checkPack(files, undefined, portalSurroundings);
  if (!pack) throw new Error(`A revision is wrong: ${problems[0]?.message}`);
  return pack;
}
