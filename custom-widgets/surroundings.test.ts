import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWidget } from '../engine/authoring';
import { widgets } from '.';
import { portalSurroundings } from './surroundings';

test('every registered widget describes itself, and every description belongs to one', () => {
  expect(Object.keys(portalSurroundings.widgets).sort()).toEqual(Object.keys(widgets).sort());
});

test.each(Object.entries(portalSurroundings.widgets))(
  'the description of %s lies beside its code and explains its settings',
  (id, description) => {
    const folder = join(import.meta.dirname, id);
    const read = readWidget(id, readFileSync(join(folder, 'widget.json')));
    expect(read.problems).toEqual([]);
    expect(read.description).toEqual(description);
    for (const prop of Object.values(description.props ?? {})) expect(prop.description).toMatch(/\.$/);
    expect(readdirSync(folder).some((file) => file.endsWith('Widget.tsx'))).toBe(true);
  },
);
