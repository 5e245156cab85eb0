import { describe, expect, it } from 'vitest';
import { buildPack, layersOf, sampleSurroundings } from '../check/cases';
import { put, raw, samplePack, serviceFile, write } from '../check/cases/sample-pack';
import { applyEdit, completeAt, describePlace, evaluateAt, openPack, type PlaceEdit, usedBy } from '.';

const described = {
  '/blocks/0/title': 'Dochody gminy',
  '/values': { suma: '=sum(dochody.lista.map(d, d.kwota))' },
  '/sources/dochody/response/properties/lista/items/properties/nazwa/examples': ['Podatek', 'Opłata'],
  '/sources/dochody/response/properties/lista/items/properties/nazwa/description': 'Name of the income.',
} as const;
const open = openPack(
  buildPack([...Object.entries(described).map(([pointer, value]) => put(pointer, value))]),
  undefined,
  sampleSurroundings,
);
const english = 'services/dochody/en.json';

/** Answers in few words: what is inserted for `|` in a text. */
function offered(path: string, marked: string, file = serviceFile): readonly string[] | string {
  const answer = completeAt(open, file, path, marked.replace('|', ''), marked.indexOf('|'));
  return answer.ok ? answer.answer.items.map(({ insert }) => insert) : answer.why.id;
}

