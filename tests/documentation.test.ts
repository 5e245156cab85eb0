import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import { checkPack, checkScenarios, readScenarios, sampleValue, scenarioSetting, serviceSchema } from '../engine/authoring';
import { planOf, readSamples, serviceOf } from '../engine/authoring/new-service';
import type { ServiceDefinition } from '../engine/language/language.generated';
import { runScenario } from '../engine/scenarios';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { examplesFolder, readExamples } from '../scripts/docs/examples';
import { languageObjects, resolveNode } from '../scripts/docs/schema-reference';

const manual = join(import.meta.dirname, '../docs/authors');
const examples = readExamples();

describe('the examples of the manual', () => {
  it('have no problem, not even a warning', () => {
    // The examples extend the base pack, whose own warnings are checked elsewhere.
    expect(examples.problems.filter(({ place }) => !place.file.startsWith('okienko/'))).toEqual([]);
    expect(examples.services.length).toBeGreaterThanOrEqual(20);
  });

  it('show every property of the language', () => {
    const without = languageObjects(serviceSchema).flatMap(({ name, node, properties }) =>
      properties.filter((property) => examples.valueOf(node, property.name) === undefined).map((property) => `${name}.${property.name}`),
    );
    expect(without, 'add them to a file of docs/examples, then npm run docs').toEqual([]);
  });

  it.each([
    ['block', kindsOf('Block', 'block')],
    ['control', kindsOf('Param', 'control')],
    ['action', kindsOf('RowAction', 'action')],
    ['format', wordsOf('FormatName')],
    ['rule', wordsOf('RuleName')],
  ])('show every kind of %s', (word, kinds) => {
    const text = JSON.stringify(examples.services.map(({ definition }) => definition));
    expect(kinds.filter((kind) => !text.includes(`"${word}":"${kind}"`))).toEqual([]);
  });

  it('have scenarios of a form that hold', async () => {
    const { services } = readScenarios(readDefinitionsFolder(examplesFolder), examples.pack);
    const results = await checkScenarios(examples.pack, services);
    expect(results.length).toBeGreaterThan(4);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it.each(examples.services)('$slug is drawn to its end', async (service) => {
    const state = Object.entries(service.definition.state ?? {}).map(([name, { schema }]) => [name, sampleValue(schema)]);
    const subject = { kind: 'person', name: 'Anna Nowak', pesel: '44051401359' } as const;
    const scenario = {
      name: service.slug,
      expect: {},
      answers: examples.answers(service),
      state: Object.fromEntries(state),
      subject,
      address: { kod: 'A1' },
    };
    const { view, unanswered } = await runScenario(scenario, {}, scenarioSetting(service, examples.pack));
    const states = [view.tables, view.records, view.charts, view.notices, view.texts, view.contents, view.embeds].flatMap((blocks) =>
      Object.entries(blocks).map(([id, block]) => `${id} ${block.state}`),
    );
    expect(view.blocks.length).toBeGreaterThan(0);
    expect(states.filter((one) => !one.endsWith(' ready'))).toEqual([]);
    expect(unanswered).toEqual([]);
  });
});

describe('the first service of the manual', () => {
  const parts = [...readFileSync(join(manual, 'README.md'), 'utf8').matchAll(/```json\n([\s\S]*?)\n```/g)].map(([, text]) => text ?? '');
  const [sample = '', table = '', chart = '', pdf = '', scenarios = ''] = parts;

  it('is right, and its scenario shows what it says', async () => {
    const read = readSamples([sample]);
    const response = read.ok ? read.value.contract : {};
    const plan = planOf({ slug: 'drzewa', group: 'mieszkancy', endpoint: '/zielen/dajDrzewa', response });
    const draft = plan.ok ? serviceOf(plan.value) : expect.fail('The sample of the manual cannot be read.');
    const definition: ServiceDefinition = { ...draft, blocks: [JSON.parse(table), JSON.parse(chart)], ...JSON.parse(`{${pdf}}`) };
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const files = new Map([
      ...readDefinitionsFolder('definitions'),
      ['services/drzewa.json', bytes(JSON.stringify(definition))] as const,
      ['services/drzewa.scenarios.json', bytes(scenarios)] as const,
    ]);
    const { problems, pack } = checkPack(files, undefined, portalSurroundings);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!pack) throw new Error('The first service cannot be read.');
    const own = readScenarios(files, pack).services.filter(({ slug }) => slug === 'drzewa');
    expect(own).toHaveLength(1);
    const results = await checkScenarios(pack, own);
    expect(results.map(({ problems: found }) => found)).toEqual([[]]);
    // The draft already names the PDF as the manual says.
    expect(draft.pdf).toEqual(definition.pdf);
  });
});

describe('the pages about an overlay and another office', () => {
  const text = ['overlay.md', 'office.md'].map((page) => readFileSync(join(manual, page), 'utf8')).join('\n');
  const base = { layers: [{ name: 'okienko', files: readDefinitionsFolder('definitions') }], lack: null };
  const portal = { definitionVersion: 2, extends: 'okienko@2', id: 'gmina' };
  const inTables = [...text.matchAll(/`("(?:accounts|services|shell)": [^`]*)`/g)].map(([, json = '']) => json);
  const told = (files: Readonly<Record<string, object>>) =>
    checkPack(
      new Map(Object.entries(files).map(([name, json]) => [name, new TextEncoder().encode(JSON.stringify(json))])),
      base,
      portalSurroundings,
    ).problems.filter(({ severity }) => severity === 'error');

  it('show overlays of the base pack that are right', () => {
    expect(inTables).toHaveLength(3);
    for (const json of inTables) expect(told({ 'portal.json': { ...portal, ...JSON.parse(`{${json}}`) } }), json).toEqual([]);
    const [calls = ''] = /\{\n {2}"calls"[\s\S]*?\n\}/.exec(text) ?? [];
    const withoutPdf = { pdf: { endpoint: null } };
    expect(text).toContain('`"pdf": { "endpoint": null }`');
    expect(told({ 'portal.json': portal, 'calls.json': JSON.parse(calls), 'services/budzet-dochody.json': withoutPdf })).toEqual([]);
    const [, call = ''] = /`("[^`]*: null)` under `calls`/.exec(text) ?? [];
    const [, source = ''] = /`("sources": [^`]*"missing": true[^`]*)`/.exec(text) ?? [];
    const lacking = { 'calls.json': { calls: JSON.parse(`{${call}}`) }, 'services/lista-faktur-woda.json': JSON.parse(`{${source}}`) };
    expect(told({ 'portal.json': portal, ...lacking })).toEqual([]);
  });
});

