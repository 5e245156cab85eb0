import { describe, expect, it } from 'vitest';
import { currentVersion } from '../source/version';
import { migrateFolder } from './migrate-folder';

const folder = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));

const portal = '{\n  "$schema": "schema/portal.schema.json",\n  "version": "1.0",\n  "id": "gmina"\n}\n';

const service = `{
  "slug": "raty", "lead": "Twoje raty.",
  "sources": {
    "raty": { "onError": { "empty": true, "kod": { "404": { "empty": true } } }, "query": { "empty": "=1", "lead": "=2" } }
  },
  "params": {
    "rok":    { "control": "select", "required": false },
    "typ":    { "control": "radio",  "required": true, "label": "Typ" },
    "termin": { "control": "date-range", "required": true },
    "kwota":  { "control": "number-range", "required": false }
  },
  "blocks": [
    { "block": "section", "id": "s", "blocks": [
      { "block": "table", "id": "t", "lead": "opis", "empty": "Nie ma rat.",
        "details": { "blocks": [{ "block": "record", "id": "r", "empty": "Nic." }] } }
    ] },
    { "block": "widget", "id": "w", "props": { "empty": "x", "lead": "y" }, "table": { "id": "t2", "block": "table", "lead": "opis", "empty": "Nic." } },
    { "block": "form", "id": "f", "lead": "Wypełnij.", "schema": { "required": ["lead"], "properties": { "lead": {}, "empty": {} } },
      "submit": { "onError": { "kod": { "1": { "empty": true } } }, "body": { "lead": "=form.lead" } } },
    { "block": "tiles", "id": "k", "empty": { "text": "Nie ma {{co}}." }, "visible": "=subject.czyInstytucja && !row.czyInstytucja" },
    { "block": "browser", "id": "b", "files": "pliki", "pages": "strony" }
  ],
  "pdf": { "lead": "Dokument." }
}
`;

