import { describe, expect, test } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { Block } from '../language/language.generated';
import { printableDocument } from '../printing/printable-document';
import type { ScreenContext } from '../screen/context';
import type { SourceState } from '../screen/source-state';
import { parseDocumentOrder } from './document-order';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());
const columns = [{ id: 'nazwa', label: 'Nazwa' }];

function table(id: string, csv?: boolean): Block {
  return {
    id,
    block: 'table',
    title: `Lista ${id}`,
    rows: '=dane.lista',
    whenEmpty: 'Nic',
    columns,
    ...(csv === undefined ? {} : { csv }),
  };
}

function pdfOf(blocks: readonly [Block, ...Block[]], rows: number, mostPdfRows?: number, intro?: string, when?: string) {
  const service = buildService({
    sources: { dane: { endpoint: '/dane', response: {} } },
    blocks: [...blocks],
    pdf: { endpoint: '/dane/pdf', fileName: 'dane.pdf', ...(intro && { intro }), ...(when && { when }) },
  });
  const lista = Array.from({ length: rows }, (_, index) => ({ nazwa: `Pozycja ${index}` }));
  const context = buildContext(mostPdfRows === undefined ? {} : { mostPdfRows });
  return resolveService(service, { typed: {}, applied: null }, { dane: { status: 'ready', data: { lista } } }, evaluate, context).pdf;
}