describe('complete', () => {
  it('offers the dated values where rate takes a key, with what they are called and what was valid last', () => {
    const periods = [
      { id: 'rok2025', from: '2025-01-01', to: '2025-12-31', value: 29, basis: { act: 'Uchwała 1' } },
      { id: 'rok2026', from: '2026-01-01', value: 31.5, basis: { act: 'Uchwała 2' } },
    ];
    const values = { osoba: { name: 'Stawka', type: 'money', periods }, kompost: { name: 'Ulga', type: 'money', periods } };
    const pack = openPack(buildPack([write('values/odpady.json', { values })]), undefined, sampleSurroundings);
    const at = (marked: string) => completeAt(pack, serviceFile, '/blocks/0/columns/1/value', marked.replace('|', ''), marked.indexOf('|'));
    for (const marked of ["=rate('|", "=rate('|', today)", "=rate('odp|ady.o', today) * 2.0"])
      expect(at(marked)).toMatchObject({
        ok: true,
        answer: {
          from: 7,
          to: marked.length > 20 ? 15 : 7,
          items: [{ insert: 'odpady.osoba', help: 'Stawka', sample: '31.5 (2026-01-01 – …)' }, { insert: 'odpady.kompost' }],
        },
      });
    expect(at("=row.rate('|")).toMatchObject({ ok: true, answer: { items: [] } });
    expect(at("=text('|")).toMatchObject({ ok: true, answer: { items: [] } });
  });

  it.each([
    ['/blocks/0/rows', '=do|', ['dochody', 'double(']],
    ['/blocks/0/rows', '=dochody.|', ['lista', 'size()']],
    ['/blocks/0/rows', '=dochody.l|', ['lista']],
    ['/blocks/0/rows', '=dochody.lista.fil|ter(x, x.kwota > 1)', ['filter(']],
    ['/blocks/0/rows', '=dochody.lista.filter(x, x.|', ['nazwa', 'kwota', 'size()']],
    ['/blocks/0/rows', '=dochody.lista.filter(x, dochody.lista.exists(y, y.k|', ['kwota']],
    ['/blocks/0/rows', '=flat([dochody.lista]).map(x, x.naz|', ['nazwa']],
    ['/blocks/0/rows', '=dochody.lista.filter(|', []],
    ['/blocks/0/rows', "=rate('|", []],
    ['/blocks/0/rows', "=dochody.lista.filter(x, x.nazwa == '|", ['Podatek', 'Opłata']],
    ['/blocks/0/rows', "=dochody.lista.filter(x, x.nazwa == 'a|", ['Podatek', 'Opłata']],
    ['/blocks/0/rows', "=dochody.lista.filter(x, x.nazwa == 'x' && x.kw|", ['kwota']],
    ['/blocks/0/columns/0/value', '=row.|', ['nazwa', 'kwota', 'size()']],
    ['/blocks/0/columns/0/value', '=dochody.lista[0].k|', ['kwota']],
    ['/blocks/0/columns/0/value', '=greatest(dochody.lista).k|', ['kwota']],
    ['/blocks/0/columns/0/value', "='ro|", []],
    ['/blocks/0/columns/0/value', '=values.|', ['suma', 'size()']],
    ['/params/rok/options', '=lata.l|', ['lata']],
    ['/blocks/1/summary/values/nazwa/value', '=firs|', ['first']],
    ['/blocks/1/summary/values/nazwa/value', '=first.|', ['category', 'value', 'size()']],
    ['/blocks/0/columns/1/format', 'mon|', ['money']],
    ['/blocks/0/columns/0/id', '|', ['nazwa', 'kwota']],
    ['/blocks/0/block', 'cha|', ['chart']],
    ['/params/rok/control', 'multi|', ['multi-select']],
    ['/params/rok/default', '|', ['first', 'latest', 'none']],
    ['/group', '|', ['budzet']],
    ['/sources/lata/call', '|', ['lata']],
    ['/blocks/1/table', '|', ['tabela']],
    ['/blocks/1/category', '|', ['nazwa', 'kwota']],
    ['/access/protected', '|', ['true', 'false']],
    ['/sources/lata/onError/goTo', '/usl|', ['/uslugi/dochody']],
    ['/blocks/1/summary/text', 'Najwięcej: {{|', ['nazwa']],
    ['/title', '{{|', []],
  ])('at %s, for %s', (path, marked, expected) => {
    expect(offered(path, marked)).toEqual(expected);
  });

  it('offers a translation the names that the Polish text has', () => {
    expect(offered('/blocks.wykres.summary', 'Most: {{na|', english)).toEqual(['nazwa']);
    expect(offered('/table.rows/one', '{{|', 'texts/en.json')).toEqual(['count']);
  });

  it('says of a name its type, an example and what it means, and of a function how it is called and what it gives', () => {
    const names = completeAt(open, serviceFile, '/blocks/0/columns/0/value', '=row.n', 6);
    expect(names).toMatchObject({
      ok: true,
      answer: { from: 5, to: 6, items: [{ label: 'nazwa', type: { id: 'a-text' }, sample: 'Podatek', help: 'Name of the income.' }] },
    });
    const calls = completeAt(open, serviceFile, '/blocks/0/columns/0/value', '=sum', 4);
    expect(calls).toMatchObject({
      ok: true,
      answer: { items: [{ insert: 'sum(', kind: 'function', type: 'sum(list)', sample: '=sum(lista.map(p, p.kwota)) → 0.3' }] },
    });
  });

  it('puts what can be read here first, then what has the expected type, then functions; the same each time', () => {
    const all = offered('/blocks/0/columns/0/value', '=|');
    expect(all.slice(0, 3)).toEqual(['row', 'lata', 'dochody']);
    expect(all).toEqual(offered('/blocks/0/columns/0/value', '=|'));
    expect(offered('/blocks/0/rows', '|').slice(0, 2)).toEqual(['=lata', '=dochody']);
  });
});