describe('definitions of version 1', () => {
  it('say the words of version 2, and every other letter stays', () => {
    const { files, changes, from } = migrateFolder(folder({ 'portal.json': portal, 'services/raty/service.json': service }), []);
    expect(from).toBe(1);
    expect(files.get('portal.json')).toBe(
      `{\n  "$schema": "schema/portal.schema.json",\n  "definitionVersion": ${currentVersion},\n  "id": "gmina"\n}\n`,
    );
    expect(files.get('services/raty/service.json')).toBe(`{
  "slug": "raty", "intro": "Twoje raty.",
  "sources": {
    "raty": { "onError": { "treatAsEmpty": true, "kod": { "404": { "treatAsEmpty": true } } }, "query": { "empty": "=1", "lead": "=2" } }
  },
  "params": {
    "rok":    { "control": "select", "optional": true },
    "typ":    { "control": "radio", "label": "Typ" },
    "termin": { "control": "date-range", "optional": false },
    "kwota":  { "control": "number-range" }
  },
  "blocks": [
    { "block": "section", "id": "s", "blocks": [
      { "block": "table", "id": "t", "rowHeader": "opis", "whenEmpty": "Nie ma rat.",
        "details": { "blocks": [{ "block": "record", "id": "r", "whenEmpty": "Nic." }] } }
    ] },
    { "block": "widget", "id": "w", "props": { "empty": "x", "lead": "y" }, "table": { "id": "t2", "block": "table", "rowHeader": "opis", "whenEmpty": "Nic." } },
    { "block": "form", "id": "f", "intro": "Wypełnij.", "schema": { "required": ["lead"], "properties": { "lead": {}, "empty": {} } },
      "submit": { "onError": { "kod": { "1": { "treatAsEmpty": true } } }, "body": { "lead": "=form.lead" } } },
    { "block": "tiles", "id": "k", "whenEmpty": { "text": "Nie ma {{co}}." }, "visible": "=subject.institution && !row.czyInstytucja" },
    { "block": "browser", "id": "b", "files": { "list": "pliki", "name": "nazwa", "extension": "rozszerzenie", "link": "link" }, "pages": { "list": "strony", "name": "nazwa", "link": "link" } }
  ],
  "pdf": { "intro": "Dokument." }
}
`);
    expect(changes).toContainEqual({ file: 'services/raty/service.json', line: 2, was: 'lead', now: 'intro' });
    expect(changes).toContainEqual({ file: 'services/raty/service.json', line: 7, was: 'required: false', now: 'optional: true' });
    expect(changes).toContainEqual({ file: 'services/raty/service.json', line: 8, was: 'required: true', now: null });
    expect(changes).toHaveLength(20);
  });

  it('take their translations and scenarios along', () => {
    const { files } = migrateFolder(
      folder({
        'portal.json': portal,
        'services/raty/en.json':
          '{ "lead": "Dues", "pdf.lead": "D", "blocks.s.t.empty": "None", "codes.lead.empty.label": "Code", "codes.x.empty": "C" }',
        'services/raty/scenarios.json':
          '{ "given": { "answers": { "raty": { "data": { "empty": 1, "lead": 2 } } } }, "scenarios": [{ "name": "x", "expect": { "lead": "a", "fields": { "lead": { "required": true } }, "tables": { "empty": { "lead": "opis", "empty": null, "details": { "row": { "1": { "records": { "r": { "empty": "b" } } } } } } }, "forms": { "f": { "lead": null } }, "widgets": { "w": { "props": { "empty": 1 } } } } }] }',
      }),
      [],
    );
    expect(JSON.parse(files.get('services/raty/en.json') ?? '')).toEqual({
      intro: 'Dues',
      'pdf.intro': 'D',
      'blocks.s.t.whenEmpty': 'None',
      'codes.lead.empty.label': 'Code',
      'codes.x.empty': 'C',
    });
    expect(JSON.parse(files.get('services/raty/scenarios.json') ?? '')).toEqual({
      given: { answers: { raty: { data: { empty: 1, lead: 2 } } } },
      scenarios: [
        {
          name: 'x',
          expect: {
            intro: 'a',
            fields: { lead: { required: true } },
            tables: {
              empty: { rowHeader: 'opis', whenEmpty: null, details: { row: { 1: { records: { r: { whenEmpty: 'b' } } } } } },
            },
            forms: { f: { intro: null } },
            widgets: { w: { props: { empty: 1 } } },
          },
        },
      ],
    });
  });

  it('of an overlay are read beside the base, which knows the kinds of its blocks and params', () => {
    const overlay =
      '{ "params": { "termin": { "required": true }, "rok": { "required": true } }, "blocks": [{ "id": "s", "blocks": [{ "id": "t", "lead": "kwota", "empty": null }] }, { "id": "f", "lead": null }] }';
    const { files } = migrateFolder(folder({ 'portal.json': '{ "extends": "okienko" }', 'services/raty.json': overlay }), [
      folder({ 'services/raty.json': '{ "title": "Raty" }' }),
      folder({ 'portal.json': portal, 'services/raty/service.json': service }),
    ]);
    expect(JSON.parse(files.get('portal.json') ?? '')).toEqual({ definitionVersion: currentVersion, extends: 'okienko' });
    expect(JSON.parse(files.get('services/raty.json') ?? '')).toEqual({
      params: { termin: { optional: false }, rok: {} },
      blocks: [
        { id: 's', blocks: [{ id: 't', rowHeader: 'kwota', whenEmpty: null }] },
        { id: 'f', intro: null },
      ],
    });
  });

  it('are rewritten once, and what is no JSON is left to the checker', () => {
    const files = folder({
      'portal.json': portal,
      'services/raty/service.json': service,
      'services/zle.json': '{ "lead": ',
      'services/puste.json': '',
    });
    const { files: first } = migrateFolder(files, []);
    expect([...first.keys()]).toEqual(['portal.json', 'services/raty/service.json']);
    const again = new Map([...files, ...folder(Object.fromEntries(first))]);
    expect(migrateFolder(again, [])).toEqual({ from: currentVersion, files: new Map(), changes: [] });
    expect(migrateFolder(folder({ 'portal.json': 'nie' }), []).from).toBeNull();
  });

  it('gather the gateways of payments in a list, whole in a pack and by id in an overlay, and start them with one call', () => {
    const block = `{ "id": "p", "block": "widget", "widget": "payments",
  "props": { "card": 1, "p24": "=config.czyP24 && subject.czyInstytucja", "kir": true, "commissionKir": 0.9, "returnFailed": "/" },
  "calls": { "startP24": "dodajPrzelewP24", "startKir": "dodajPrzelewKir", "gateway": "g" } }`;
    const scenarios =
      '{ "scenarios": [{ "name": "x", "expect": { "widgets": { "p": { "props": { "card": 1, "commissionKir": 0.9 } }, "q": { "props": { "kir": 1 } } } } }] }';
    const pack = folder({
      'portal.json': portal,
      'services/raty/service.json': `{ "blocks": [${block}] }`,
      'services/raty/scenarios.json': scenarios,
    });
    const { files } = migrateFolder(pack, []);
    const p24 = { id: 'p24', name: 'Przelewy\u00a024', sign: 'P24', ordered: 'zleconoPlatnoscZP24' };
    const kir = { id: 'kir', name: 'KIR\u00a0Paybynet', sign: 'KIR', ordered: 'zleconoPlatnoscZKIR' };
    const gateways = [
      { ...p24, offered: '=config.czyP24 && subject.institution' },
      { ...kir, offered: true, commission: 0.9 },
    ];
    const [migrated] = JSON.parse(files.get('services/raty/service.json') ?? '').blocks;
    expect(migrated.props).toEqual({ card: 1, gateways, returnFailed: '/' });
    expect(migrated.calls).toEqual({ start: 'dodajPrzelew', gateway: 'g' });
    const [scenario] = JSON.parse(files.get('services/raty/scenarios.json') ?? '').scenarios;
    expect(scenario.expect.widgets).toEqual({
      p: { props: { card: 1, gateways: [{ id: 'p24' }, { id: 'kir', commission: 0.9 }] } },
      // No block says which widget this is.
      q: { props: { kir: 1 } },
    });
    const change = '{ "blocks": [{ "id": "p", "props": { "kir": null, "gatewayP24": "https://bramka.example" } }] }';
    const overlay = migrateFolder(folder({ 'portal.json': '{ "extends": "okienko" }', 'services/raty.json': change }), [pack]);
    expect(JSON.parse(overlay.files.get('services/raty.json') ?? '').blocks[0].props).toEqual({
      gateways: [
        { id: 'p24', address: 'https://bramka.example' },
        { id: 'kir', offered: null },
      ],
    });
  });
});
