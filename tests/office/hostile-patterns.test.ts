import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetExpenditure } from '../../server/database/tables';
import { readPdf } from '../read-pdf';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

// Each takes a backtracking engine longer than anybody waits over the words below.
const patterns = ['^(\\w+\\s?)*$', '^\\w+\\s*\\w+\\s*\\w+\\s*$', '^(a|a)*$', '.*a.*b.*c.*d$'];
const words = `${'Wynagrodzenia osobowe '.repeat(40)}!`;

const folder = temporaryFolder();
let office: DatabaseOffice;

beforeAll(async () => {
  const definitions = join(folder.path, 'definitions');
  cpSync(join(import.meta.dirname, '../../definitions'), definitions, { recursive: true });
  const file = join(definitions, 'services/budzet-wydatki/service.json');
  const cases = patterns.map((pattern, index) => ({
    id: `wzor${index}`,
    when: `=row.nazwaPozycji.matches('${pattern.replaceAll('\\', '\\\\')}')`,
    text: 'pasuje',
  }));
  const column = '{ "id": "nazwaPozycji", "label": "Nazwa pozycji", "width": "wide"';
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(column, () => `${column}, "cases": ${JSON.stringify(cases)}`),
  );
  office = await openDatabaseOffice({ DATA_DIR: join(folder.path, 'data'), DEFINITIONS_DIR: definitions });
  const amounts = { planned: 1, spent: 1, liabilities: 0, costs: 0, committed: 0 };
  await office.database.insert(budgetExpenditure).values({ year: 2026, chapter: '75615', paragraph: '4010', title: words, ...amounts });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

test('a PDF whose column tests words with patterns that stop other engines is drawn, and the office answers meanwhile', async () => {
  const [document, years] = await Promise.all([
    office.get('/api/fk/gmina/dajWydatkiBudzetu/pdf?rok=2026'),
    office.get('/api/fk/gmina/dajLataBudzetowe'),
  ]);
  expect([document.status, years.status]).toEqual([200, 200]);
  expect(readPdf(document.bytes).count('TR')).toBeGreaterThan(1);
});
