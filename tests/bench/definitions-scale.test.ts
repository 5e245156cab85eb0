import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { checkPack } from '../../engine/authoring';
import { readDefinitionsFolder } from '../../scripts/definitions/definitions-folder';
import { generatedPack } from './definitions-scale';

test('the pack that the bench generates has as many services as it says, and no error', async () => {
  const files = generatedPack(await readDefinitionsFolder(join(import.meta.dirname, '../../definitions')), 3);
  const { problems } = checkPack(files, undefined, portalSurroundings);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect([...files.keys()].filter((path) => path.startsWith('services/'))).toHaveLength(3);
});
