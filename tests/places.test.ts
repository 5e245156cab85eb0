// The questions of an editor, asked of the pack that is shipped and by the command.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, completeAt, describePlace, openPack, serviceSchema, usedBy, walkDefinition } from '../engine/authoring';
import { tryCommand } from '../scripts/command-line/try-command-for-tests';
import { place } from '../scripts/commands/place';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';

const files = readDefinitionsFolder('definitions');
const step = process.env.OKIENKO_FULL === '1' ? 1 : 11;
const kinds = {
  text: ['text'],
  expression: ['formula'],
  value: ['value', 'name'],
  cell: ['value'],
  contract: ['contract'],
  answer: ['answer'],
  sending: ['sending'],
  sample: ['sample'],
};

describe('the shipped pack', () => {
  const open = openPack(files, undefined, portalSurroundings);
  const services = checkPack(files, undefined, portalSurroundings).pack?.services ?? [];

  it(`is described as checker and compiler see it (${step === 1 ? 'every place' : 'a sample of the places'})`, () => {
    let seen = 0;
    for (const service of services) {
      const places: { readonly pointer: string; readonly kind: keyof typeof kinds; readonly expect: string | null }[] = [];
      walkDefinition(service.definition, serviceSchema, (each) => places.push(each));
      for (const { pointer, kind, expect: expects } of places.filter((_, index) => index % step === 0)) {
        const answer = describePlace(open, service.place('').file, pointer);
        const described = answer.ok ? answer.answer : answer.why.id;
        expect(described, `${service.slug} ${pointer}`).toMatchObject({ pointer, type: { expects } });
        if (answer.ok) expect(kinds[kind], `${service.slug} ${pointer}`).toContain(answer.answer.type.kind);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  it('offers, at the place of every formula that reads a field, the very name that stands there', () => {
    for (const service of services) {
      walkDefinition(service.definition, serviceSchema, ({ kind, value, pointer }) => {
        const [, holder, name] = kind === 'expression' && typeof value === 'string' ? (/^=((?:\w+\.)+)(\w+)$/.exec(value) ?? []) : [];
        if (holder === undefined || name === undefined || holder.startsWith('config') || holder.startsWith('user')) return;
        const offer = completeAt(open, service.place('').file, pointer, `=${holder}`, holder.length + 1);
        const offered = offer.ok ? offer.answer.items.filter((item) => item.kind === 'field').map(({ label }) => label) : [];
        if (offered.length > 0) expect(offered, `${service.slug} ${pointer} ${holder}`).toContain(name);
      });
    }
  });

  it('says of every shared call who makes it', () => {
    const calls = Object.keys(JSON.parse(readFileSync('definitions/calls.json', 'utf8')).calls);
    const unused = calls.filter((call) => {
      const answer = usedBy(open, { file: 'calls.json', path: `/calls/${call}` });
      return !answer.ok || answer.answer.length === 0;
    });
    expect(unused).toEqual([]);
  });
});

describe('npm run place', () => {
  const service = 'services/budzet-dochody/service.json';

  it('answers as text and as data, in English and in Polish, for a municipality with the layer that says it', async () => {
    const own = ['--definitions', 'definitions/municipalities/jodlowa-gora'];
    const layered = await tryCommand(place, 'describe', service, '/intro', ...own);
    expect(layered).toMatchObject({ code: 0, err: '' });
    expect(layered.out).toMatch(
      /definitions\/services\/budzet-dochody\/service\.json:\d+:\d+ {2}"Plan i[^\n]*\n\s+definitions\/municipalities\/jodlowa-gora\/services/,
    );
    const polish = await tryCommand(place, 'describe', service, '/nie/ma', '--language', 'pl');
    expect(polish.err).toContain('nie ma miejsca „/nie/ma”');
    const offer = await tryCommand(place, 'complete', service, '/blocks/0/columns/0/value', '=row.naz', '--json');
    expect(JSON.parse(offer.out)).toMatchObject({ version: 1, answer: { items: [{ insert: 'nazwaPozycji' }] } });
    const value = await tryCommand(place, 'evaluate', service, '/blocks/0/columns/0/value', '=row.nazwaPozycji');
    expect(value.out).toContain('Wpływy');
    expect((await tryCommand(place, 'used-by', 'format:year')).out).toMatch(/service\.json:\d+:\d+ {2}name {2}year/);
  });

  it('says which place, question or language there is not', async () => {
    expect(await tryCommand(place, 'describe', service, '/nie/ma')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('has no place /nie/ma'),
    });
    expect(await tryCommand(place, 'descrbe', service)).toMatchObject({ code: 2, err: expect.stringContaining('Did you mean describe?') });
    expect(await tryCommand(place, 'describe')).toMatchObject({ code: 2 });
    expect(await tryCommand(place, 'describe', service, '', '--language', 'fr')).toMatchObject({
      code: 2,
      err: expect.stringContaining('en or pl'),
    });
    expect(await tryCommand(place, 'complete', service, '', '', '--cursor', 'x')).toMatchObject({ code: 2 });
    expect(await tryCommand(place, 'describe', 'a.json', '', '--definitions', '/no/such')).toMatchObject({ code: 3 });
  });

  it('mends what has a suggestion and leaves the rest of the file as it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'place-'));
    try {
      cpSync('docs/examples', folder, { recursive: true });
      const file = join(folder, 'portal.json');
      const right = readFileSync(file, 'utf8');
      writeFileSync(file, right.replace('"offices"', '"ofices"'));
      const said = await tryCommand(place, 'fix', '--definitions', folder, '--apply');
      expect(said.out).toContain('Write offices instead of ofices.');
      expect(readFileSync(file, 'utf8')).toBe(right);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
