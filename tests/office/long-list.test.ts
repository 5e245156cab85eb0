import { afterAll, describe, expect, it } from 'vitest';
import { insertAll } from '../../server/database/database';
import { budgetChapter, budgetIncome } from '../../server/database/tables';
import { openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

interface Answer {
  readonly listaDochodow: readonly { readonly rozdzial: string; readonly paragraf: string }[];
}

describe('a long list of the office', async () => {
  const folder = temporaryFolder();
  const office = await openDatabaseOffice({ DATA_DIR: folder.path }, { tell: () => undefined });
  afterAll(async () => {
    await office.close();
    folder.remove();
  });
  const chapters = await office.database.select({ code: budgetChapter.code }).from(budgetChapter).orderBy(budgetChapter.code).limit(2);

  // 2 000 rows are read at a time: fewer, exactly as many, and more.
  it.each([
    [2_031, 1_999],
    [2_032, 2_000],
    [2_033, 4_500],
  ])('of the year %i has each of its %i rows once, in order', async (year, count) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      year,
      chapter: chapters[index % 2]?.code ?? '',
      paragraph: String(1_000 + Math.floor(index / 2)),
      title: `pozycja ${index}`,
      planned: index,
      received: 0,
      executed: 0,
    }));
    await insertAll(office.database, budgetIncome, rows);
    const { status, bytes } = await office.get(`/api/fk/gmina/dajDochodyBudzetu?rok=${year}`);
    expect(status).toBe(200);
    const { listaDochodow }: Answer = JSON.parse(bytes.toString('utf8'));
    const keys = listaDochodow.map(({ rozdzial, paragraf }) => `${rozdzial} ${paragraf}`);
    expect(keys).toEqual(rows.map(({ chapter, paragraph }) => `${chapter} ${paragraph}`).sort());
    expect(new Set(keys).size).toBe(count);
  });
});
