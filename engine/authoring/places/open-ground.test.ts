import { expect, it } from 'vitest';
import { buildPack, sampleSurroundings } from '../check/cases';
import { put, serviceFile } from '../check/cases/sample-pack';
import { createChecker } from '../check/check-pack';
import { fileValue, groundOf, withPositions } from '../layer';
import { describePlace, openGround } from '.';

const json = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const below = buildPack([put('/sources/dochody/response/properties/lista/items/properties/kwota/examples', [12.5])]);
const own = new Map([
  ['portal.json', json({ extends: 'okienko' })],
  [serviceFile, json({ title: 'Dochody naszej gminy' })],
]);

it('answers of the value that all layers make, by the ids that an editor sees', () => {
  const ground = groundOf(own, { layers: [{ name: 'okienko', files: below }], lack: null }, 'gmina');
  const value = Object(fileValue(ground, serviceFile));
  const open = openGround(ground, sampleSurroundings, createChecker());
  const describe = (path: string) => {
    const described = describePlace(open, serviceFile, withPositions(value, path));
    return described.ok ? described.answer : expect.fail(described.why.id);
  };
  const table = value.blocks[0].id;
  expect(describe('/title').value).toBe('Dochody naszej gminy');
  expect(describe(`/blocks/${table}/columns/-/id`).choices).toContainEqual(expect.objectContaining({ value: 'kwota', sample: '12.5' }));
  // A format shows what it makes of the very field.
  const formats = describe(`/blocks/${table}/columns/kwota/format`).choices;
  expect(formats).toContainEqual(expect.objectContaining({ value: 'money', sample: expect.stringContaining('12,50') }));
});
