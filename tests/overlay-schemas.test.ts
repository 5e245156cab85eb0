// An editor checks a file with the schema that its $schema names. Overlays have schemas of their own, in which nothing is required.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';

const schemas = resolve('definitions/schema');
const ajv = new Ajv({ strict: false, discriminator: true, allErrors: true, validateFormats: false });
for (const name of readdirSync(schemas)) ajv.addSchema(JSON.parse(readFileSync(join(schemas, name), 'utf8')));

/** The validator of the schema that a file names, found by its file as an editor does. */
function validatorOf(file: string, content: { readonly $schema?: string }): ValidateFunction {
  const schema = resolve(dirname(file), content.$schema ?? 'no $schema');
  expect(dirname(schema), `${file} names a schema of this project`).toBe(schemas);
  const validate = ajv.getSchema(`https://okienko.dev/schema/${basename(schema)}`);
  if (!validate) throw new Error(`${file} names ${schema}, which is none.`);
  return validate;
}

const rooms = ['definitions/municipalities', 'docs', 'tests'];
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/(^|\/)(dist|node_modules)\//.test(name))
    .map((name) => join(folder, name));
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const overlays = rooms
  .flatMap(filesIn)
  .filter((file) => basename(file) === 'portal.json' && 'extends' in read(file))
  .map((file) => dirname(file));
// A service with kinds of its project has the schemas of that project.
const overlayFiles = overlays.flatMap(filesIn).filter((file) => '$schema' in read(file));

describe('the schemas of overlays', () => {
  it('stand in every portal.json that extends another, and in no other', () => {
    expect(overlays.length).toBeGreaterThanOrEqual(8);
    for (const folder of overlays) expect(read(join(folder, 'portal.json')).$schema).toMatch(/\/portal-overlay\.schema\.generated\.json$/);
  });

  it.each(overlayFiles)('take %s, and nothing misspelt in it', (file) => {
    const content = read(file);
    const validate = validatorOf(file, content);
    expect(validate(content) || validate.errors).toBe(true);
    if (!/texts\.schema/.test(content.$schema)) expect(validate({ ...content, titel: 'x' })).toBe(false);
  });

  it.each([
    ['portal', { office: { nmae: 'Gmina' } }],
    ['portal', { menu: [{ label: 'without id' }] }],
    ['portal', { id: null }],
    ['portal', { theme: { primary: 'red' } }],
    ['calls', { calls: { lata: { endpont: '/lata' } } }],
    ['calls', { call: {} }],
    ['service', { blocks: [{ id: 'a', titel: 'x' }] }],
    ['texts', { title: 5 }],
  ])('refuse in an overlay of %s: %j', (name, overlay) => {
    expect(ajv.getSchema(`https://okienko.dev/schema/${name}-overlay.schema.generated.json`)?.(overlay)).toBe(false);
  });

  it.each([
    ['portal', { office: { name: 'Gmina' }, shell: { visitCounter: null }, footer: [{ id: 'cookie', remove: true }] }],
    ['portal', { menu: [{ id: 'nowa', after: 'uslugi', label: 'Nowa', goTo: '/nowa', position: 7 }], session: null }],
    ['calls', { calls: { lata: { endpoint: '/inne' }, status: null } }],
    ['texts', { title: null, intro: 'Tekst' }],
  ])('take in an overlay of %s: %j', (name, overlay) => {
    const validate = ajv.getSchema(`https://okienko.dev/schema/${name}-overlay.schema.generated.json`);
    expect(validate?.(overlay) || validate?.errors).toBe(true);
  });
});
