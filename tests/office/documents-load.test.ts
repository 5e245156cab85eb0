import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgetIncome } from '../../server/database/tables';
import { readPdf } from '../read-pdf';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
const rows = 5_000;
const many = process.env.OKIENKO_FULL === '1' ? 10 : 4;
const limit = 6_000;
let office: DatabaseOffice;

beforeAll(async () => {
  const definitions = join(folder.path, 'definitions');
  cpSync(join(import.meta.dirname, '../../definitions'), definitions, { recursive: true });
  const portal = join(definitions, 'portal.json');
  writeFileSync(portal, readFileSync(portal, 'utf8').replace('"taxNumber"', `"mostPdfRows": ${limit},\n  "taxNumber"`));
  office = await openDatabaseOffice({ DATA_DIR: join(folder.path, 'data'), DEFINITIONS_DIR: definitions });
  await insertYear(2031, rows);
  await insertYear(2032, limit + 1);
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

async function insertYear(year: number, count: number): Promise<void> {
  for (let first = 0; first < count; first += 1_000) {
    const positions = Array.from({ length: Math.min(1_000, count - first) }, (_, index) => ({
      year,
      chapter: '75615',
      paragraph: String(1_000 + first + index),
      title: `Wpływy z podatku ${first + index}`,
      planned: 999_999_999.99,
      receivable: null,
      received: 0.01,
      executed: 1_234_567.5,
    }));
    await office.database.insert(budgetIncome).values(positions);
  }
}

const document = (year: number) => office.get(`/api/fk/gmina/dajDochodyBudzetu/pdf?rok=${year}`);

describe('long documents', () => {
  test(`${many} of 5 000 rows are drawn without a failure while small calls are answered in between`, async () => {
    let drawn = 0;
    const documents = Promise.all(
      Array.from({ length: many }, async () => {
        const answer = await document(2031);
        drawn += 1;
        return answer;
      }),
    );
    const answeredAfter = new Set<number>();
    while (drawn < many) {
      expect((await office.get('/api/fk/gmina/dajLataBudzetowe')).status).toBe(200);
      answeredAfter.add(drawn);
      // Paced like a person who clicks, so that the small calls themselves are no load.
      await setTimeout(25);
    }
    const answers = await documents;
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: many }, () => 200));
    // With two drawing threads, small calls are answered at half as many different stages at least. A blocked office would answer all of them first
    // or last.
    expect(answeredAfter.size).toBeGreaterThanOrEqual(many / 2);
    const pdf = readPdf(answers[0]?.bytes ?? Buffer.alloc(0));
    expect({ tables: pdf.count('Table'), rows: pdf.count('TR'), heads: pdf.count('TH') }).toEqual({
      tables: 1,
      rows: rows + 2,
      heads: 7 + rows,
    });
    expect(pdf.tables[0]?.foot[0]?.[1]).toBe('4 999 999 999 950,00');
    expect(pdf.pageText(pdf.pages - 1)).toMatch(new RegExp(`strona ${pdf.pages} z ${pdf.pages}$`));
  }, 240_000);

  test('one with more rows than the pack allows is answered with the way to CSV', async () => {
    const { status, body } = await document(2032);
    expect({ status, body }).toEqual({ status: 422, body: { kod: 14, opis: expect.stringContaining('CSV') } });
  });
});
