// What a project with kinds and widgets of its own gets from `okienko types` and `okienko docs`: schemas and a page that know them.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Command } from '../../scripts/command-line/command';
import { tryCommand } from '../../scripts/command-line/try-command-for-tests';
import { projectDocs } from '../../scripts/commands/project-docs';
import { projectTypes } from '../../scripts/commands/project-types';

const project = join(import.meta.dirname, 'project');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'okienko-tools-'));
  cpSync(join(project, 'definitions'), join(folder, 'definitions'), { recursive: true });
  vi.stubEnv('OKIENKO_CONFIG', join(project, 'okienko.config.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function run(command: Command, ...args: string[]): Promise<{ readonly code: number; readonly said: string }> {
  const file = join(folder, command === projectTypes ? 'office.ts' : 'docs/kinds.md');
  const { code, out, err } = await tryCommand(command, '--definitions', join(folder, 'definitions'), '--out', file, ...args);
  return { code, said: out + err };
}

/** The validators of a folder of schemas, by the name of the file. */
function schemasIn(schemas: string): (name: string) => ValidateFunction {
  const ajv = new Ajv({ strict: false, discriminator: true, validateFormats: false });
  for (const name of readdirSync(schemas)) ajv.addSchema(JSON.parse(readFileSync(join(schemas, name), 'utf8')));
  return (name) => ajv.getSchema(`https://okienko.dev/schema/${name}`) ?? expect.unreachable(`no schema ${name}`);
}

describe('okienko types', () => {
  test('writes schemas for the editor that know what the project adds', async () => {
    expect(await run(projectTypes, '--check')).toMatchObject({ code: 1, said: expect.stringContaining('out of date') });
    expect(await run(projectTypes)).toMatchObject({ code: 0, said: expect.stringContaining('service-overlay.schema.generated.json') });
    expect(await run(projectTypes, '--check')).toMatchObject({ code: 0 });

    const own = schemasIn(join(folder, 'definitions/schema'));
    const portals = schemasIn('definitions/schema');
    const service = JSON.parse(readFileSync(join(folder, 'definitions/services/oceny.json'), 'utf8'));
    const validate = own('service.schema.json');
    expect(validate(service) || validate.errors).toBe(true);
    expect(portals('service.schema.json')(service)).toBe(false);

    const blocks = (...added: object[]) => ({ ...service, blocks: [...service.blocks, ...added] });
    const stars = { id: 'b', block: 'stars', label: 'Ocena', mark: '=3' };
    const counter = { id: 'b', block: 'widget', widget: 'licznik', props: { label: 'Lubię' } };
    expect(validate(blocks(stars))).toBe(true);
    expect(validate(blocks({ ...stars, marc: '=3' }))).toBe(false);
    expect(validate(blocks(counter))).toBe(true);
    expect(validate(blocks({ ...counter, widget: 'liczydlo' }))).toBe(false);
    expect(validate(blocks({ ...counter, props: { label: 'Lubię', stepp: 2 } }))).toBe(false);
    expect(validate(blocks({ ...counter, props: {} }))).toBe(false);

    const overlay = own('service-overlay.schema.generated.json');
    expect(overlay({ blocks: [{ id: 'ocena', mark: '=3' }], params: { najmniej: { most: 100 } } }) || overlay.errors).toBe(true);
    expect(overlay({ blocks: [{ id: 'ocena', marc: '=3' }] })).toBe(false);
  });
});

describe('okienko docs', () => {
  test('writes a page about what the project adds, with examples from its definitions', async () => {
    expect(await run(projectDocs)).toMatchObject({ code: 0, said: expect.stringContaining('Written') });
    const page = readFileSync(join(folder, 'docs/kinds.md'), 'utf8');
    for (const line of [
      '| `mark` | formula that gives a number | must be given | How many stars, five at most. |',
      '### SliderParam',
      '| `tens` | a number of people in tens | oceny',
      '| `even` | oceny |',
      'Counts how often its button was pressed.',
      '| `label` | string | must be given | What the button says. |',
      '"widget": "licznik"',
    ])
      expect(page).toContain(line);
    expect(page.match(/\]\(#/)).toBeNull();
    expect(await run(projectDocs, '--check')).toMatchObject({ code: 0 });
    writeFileSync(join(folder, 'docs/kinds.md'), 'old');
    expect(await run(projectDocs, '--check')).toMatchObject({ code: 1, said: expect.stringContaining('out of date') });
  });
});
