import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { portalSurroundings } from '../custom-widgets/surroundings';
import {
  type BlockModel,
  type CompiledService,
  conformAnswer,
  createEvaluator,
  failure,
  type OfficeRequest,
  printableDocument,
  type ScreenContext,
  type ServiceModel,
  type Subject,
  settleService,
  success,
  toCsv,
} from '../engine';
import { checkPack, compilePack } from '../engine/authoring';
import { allBlocks } from '../engine/authoring/compile';
import { createCel } from '../engine/cel';
import type { Contract } from '../engine/language/language.generated';
import { readDefinitionsFolder } from '../scripts/definitions/definitions-folder';
import { sampleAnswer } from './grammar/sample-answer';
import { languages } from './languages';

const { pack } = checkPack(readDefinitionsFolder('definitions'), undefined, portalSurroundings);
if (!pack) throw new Error('The base pack could not be read.');
const compiled = compilePack(pack);
const calls = pack.calls.calls;
const contracts = new Map(pack.services.map(({ slug, definition }) => [slug, contractsOf(definition.sources ?? {})]));
const personal = pack.services.filter(({ definition }) =>
  Object.values(definition.sources ?? {}).some((source) => source.personal ?? (source.call && calls[source.call]?.personal)),
);
// Screens that need neither a form nor state from another screen are drawn here with every kind of data.
const drawable = personal.filter(
  ({ definition }) => !definition.state && allBlocks(definition.blocks).every(({ block }) => block === 'table' || block === 'text'),
);
const slugs = drawable.map(({ slug }) => slug);

const person: Subject = { name: 'Anna Przykładowa', institution: false, nip: '1234563218', pesel: '44051401359' };
const institution: Subject = { ...person, institution: true };

describe('every personal service', () => {
  it('is only for people who are logged in, and its files are as personal as its data', () => {
    expect(personal.length).toBeGreaterThanOrEqual(4);
    for (const { slug, definition } of personal) {
      expect(definition.access?.protected, slug).toBe(true);
      const files = allBlocks(definition.blocks).flatMap((block) => (block.block === 'table' ? (block.actions ?? []) : []));
      const downloads = files.flatMap((action) => (action.action === 'download' ? [action] : []));
      for (const { personal: isPersonal } of [...downloads, ...(definition.pdf ? [definition.pdf] : [])])
        expect(isPersonal, slug).toBe(true);
    }
  });

  it.each(slugs)('%s asks for nothing before a subject is chosen [CALL-08]', async (slug) => {
    const asked: OfficeRequest[] = [];
    await drawn(slug, { subject: null, asked });
    expect(asked.filter(({ signedIn }) => signedIn)).toEqual([]);
  });

  it.each(slugs)('%s carries the number of its subject, and only the one of its kind [CALL-04, CALL-05]', async (slug) => {
    for (const subject of kindsFor(slug)) {
      const asked: OfficeRequest[] = [];
      const model = await drawn(slug, { subject, asked });
      const requests = [...asked.filter(({ signedIn }) => signedIn), ...(model.pdf?.file ? [model.pdf.file.request] : [])];
      expect(requests.length).toBeGreaterThanOrEqual(2);
      for (const { query } of requests) {
        expect(query).toMatchObject(subject.institution ? { nip: subject.nip } : { pesel: subject.pesel });
        expect(Object.keys(query)).not.toContain(subject.institution ? 'pesel' : 'nip');
      }
    }
  });

  it.each(slugs.flatMap((slug) => languages.map((language) => [slug, language] as const)))(
    '%s is drawn to its end in %s from the examples of its contracts',
    async (slug, language) => {
      const { title, blocks } = await drawn(slug, { language });
      expect(title).not.toBe('');
      expect(tablesOf(blocks).filter(({ state }) => state.status !== 'ready')).toEqual([]);
    },
  );

  it.each(slugs)('%s says in a sentence that there is nothing when a list is empty [TABLE-11, ERR-35]', async (slug) => {
    const { blocks } = await drawn(slug, { change: (answer) => (isListOfObjects(answer) ? [] : answer) });
    const tables = tablesOf(blocks);
    expect(tables.length).toBeGreaterThan(0);
    for (const { table, whenEmpty } of tables) {
      expect(table?.rowCount).toBe(0);
      expect(whenEmpty).toMatch(/^\p{Lu}.{10,}\.$/u);
    }
  });

  it.each(slugs)('%s shows a sign for what is null and never the word [FORMAT-15]', async (slug) => {
    const model = await drawn(slug, { change: (answer, { type }) => (Array.isArray(type) && type.includes('null') ? null : answer) });
    expect(cellsOf(model).filter(isMachineWord)).toEqual([]);
    expect(cellsOf(model)).toContain('–');
  });

  it.each(slugs)('%s shows missing data as missing, never as zero', async (slug) => {
    const model = await drawn(slug, {
      change: (answer, contract) => (isListOfObjects(answer) ? answer.map((row) => leftOut(row, contract)) : answer),
    });
    expect(cellsOf(model).filter(isMachineWord)).toEqual([]);
    expect(cellsOf(model).filter((cell) => /^0(,00)?$/.test(cell))).toEqual([]);
    expect(cellsOf(model)).toContain('engine.noData');
  });

  it.each(slugs)('%s shows 5 000 rows of long names and great amounts alike on the screen, on paper and as CSV', async (slug) => {
    const name = 'Ł'.repeat(120);
    const change = (answer: unknown, { type, format }: Contract): unknown => {
      if (isListOfObjects(answer)) return Array.from({ length: 5_000 }, (_, index) => answer[index % answer.length]);
      if (format !== undefined || !typesOf(type).some((kind) => kind === 'string' || kind === 'number')) return answer;
      return typeof answer === 'number' ? 999_999_999.99 : name;
    };
    const model = await drawn(slug, { change });
    const { parts } = printableDocument(chunk(slug, 'pl'), model, contextOf({}));
    const printed = new Map(parts.flatMap((part) => (part.kind === 'table' ? [[part.id, part] as const] : [])));
    for (const { id, table } of tablesOf(model.blocks)) {
      const order = Array.from(table?.ordered(table.initialSort) ?? []);
      const columns = table?.columns.map((column) => column.id) ?? [];
      const tone = (row: number, column: string) => (column === table?.rowHeader ? table.tone(row) : null);
      const screen = order.map((row) =>
        columns
          .map((column) => table?.cell(row, column).text ?? '')
          .map((text, at) => {
            const label = tone(row, columns[at] ?? '')?.label;
            return label === undefined ? text : `${text} (${label})`;
          }),
      );
      expect(screen).toHaveLength(5_000);
      expect(printed.get(id)?.rows).toEqual(screen);
      const lines = table ? toCsv(table, order).trimEnd().split('\r\n') : [];
      expect(lines).toHaveLength(5_001 + (table?.totals ? 1 : 0));
      expect(screen.flat().filter(isMachineWord)).toEqual([]);
    }
  });
});

