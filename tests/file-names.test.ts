import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack } from '../engine/authoring';
import { allBlocks } from '../engine/authoring/compile';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
const services = pack?.services ?? [];

describe('files for residents', () => {
  it('are named in the definitions: each document of a screen has a safe name of its own [PDF-08]', () => {
    const named = services.flatMap(({ slug, definition: { pdf } }) => (pdf ? [{ slug, name: String(pdf.fileName) }] : []));
    expect(named.length).toBeGreaterThanOrEqual(19);
    const fixed = named.filter(({ name }) => !name.startsWith('='));
    expect(fixed.filter(({ name }) => !/^[a-z0-9_-]+\.pdf$/.test(name))).toEqual([]);
    expect(fixed.map(({ name }) => name).filter((name, index, all) => all.indexOf(name) !== index)).toEqual([]);
  });
});

describe('forms', () => {
  it('of several fields ask before typed data are lost [SHELL-47]', () => {
    const forms = services.flatMap(({ slug, definition }) =>
      allBlocks(definition.blocks).flatMap((block) => (block.block === 'form' ? [{ slug, block }] : [])),
    );
    const long = forms.filter(({ block }) => Object.keys(block.ui ?? {}).length > 2);
    expect(long.length).toBeGreaterThanOrEqual(6);
    expect(long.filter(({ block }) => block.leaveWarning === false).map(({ slug, block }) => `${slug} ${block.id}`)).toEqual([]);
  });
});
