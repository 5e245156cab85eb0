import { describe, expect, it } from 'vitest';
import { buildContext, buildService } from '../authoring/compile/build-service-for-tests';
import { createCel } from '../cel';
import { createEvaluator } from '../expressions';
import type { Block, TableBlock } from '../language/language.generated';
import { resolveService } from './resolve-service';

const evaluate = createEvaluator(createCel());

function table(id: string, more: Partial<TableBlock> = {}): Block {
  return { id, block: 'table', title: `Lista ${id}`, rows: '=[1]', whenEmpty: 'Nic', columns: [{ id: 'nazwa', label: 'Nazwa' }], ...more };
}

function names(blocks: readonly [Block, ...Block[]], fileName?: string): readonly string[] {
  const service = buildService({ blocks: [...blocks], ...(fileName === undefined ? {} : { pdf: { endpoint: '/pdf', fileName } }) });
  const { blocks: drawn } = resolveService(service, { typed: {}, applied: null }, {}, evaluate, buildContext());
  return drawn.flatMap((block) => (block.block === 'table' ? [block.csvName] : []));
}

describe('the CSV of a table', () => {
  it('lies beside the PDF of its screen, under the same name', () => {
    expect(names([table('dochody')], 'dochody_budzetu.pdf')).toEqual(['dochody_budzetu']);
    expect(names([table('dochody')], "='dochody_' + text(2026) + '.pdf'")).toEqual(['dochody_2026']);
  });

  it('adds its id where the screen has several tables, and does not count those in details of rows', () => {
    expect(names([table('a'), table('b')], 'lista.pdf')).toEqual(['lista_a', 'lista_b']);
    const inner = table('szczegoly');
    expect(names([table('a', { details: { show: 'Pokaż', hide: 'Ukryj', blocks: [inner] } })], 'lista.pdf')).toEqual(['lista']);
  });

  it('keeps a name of its own, and has its caption on a screen without a PDF', () => {
    expect(names([table('a', { csvName: 'Raty' })], 'lista.pdf')).toEqual(['Raty']);
    expect(names([table('a')])).toEqual(['Lista a']);
    expect(names([table('a')], '=nothing')).toEqual(['Lista a']);
  });
});