describe('describe', () => {
  const of = (path: string, file = serviceFile) => {
    const answer = describePlace(open, file, path);
    if (!answer.ok) throw new Error(answer.why.id);
    return answer.answer;
  };

  it.each([
    ['/title', { kind: 'text', value: 'Dochody', required: true }],
    ['/group', { kind: 'name', names: 'group', value: 'budzet' }],
    ['/blocks/0/rows', { kind: 'formula', expects: 'list', formula: true }],
    ['/blocks/0/visible', { kind: 'formula', expects: 'boolean', value: undefined, required: false }],
    ['/blocks/0/pageSize', { kind: 'number', default: 5, limits: { minimum: 1, maximum: 100 } }],
    ['/blocks/0/paging', { kind: 'yes-no', default: true }],
    ['/blocks/0/columns', { kind: 'list' }],
    ['/blocks/0/columns/-', { kind: 'object', value: undefined }],
    ['/blocks/0/columns/0/format', { kind: 'name', names: 'format' }],
    ['/blocks/0/columns/0/unit', { kind: 'value', formula: true }],
    ['/blocks/0/sort/column', { kind: 'name', names: 'column' }],
    ['/blocks/1/table', { kind: 'name', names: 'table' }],
    ['/blocks/1/kind', { kind: 'word', value: 'bar' }],
    ['/sources/dochody/response', { kind: 'contract' }],
    ['/params/rok/options', { kind: 'formula', expects: 'list', formula: true }],
  ])('says what may stand at %s', (path, expected) => {
    const { type, value, required, default: given } = of(path);
    expect({ ...type, value, required, default: given }).toMatchObject(expected);
  });

  it('shows of each format what it makes of the value of this column', () => {
    const { choices, help, schema } = of('/blocks/0/columns/0/format');
    expect(choices.find(({ value }) => value === 'text')).toMatchObject({ sample: 'Podatek', type: { id: 'a-text' } });
    expect(of('/blocks/0/columns/1/format').choices.find(({ value }) => value === 'percent')).toMatchObject({
      sample: '1%',
      type: { id: 'optional-kind' },
    });
    expect(help).toMatch(/^How a value is shown/);
    expect(schema).toBe('service.schema.json#/$defs/FormatName');
  });

  it('lists the properties that an object may have, with their meaning, and which of them it has', () => {
    const { members } = of('/blocks/0');
    expect(members.find(({ name }) => name === 'rows')).toMatchObject({ required: true, present: true });
    expect(members.find(({ name }) => name === 'visible')).toMatchObject({ required: false, present: false });
    expect(members.filter(({ help }) => help === null)).toEqual([]);
  });

  it('says of a translation the Polish text that it belongs to', () => {
    expect(of('/blocks.wykres.summary', english).original).toMatchObject({ text: 'Najwięcej: {{nazwa}}.', places: ['nazwa'] });
    expect(of('/table.rows', 'texts/en.json').original).toMatchObject({ text: '{{count}} wiersza' });
    expect(of('/groups.budzet.title', 'portal.en.json').original).toMatchObject({ text: 'Budżet' });
  });

  it('says where a value comes from, and what each layer says, also where a list has another order', () => {
    const county = new Map([...buildPack([write('portal.json', { definitionVersion: 2, extends: 'okienko', id: 'powiat' })], {})]);
    const own = buildPack(
      [
        write('portal.json', { definitionVersion: 2, extends: '../powiat', id: 'sosnowka' }),
        write(serviceFile, {
          title: 'Wpływy',
          blocks: [{ id: 'tabela', columns: [{ id: 'kwota', label: 'Suma', before: 'nazwa' }] }],
        }),
      ],
      {},
    );
    const layered = openPack(own, layersOf(buildPack([]), { powiat: county }), sampleSurroundings);
    const label = describePlace(layered, serviceFile, '/blocks/0/columns/0/label');
    expect(label).toMatchObject({
      ok: true,
      answer: {
        pointer: '/blocks/0/columns/0/label',
        value: 'Suma',
        origin: { layer: '', file: serviceFile },
        layers: [
          { layer: 'okienko', value: 'Kwota', place: { pointer: '/blocks/0/columns/1/label' } },
          { layer: '', value: 'Suma', place: { pointer: '/blocks/0/columns/0/label' } },
        ],
      },
    });
    expect(describePlace(layered, serviceFile, '/blocks/0/columns/0/format')).toMatchObject({
      ok: true,
      answer: { value: 'money', origin: { layer: 'okienko', file: `okienko/${serviceFile}` } },
    });
    expect(describePlace(layered, serviceFile, '/blocks/0/columns/0/before')).toMatchObject({
      ok: true,
      answer: { help: 'Id of the item before which this one stands.' },
    });
  });
});