interface Drawing {
  readonly language?: string;
  readonly subject?: Subject | null;
  /** Collects the requests that are sent. */
  readonly asked?: OfficeRequest[];
  /** Changes the values of a sample answer; gets each with its contract. */
  readonly change?: (answer: unknown, contract: Contract) => unknown;
}

async function drawn(slug: string, drawing: Drawing = {}): Promise<ServiceModel> {
  const { language = 'pl', asked = [], change = (answer) => answer } = drawing;
  const subject = drawing.subject === undefined ? kindsFor(slug)[0] : drawing.subject;
  return await settleService(
    chunk(slug, language),
    { typed: {}, applied: {} },
    (request, source) => {
      asked.push(request);
      const contract = contracts.get(slug)?.get(source) ?? {};
      return Promise.resolve(conformed(contract, changed(sampleAnswer(contract), contract, change)));
    },
    createEvaluator(createCel()),
    contextOf({ language, subject: subject ?? null }),
  );
}

function contextOf({ language = 'pl', subject = null }: Drawing): ScreenContext {
  return {
    today: '2026-11-21',
    timeZone: 'Europe/Warsaw',
    language,
    translate: (key) => key,
    config: {},
    subject,
    signedIn: true,
    user: null,
    state: {},
    taxNumber: 'either',
    variant: null,
  };
}

function kindsFor(slug: string): readonly Subject[] {
  const kind = pack?.services.find((service) => service.slug === slug)?.definition.access?.subject ?? 'any';
  return [person, institution].filter(({ institution }) => kind === 'any' || institution === (kind === 'institution'));
}

function chunk(slug: string, language: string): CompiledService {
  const name = [...compiled.files.keys()].find((file) => file.startsWith(`${slug}.${language}.`)) ?? '';
  return JSON.parse(compiled.files.get(name) ?? 'null');
}

function contractsOf(sources: Readonly<Record<string, { readonly call?: string; readonly response?: Contract }>>) {
  return new Map(
    Object.entries(sources).map(([id, { call, response }]) => [id, (call === undefined ? response : calls[call]?.response) ?? {}]),
  );
}

/** An answer as the browser accepts it, checked against its contract. */
function conformed(contract: Contract, data: unknown) {
  const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(contract);
  const result = conformAnswer(contract, data, validate(data) ? [] : (validate.errors ?? []));
  return result.ok ? success(result.value.data) : failure({ kind: 'unreadable', status: 200, kod: null, opis: null } as const);
}

function changed(answer: unknown, contract: Contract, change: (answer: unknown, contract: Contract) => unknown): unknown {
  if (Array.isArray(answer)) {
    const { items = {} } = contract;
    return change(
      answer.map((item) => (typeof item === 'object' ? changed(item, items, change) : item)),
      contract,
    );
  }
  if (typeof answer !== 'object' || answer === null) return change(answer, contract);
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, changed(value, contract.properties?.[name] ?? {}, change)]),
  );
}

/**
 * A row without its required values, but with the objects that contain values. An optional zero is removed too, because the test looks for
 * zeros.
 */
function leftOut(row: object, { items }: Contract): object {
  const required = items?.required ?? [];
  const isPart = (value: unknown) => typeof value === 'object' && value !== null;
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => isPart(value) || (!required.includes(name) && value !== 0)));
}

function isListOfObjects(answer: unknown): answer is readonly object[] {
  return Array.isArray(answer) && answer.some((item) => typeof item === 'object');
}

function typesOf(type: Contract['type']): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function tablesOf(blocks: readonly BlockModel[]) {
  return blocks.flatMap((block) => (block.block === 'table' ? [block] : []));
}

function cellsOf({ blocks }: ServiceModel): readonly string[] {
  return tablesOf(blocks).flatMap(({ table }) =>
    Array.from({ length: table?.rowCount ?? 0 }, (_, row) => table?.columns.map(({ id }) => table.cell(row, id).text) ?? []).flat(),
  );
}

function isMachineWord(cell: string): boolean {
  return /null|undefined|NaN|\[object/.test(cell);
}