describe('the pages for operators', () => {
  const pages = join(import.meta.dirname, '../docs/operators');
  const source = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
  const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

  it('name every figure that there is, and no other', () => {
    const figure = /\b(okienko_[a-z_]+[a-z])\b/g;
    const told = namesIn(readFileSync(join(pages, 'watching.md'), 'utf8'), figure).map((name) => name.replace(/_count$/, ''));
    expect([...new Set(told)]).toEqual(namesIn(source('server/metrics/portal-metrics.ts'), figure));
  });

  it('name only variables that are read', () => {
    const text = readdirSync(pages)
      .map((page) => readFileSync(join(pages, page), 'utf8'))
      .join('\n');
    const read = [
      ...namesIn(source('server/configuration/configuration.ts'), /read(?:<[^>]*>)?\(\s*'([A-Z_]+)'/g),
      ...namesIn(source('server/configuration/configuration.ts'), /environment\.([A-Z_]+)/g),
      ...namesIn(source('server/hosts/read-municipality.ts'), /variables\.([A-Z_]+)/g),
      ...namesIn(source('server/http/proxy/live-office.ts'), /said\('([A-Z_]+)'/g),
    ];
    const told = namesIn(text, /`([A-Z][A-Z_]{3,})(?:=[^`]*)?`/g).filter((name) => !['SIGTERM'].includes(name));
    expect(told.filter((name) => !read.includes(name))).toEqual([]);
  });
});

describe.each([manual, join(import.meta.dirname, '../docs/operators')])('the pages of %s', (folder) => {
  it('lead only to files and headings that are there', () => {
    const dead = readdirSync(folder).flatMap((page) => {
      const text = readFileSync(join(folder, page), 'utf8');
      return [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([\w-]+))?\)/g)].flatMap(([link, path = '', anchor]) => {
        const file = path === '' ? join(folder, page) : join(dirname(join(folder, page)), path);
        if (!existsSync(file)) return [`${page}: ${link}`];
        return anchor === undefined || new RegExp(`^#+ ${anchor}$`, 'im').test(readFileSync(file, 'utf8')) ? [] : [`${page}: ${link}`];
      });
    });
    expect(dead).toEqual([]);
  });
});

function wordsOf(name: string): readonly string[] {
  const words = resolveNode({ $ref: `#/$defs/${name}` }, serviceSchema).node.enum;
  return Array.isArray(words) ? words.map(String) : [];
}

/** The values of the property that distinguishes the branches of a union. */
function kindsOf(union: string, word: string): readonly string[] {
  const { oneOf } = resolveNode({ $ref: `#/$defs/${union}` }, serviceSchema).node;
  return (Array.isArray(oneOf) ? oneOf : []).flatMap((branch) => {
    const property = Object(Object(resolveNode(branch, serviceSchema).node.properties)[word]);
    return Array.isArray(property.enum) ? property.enum.map(String) : [String(property.const)];
  });
}
