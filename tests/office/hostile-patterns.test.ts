import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgetExpenditure } from '../../server/database/tables';
import { readPdf } from '../read-pdf';
import { type DatabaseOffice, openDatabaseOffice } from './database-office';
import { temporaryFolder } from './run-office';

// A backtracking engine would take far too long for each of these with the words below.
const patterns = ['^(\\w+\\s?)*$', '^\\w+\\s*\\w+\\s*\\w+\\s*$', '^(a|a)*$', '.*a.*b.*c.*d$'];
const words = `${'Wynagrodzenia osobowe '.repeat(40)}!`;

const folder = temporaryFolder();
const mismatched = '=row.nazwaPozycji * 2 > 0';
const told: string[] = [];
let line: number;
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
  // Where the contract gives no type, an office may send anything.
  cases.push({ id: 'blad', when: mismatched, text: 'dwa razy' });
  const contract = /"nazwaPozycji": \{\s*"type": \[?"string"(?:, "null"\])?,/g;
  const column = '{ "id": "nazwaPozycji", "label": "Nazwa pozycji"';
  const calls = join(definitions, 'calls.json');
  const [shared, text] = [readFileSync(calls, 'utf8'), readFileSync(file, 'utf8')];
  expect(shared).toMatch(contract);
  expect(text).toContain(column);
  writeFileSync(calls, shared.replaceAll(contract, '"nazwaPozycji": {'));
  writeFileSync(
    file,
    text.replace(column, () => `${column}, "cases": ${JSON.stringify(cases)}`),
  );
  line = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((one) => one.includes(mismatched));
  const variables = { DATA_DIR: join(folder.path, 'data'), DEFINITIONS_DIR: definitions };
  office = await openDatabaseOffice(variables, { tell: (words) => told.push(words) });
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

test('a formula that meets a value of another kind is told once to the operator, with file and line, however many documents it fails in', async () => {
  for (const document of [1, 2]) {
    const { status } = await office.get('/api/fk/gmina/dajWydatkiBudzetu/pdf?rok=2026');
    expect(status, `document ${document}`).toBe(200);
  }
  const place = `services/budzet-wydatki/service.json:${line + 1}`;
  expect(told).toEqual([`${place} The formula ${mismatched} gives no value: it needs two numbers and meets a text.`]);
});
