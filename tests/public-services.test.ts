import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack } from '../engine/authoring';
import { allBlocks } from '../engine/authoring/compile';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
const services = (pack?.services ?? [])
  .map(({ definition }) => definition)
  .filter(({ group, access }) => group !== undefined && access?.protected !== true);

describe('the public services', () => {
  it('have a PDF under a name of their own, and all but the check of a single person a table that sorts and pages [SHELL-56]', () => {
    expect(services.length).toBeGreaterThanOrEqual(10);
    const names = services.map(({ pdf }) => pdf?.fileName);
    expect(names.filter((name) => typeof name !== 'string' || !/^[a-z_]+\.pdf$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(services.length);
    const withoutTable = services.filter(({ blocks }) => !allBlocks(blocks).some((block) => block.block === 'table'));
    expect(withoutTable.map(({ apply }) => apply !== undefined)).toEqual([true]);
  });

  it('name the office’s calls in the definitions alone: each has an endpoint or a call of the shared table [CALL-10]', () => {
    const sources = services.flatMap(({ slug, sources: own }) =>
      Object.entries(own ?? {}).map(([id, source]) => ({ name: `${slug} ${id}`, source })),
    );
    const shared = new Set(Object.keys(pack?.calls.calls ?? {}));
    expect(sources.filter(({ source }) => (source.endpoint === undefined) === (source.call === undefined)).map(({ name }) => name)).toEqual(
      [],
    );
    expect(sources.filter(({ source }) => source.call !== undefined && !shared.has(source.call)).map(({ name }) => name)).toEqual([]);
  });
});