describe('usedBy', () => {
  const uses = (path: string, file = serviceFile): readonly string[] | string => {
    const answer = usedBy(open, { file, path });
    if (!answer.ok) return answer.why.id;
    return answer.answer.map(({ kind, pointer, through }) => [kind, pointer, ...through].join(' ')).toSorted();
  };
  const income = '/sources/dochody/response/properties/lista/items/properties';

  it.each([
    ['/sources/dochody', ['formula /blocks/0/rows', 'formula /values/suma', 'name /blocks/1/table block:tabela']],
    [`${income}/nazwa`, ['column /blocks/0/columns/0', 'name /blocks/1/category tabela.nazwa']],
    [`${income}/kwota`, ['column /blocks/0/columns/1', 'formula /values/suma', 'name /blocks/1/value tabela.kwota']],
    [
      '/params/rok',
      [
        'formula /blocks/0/rows source:dochody',
        'formula /pdf/query/rok',
        'formula /sources/dochody/query/rok',
        'formula /values/suma source:dochody',
        'name /blocks/1/table source:dochody block:tabela',
      ],
    ],
    ['/blocks/0', ['name /blocks/1/table']],
    ['/blocks/0/columns/0', ['name /blocks/1/category']],
    ['/values/suma', []],
    ['/title', ['translation /title', 'translation /title']],
    ['/blocks/0/pageSize', 'place-nothing-declared'],
  ])('%s', (path, expected) => {
    expect(uses(path)).toEqual(expected);
  });

  it('follows a shared call, a field of its answer and a group into the services', () => {
    expect(uses('/calls/lata', 'calls.json')).toEqual(['name /sources/lata/call']);
    expect(uses('/calls/lata/response/properties/lata', 'calls.json')).toContain('formula /params/rok/options');
    expect(uses('/groups/0', 'portal.json')).toEqual(['name /group']);
  });

  it('knows a format by its name, and no other', () => {
    expect(usedBy(open, { kind: 'format', name: 'money' })).toMatchObject({
      ok: true,
      answer: [{ pointer: '/blocks/0/columns/1/format' }],
    });
    expect(usedBy(open, { kind: 'format', name: 'mony' })).toMatchObject({ ok: false, why: { id: 'place-unknown-thing' } });
    expect(usedBy(open, { kind: '__proto__', name: 'x' })).toMatchObject({ ok: false, why: { id: 'place-unknown-thing' } });
  });

  it('ends where params read each other in a circle', () => {
    const circle = openPack(buildPack([put('/values', { a: '=values.b', b: '=values.a' })]), undefined, sampleSurroundings);
    expect(usedBy(circle, { file: serviceFile, path: '/values/a' })).toMatchObject({ ok: true });
    expect(evaluateAt(circle, serviceFile, '/blocks/0/columns/0/value', '=values.a')).toMatchObject({ ok: true });
  });
});

describe('evaluateAt', () => {
  const results = (path: string, formula: string, rows?: Parameters<typeof evaluateAt>[4]) => {
    const answer = evaluateAt(open, serviceFile, path, formula, rows);
    return answer.ok ? answer.answer.results.map(({ value, fault }) => fault?.id ?? value) : answer.why.id;
  };
  const column = '/blocks/0/columns/1/value';

  it.each([
    [column, '=row.kwota * 2', undefined, [2, 2, null]],
    [column, '=row.kwota * 2', [{ row: { kwota: 5 } }, { row: { kwota: null } }], [10, null]],
    [column, "=row.nazwa + ' x'", [{ row: { nazwa: 'Podatek' } }], ['Podatek x']],
    [column, '=values.suma', [{}], [2]],
    [column, '=row.nazwa + 1', [{ row: { nazwa: 'Podatek' } }], ['place-wrong-value']],
    [column, '=row.', undefined, ['place-formula-not-valid']],
    [column, 'row', undefined, 'place-no-formula'],
    ['/blocks/0/rows', '=dochody.lista.map(d, d.nazwa)', undefined, [['Podatek', 'Opłata']]],
    [column, `=${'1+'.repeat(2000)}1`, undefined, 'place-text-too-long'],
  ])('at %s: %s', (path, formula, rows, expected) => {
    expect(results(path, formula, rows)).toEqual(expected);
  });

  it('says what the checker would, beside the value', () => {
    expect(evaluateAt(open, serviceFile, column, '=row.kwta')).toMatchObject({
      ok: true,
      answer: { findings: [{ rule: 'unknown-path', start: 5, end: 9 }] },
    });
  });
});