describe('the PDF of a screen', () => {
  test('is offered up to the limit of rows, and without one always', () => {
    expect(pdfOf([table('a')], 1_200, 1_200)).toMatchObject({ file: { fileName: 'dane.pdf' }, tooLong: null });
    expect(pdfOf([table('a')], 30_000)).toMatchObject({ file: { fileName: 'dane.pdf' }, tooLong: null });
  });

  test('may have an intro of its own, for what only a screen can do', () => {
    expect(pdfOf([table('a')], 1)?.intro).toBeNull();
    expect(pdfOf([table('a')], 1, undefined, 'Lista z dnia wydruku.')?.intro).toBe('Lista z dnia wydruku.');
  });

  test('may have titles of its own with conditions, the first that is true; the heading of the screen stays', () => {
    const service = buildService({
      sources: { dane: { endpoint: '/dane', response: {} } },
      blocks: [table('a')],
      pdf: {
        fileName: 'dane.pdf',
        titles: [
          { id: 'nic', when: '=size(dane.lista) == 0', text: 'Nic' },
          {
            id: 'jedna',
            when: '=size(dane.lista) == 1',
            text: { text: 'Tylko {{nazwa}}', values: { nazwa: { value: '=dane.lista[0].nazwa' } } },
          },
          { id: 'zawsze', when: '=size(dane.lista) < 3', text: 'Krótka lista' },
        ],
      },
    });
    const context = buildContext();
    const titles = [1, 2, 3].map((rows) => {
      const data = { lista: Array.from({ length: rows }, (_, place) => ({ nazwa: `Pozycja ${place}` })) };
      const model = resolveService(service, { typed: {}, applied: null }, { dane: { status: 'ready', data } }, evaluate, context);
      expect(printableDocument(service, model, context).title).toBe(model.pdf?.title ?? model.title);
      return model.pdf?.title;
    });
    expect(titles).toEqual(['Tylko Pozycja 0', 'Krótka lista', null]);
  });

  test('gives way to the tables as CSV above the limit, with words that name it', () => {
    const pdf = pdfOf([table('a')], 1_201, 1_200);
    expect(pdf).toMatchObject({
      file: null,
      tooLong: { message: 'pdf.tooLong {"most":"1\u00a0200"}', tables: [{ id: 'a', title: 'Lista a' }] },
    });
    expect(pdf?.tooLong?.tables[0]?.table.rowCount).toBe(1_201);
  });

  test('has no button where every table and record is empty, while a call of it still answers', () => {
    const text: Block = { id: 'n', block: 'text', text: 'Dane z rejestru.' };
    const record: Block = { id: 'r', block: 'record', title: 'Dane', of: '=dane.lista[0]', fields: [{ id: 'nazwa', label: 'Nazwa' }] };
    expect(pdfOf([text, table('a'), table('b')], 0)).toMatchObject({ button: false, file: { fileName: 'dane.pdf' } });
    expect(pdfOf([text, table('a')], 1)).toMatchObject({ button: true });
    // What one block has is worth a file, wherever it stands; a screen of words alone has them.
    const section: Block = { id: 's', block: 'section', title: 'Część', blocks: [record] };
    expect(pdfOf([{ ...table('a'), rows: '=dane.inne' } as Block, section], 1)).toMatchObject({ button: true });
    expect(pdfOf([text], 0)).toMatchObject({ button: true });
  });

  test('has no button where its condition is not met, and has one where the condition is, however empty the tables are', () => {
    expect(pdfOf([table('a')], 1, undefined, undefined, '=size(dane.lista) > 1')).toMatchObject({ button: false, file: null });
    expect(pdfOf([table('a')], 0, undefined, undefined, '=size(dane.lista) == 0')).toMatchObject({ button: true });
  });

  test('counts the rows of all tables, those in sections too', () => {
    const section: Block = { id: 's', block: 'section', title: 'Część', blocks: [table('b')] };
    expect(pdfOf([table('a'), section], 10, 19)?.tooLong?.tables.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(pdfOf([table('a'), section], 10, 20)?.tooLong).toBeNull();
  });

  test('asks for a narrower range where no table may be had as CSV', () => {
    expect(pdfOf([table('a', false)], 5, 4)).toMatchObject({ tooLong: { message: 'pdf.tooLongNarrow {"most":"4"}', tables: [] } });
  });
});

describe('a PDF without endpoint', () => {
  const service = buildService({
    params: { rok: { control: 'select', label: 'Rok', options: [{ id: 'a', label: 'A' }] } },
    address: { kod: { description: 'Kod.' } },
    state: { karta: { schema: { type: 'string' } } },
    sources: {
      dane: {
        endpoint: '/dane',
        personal: true,
        query: { rok: '=params.rok' },
        response: {},
        onError: { kod: { '12': { treatAsEmpty: true } } },
      },
      reszta: { endpoint: '/reszta', when: "=params.rok == 'b'", response: {} },
    },
    blocks: [table('a')],
    pdf: { fileName: 'dane.pdf' },
  });
  const subject = { name: 'Anna', institution: false, nip: null, pesel: '44051401359' };
  const around = { subject, signedIn: true, state: { karta: 'K1', obce: 1 }, address: { kod: 'x', inne: 'y' } };
  const ready: SourceState = { status: 'ready', data: { lista: [] } };
  const drawn = (dane: SourceState, changes: Partial<ScreenContext> = {}, rok = 'a') =>
    resolveService(service, { typed: { rok }, applied: null }, { dane }, evaluate, buildContext({ ...around, ...changes })).pdf;

  test('is ordered from the portal as the screen stands, in a body and with the token [PDF-01]', () => {
    expect(drawn(ready)?.file).toEqual({
      ofPortal: true,
      fileName: 'dane.pdf',
      request: {
        method: 'POST',
        path: '/dokument/proba',
        query: {},
        body: { inputs: { rok: 'a' }, state: { karta: 'K1' }, address: { kod: 'x' }, variant: null, subject: { pesel: '44051401359' } },
        personal: false,
        signedIn: true,
      },
    });
  });

  test('is there when every answer is, or the screen can do without it', () => {
    const failed = (kod: string): SourceState => ({ status: 'error', error: { kind: 'office', status: 404, kod, opis: null } });
    expect(drawn(failed('12'))?.file).not.toBeNull();
    for (const state of [failed('13'), { status: 'loading' } as const]) expect(drawn(state)?.file).toBeNull();
    // An office that broke down has not said that there is nothing, whatever its number means elsewhere.
    const broken: SourceState = { status: 'error', error: { kind: 'office', status: 500, kod: '12', opis: null } };
    expect(drawn(broken)?.file).toBeNull();
    expect(drawn(ready, { subject: null })?.file).toBeNull();
    expect(drawn(ready, { state: {} })?.file).toBeNull();
  });

  test('is not offered where the portal has no server that draws', () => {
    expect(drawn(ready, { portalDraws: false })).toBeNull();
    expect(pdfOf([table('a')], 1)).not.toBeNull();
  });

  test('says what it was ordered from, and nothing else is an order', () => {
    const body = drawn(ready)?.file?.request.body;
    expect(parseDocumentOrder(JSON.parse(JSON.stringify(body)))).toEqual(body);
    for (const wrong of [null, [], {}, { ...body, inputs: { rok: true } }, { ...body, address: { kod: 1 } }, { ...body, variant: 1 }])
      expect(parseDocumentOrder(wrong)).toBeNull();
  });
});

describe('an answer that is final', () => {
  const kod = { '12': { final: true } } as const;
  const screenWith = (others: Readonly<Record<string, SourceState>>) => {
    const service = buildService({
      sources: { dane: { endpoint: '/dane', response: {}, onError: { kod } }, inne: { endpoint: '/inne', response: {} } },
      values: { razem: '=[dane, inne]' },
      blocks: [
        { id: 'a', block: 'record', title: 'A', of: '=dane', fields: [{ id: 'nazwa', label: 'Nazwa' }] },
        { id: 'b', block: 'record', title: 'B', of: '=values.razem', fields: [{ id: 'nazwa', label: 'Nazwa' }] },
      ],
      pdf: { fileName: 'dane.pdf' },
    });
    const error = { kind: 'office', status: 404, kod: '12', opis: 'Nie ma takiej osoby.' } as const;
    return resolveService(service, { typed: {}, applied: null }, { dane: { status: 'error', error }, ...others }, evaluate, buildContext());
  };

  test('offers no other try and no file', () => {
    const { blocks, pdf } = screenWith({ inne: { status: 'ready', data: {} } });
    expect(blocks[0]).toMatchObject({ state: { status: 'error', message: 'Nie ma takiej osoby.', final: true } });
    expect(pdf).toBeNull();
  });

  test('is not final for what also needs an answer that another try may bring', () => {
    const error = { kind: 'http', status: 502, kod: null, opis: null } as const;
    const { blocks, pdf } = screenWith({ inne: { status: 'error', error } });
    expect(blocks[1]).toMatchObject({ state: { status: 'error', retry: ['dane', 'inne'] } });
    expect(blocks[1]).not.toHaveProperty('state.final');
    expect(pdf).toBeNull();
  });
});
