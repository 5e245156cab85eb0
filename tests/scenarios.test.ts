import { beforeAll, describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import {
  caughtShare,
  checkPack,
  type LoadedPack,
  type MutationResult,
  readScenarios,
  type ServiceScenarios,
  tryMutants,
} from '../engine/authoring';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { leastCaught } from '../scripts/scenarios/mutation-table';

const files = readDefinitionsFolder('definitions');
const { pack } = checkPack(files, undefined, portalSurroundings);
const isWhole = process.env.OKIENKO_FULL === '1';
// Every second service and some of its mutants; all with OKIENKO_FULL=1.
const services = readScenarios(files, loaded()).services.filter((_, place) => isWhole || place % 2 === 0);
const most = isWhole ? Number.POSITIVE_INFINITY : 18;

describe('the mutation run', () => {
  const [first] = services;

  it('finds scenarios too weak that look at the title alone, and names what they miss', async () => {
    const weak = await tryMutants(loaded(), only(first, { title: first?.file.scenarios[0]?.expect.title ?? '' }), 30);
    expect(caughtShare(weak)).toBeLessThan(0.3);
    expect(weak.survivors.length).toBeGreaterThan(10);
    for (const { place } of weak.survivors)
      expect(place).toMatchObject({ file: expect.stringMatching(/(service|screen)\.json$/), line: expect.any(Number) });
  });

  it('gives the same result for the same definition', async () => {
    const own = only(first, { title: 'x' });
    expect(await tryMutants(loaded(), own, 6)).toEqual(await tryMutants(loaded(), own, 6));
  });
});

describe('the scenarios of a definition', () => {
  const results = new Map<string, MutationResult>();

  beforeAll(async () => {
    for (const own of services) results.set(own.slug, await tryMutants(loaded(), own, most));
  }, 900_000);

  it.each(services.map(({ slug }) => slug))('%s catch at least 80 % of its mutants', (slug) => {
    const result = results.get(slug);
    if (!result) throw new Error(`${slug} was not tried.`);
    expect(result.caught + result.survivors.length, 'mutants that count').toBeGreaterThan(5);
    expect(caughtShare(result), JSON.stringify(result.survivors, null, 2)).toBeGreaterThanOrEqual(leastCaught);
  });
});

function only(own: ServiceScenarios | undefined, wanted: ServiceScenarios['file']['scenarios'][number]['expect']): ServiceScenarios {
  const [scenario] = own?.file.scenarios ?? [];
  if (!own || !scenario) throw new Error('No definition has scenarios.');
  return { ...own, file: { ...own.file, scenarios: [{ ...scenario, expect: wanted }] } };
}

function loaded(): LoadedPack {
  if (!pack) throw new Error('The base pack could not be read.');
  return pack;
}