describe('bad input gets a clear answer', () => {
  it.each([
    ['place-no-file', 'services/nie-ma.json', ''],
    ['place-missing', serviceFile, '/blocks/7/title'],
    ['place-missing', serviceFile, '/title/x'],
    ['place-missing', serviceFile, '/nie/ma'],
    ['place-missing', serviceFile, '/blocks/0/kolumny'],
    ['place-unsafe-name', serviceFile, '/__proto__/x'],
    ['place-unsafe-name', serviceFile, '/params/constructor'],
    ['place-bad-pointer', serviceFile, 'title'],
  ])('%s for %s %s', (id, file, path) => {
    expect(describePlace(open, file, path)).toMatchObject({ ok: false, why: { id } });
    expect(completeAt(open, file, path, '', 0)).toMatchObject({ ok: false, why: { id } });
    expect(usedBy(open, { file, path })).toMatchObject({ ok: false, why: { id } });
  });

  it('a cursor outside the text, a text of any length, a file that is no JSON, a service of the wrong shape, a missing base', () => {
    expect(completeAt(open, serviceFile, '/title', 'abc', 4)).toMatchObject({ ok: false, why: { id: 'place-cursor-outside' } });
    expect(completeAt(open, serviceFile, '/title', 'abc', -1)).toMatchObject({ ok: false, why: { id: 'place-cursor-outside' } });
    expect(completeAt(open, serviceFile, '/title', 'a'.repeat(4001), 1)).toMatchObject({ ok: false, why: { id: 'place-text-too-long' } });
    const deep = `=${'(['.repeat(1999)}`;
    expect(completeAt(open, serviceFile, '/blocks/0/rows', deep, deep.length)).toMatchObject({ ok: true });
    const broken = openPack(buildPack([raw(serviceFile, '{\n  "slug": "dochody",\n  "title" "x"\n}')]), undefined, sampleSurroundings);
    expect(describePlace(broken, serviceFile, '/title')).toMatchObject({
      ok: false,
      why: { id: 'place-unreadable-file', values: { line: 3 } },
    });
    const shapeless = openPack(buildPack([put('/blocks/0/rwos', 1)]), undefined, sampleSurroundings);
    expect(describePlace(shapeless, serviceFile, '/blocks/0/rows')).toMatchObject({ ok: true, answer: { type: { kind: 'formula' } } });
    expect(completeAt(shapeless, serviceFile, '/blocks/0/rows', '=d', 2)).toMatchObject({
      ok: false,
      why: { id: 'place-definition-broken' },
    });
    const baseless = openPack(
      buildPack([write('portal.json', { definitionVersion: 2, extends: '../nie-ma', id: 'x' }), write(serviceFile, { title: 'A' })], {}),
      { layers: [], lack: 'missing' },
    );
    expect(describePlace(baseless, serviceFile, '/title')).toMatchObject({ ok: true, answer: { value: 'A' } });
    expect(usedBy(baseless, { kind: 'format', name: 'money' })).toMatchObject({ ok: false, why: { id: 'place-pack-broken' } });
  });

  it('a source without a contract offers nothing that is not known, and is no obstacle', () => {
    const bare = openPack(buildPack([put('/sources/lata', { endpoint: '/lata' })]), undefined, sampleSurroundings);
    expect(completeAt(bare, serviceFile, '/params/rok/options', '=lata.', 6)).toMatchObject({ ok: true });
    expect(evaluateAt(bare, serviceFile, '/params/rok/options', '=lata.lata')).toMatchObject({ ok: true });
  });

  const many = 1_000;
  it(`${many} columns are answered as one is`, () => {
    const service = JSON.parse(JSON.stringify(samplePack()[serviceFile]));
    service.blocks[0].columns = Array.from({ length: many }, (_, index) => ({
      id: `k${index}`,
      label: `Kolumna ${index}`,
      value: '=row.kwota',
    }));
    const wide = openPack(buildPack([raw(serviceFile, JSON.stringify(service))]), undefined, sampleSurroundings);
    expect(describePlace(wide, serviceFile, '/blocks/0/columns/999/label')).toMatchObject({ ok: true, answer: { value: 'Kolumna 999' } });
    const offer = completeAt(wide, serviceFile, '/blocks/1/category', '', 0);
    expect(offer).toMatchObject({ ok: true, answer: { more: 800 } });
    const read = usedBy(wide, { file: serviceFile, path: '/sources/dochody/response/properties/lista/items/properties/kwota' });
    expect(read.ok && read.answer.length).toBe(many);
  });
});

