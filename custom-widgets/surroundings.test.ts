import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { widgets } from '.';
import { portalSurroundings } from './surroundings';

const schemas = join(import.meta.dirname, '..', 'definitions', 'schema');
const read = (file: string): object => JSON.parse(readFileSync(join(schemas, file), 'utf8'));
const validate = new Ajv({ strict: false, schemas: [read('service.schema.json')] }).compile(read('widget.schema.json'));

test('every registered widget describes itself, and every description belongs to one', () => {
  expect(Object.keys(portalSurroundings.widgets).sort()).toEqual(Object.keys(widgets).sort());
});

test.each(Object.entries(portalSurroundings.widgets))(
  'the description of %s has the shape of its schema and names settings that it explains',
  (id, description) => {
    expect(validate(description), JSON.stringify(validate.errors)).toBe(true);
    expect(Object.keys(description.props ?? {})).toEqual(expect.arrayContaining(description.required ?? []));
    for (const prop of Object.values(description.props ?? {})) expect(prop.description).toMatch(/\.$/);
    // The description of a widget is beside its code.
    expect(JSON.parse(readFileSync(join(import.meta.dirname, id, 'widget.json'), 'utf8'))).toEqual(description);
    expect(readdirSync(join(import.meta.dirname, id)).some((file) => file.endsWith('Widget.tsx'))).toBe(true);
  },
);