describe('applyEdit', () => {
  const text = '{\r\n\t"a": 1,\r\n\t"b": [\r\n\t\t{ "id": "x" },\r\n\t\t{ "id": "y" }\r\n\t],\r\n\t"c": "ł"\r\n}\r\n';
  type Rest = PlaceEdit extends infer Each ? (Each extends PlaceEdit ? Omit<Each, 'file'> : never) : never;
  const edit = (rest: Rest) => {
    const answer = applyEdit(text, { file: 'f.json', ...rest });
    return answer.ok ? answer.answer : answer.why.id;
  };

  it.each([
    [{ path: '/a', op: 'set', value: 2 } as const, text.replace('1', '2')],
    [{ path: '/a', op: 'rename', value: 'd' } as const, text.replace('"a"', '"d"')],
    [{ path: '/b/1/id', op: 'rename', value: 'nr' } as const, text.replace('"id": "y"', '"nr": "y"')],
    [{ path: '/b/0', op: 'remove' } as const, text.replace('{ "id": "x" },\r\n\t\t', '')],
    [{ path: '/d', op: 'set', value: true } as const, text.replace('"ł"', '"ł",\r\n\t"d": true')],
    [{ path: '/b/1', op: 'remove' } as const, text.replace(',\r\n\t\t{ "id": "y" }', '')],
    [{ path: '/b/1/label', op: 'set', value: 'L' } as const, text.replace('"y"', '"y", "label": "L"')],
    [{ path: '/b/0', op: 'set', value: { id: 'z' } } as const, text.replace('"x"', '"z"')],
    [{ path: '/b/-', op: 'add', value: { id: 'z' } } as const, text.replace('"y" }', '"y" },\r\n\t\t{\r\n\t\t\t"id": "z"\r\n\t\t}')],
    [{ path: '/a', op: 'add', value: 2 } as const, 'place-name-taken'],
    [{ path: '/a', op: 'rename', value: 'b' } as const, 'place-name-taken'],
    [{ path: '/q', op: 'remove' } as const, 'place-no-such-name'],
    [{ path: '/q/r', op: 'set', value: 1 } as const, 'place-missing'],
    [{ path: '/b/9', op: 'set', value: 1 } as const, 'place-missing'],
    [{ path: '/a', op: 'rename', value: '__proto__' } as const, 'place-unsafe-name'],
    [{ path: '/__proto__/x', op: 'set', value: 1 } as const, 'place-unsafe-name'],
  ])('%j', (rest, expected) => {
    expect(edit(rest)).toBe(expected);
  });

  it('adds an item before another one or at the end, and refuses a file that is no JSON', () => {
    const added = (path: string) => JSON.parse(edit({ path, op: 'add', value: { id: 'z' } })).b.map(({ id }: { id: string }) => id);
    expect(added('/b/1')).toEqual(['x', 'z', 'y']);
    expect(added('/b/-')).toEqual(['x', 'y', 'z']);
    expect(applyEdit('{ "a" 1 }', { file: 'f.json', path: '/a', op: 'set', value: 2 })).toMatchObject({
      ok: false,
      why: { id: 'place-unreadable-file', values: { line: 1 } },
    });
  });

  it('leaves a whole service as it was when a value is written as it is', () => {
    const service = JSON.stringify(samplePack()[serviceFile], null, 2);
    expect(applyEdit(service, { file: serviceFile, path: '/title', op: 'set', value: 'Dochody' })).toEqual({ ok: true, answer: service });
  });
});
