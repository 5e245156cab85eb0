import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findOrInstallBrowser, launchArguments } from '../../scripts/browser';
import { defineCommand } from '../../scripts/command-line/command';
import { Misuse, Refusal } from '../../scripts/command-line/refusal';
import { runProgram } from '../../scripts/command-line/run-program';
import { startPortal } from '../portal-server';
import { measureAnswers } from './answers';
import { measureArrival } from './arrival';
import { measureChangeWords } from './change-words';
import { measureDefinitions } from './definitions-scale';
import { measureEditing } from './edit-to-screen';
import { firstPartsTable } from './first-parts';
import { measureFirstRow, measurePassedOn, measurePhone } from './first-row';
import { measureForms } from './forms';
import { measureFinding, measureSheet } from './found-rows';
import { measureGroups } from './groups';
import { serveHandPage } from './hand-page-server';
import { measureHosts } from './hosts';
import { measureInstalments } from './instalments';
import { measureShowingAll, measureSorting } from './long-table';
import { measureLoopHold } from './loop-hold';
import { brokenBounds, isAboveBound, type Measure, measureTable } from './measure';
import type { Contestant } from './pages';
import { measurePaymentStarts } from './payments';
import { measurePdf } from './pdf';
import { measurePersonalRows } from './personal-rows';
import { measurePlaces } from './places';
import { withMeasures, withTable } from './record';
import { measureSearchList } from './search-list';
import { measureSecondVisit } from './second-visit';
import { measureStartPage } from './start-page';
import { measureStudio } from './studio';
import { measureWorstHour } from './worst-hour';

const root = join(import.meta.dirname, '../..');
const names = [
  'start',
  'first',
  'phone',
  'passed-on',
  'arrival',
  'second',
  'personal',
  'sort',
  'all',
  'finding',
  'sheet',
  'instalments',
  'forms',
  'definitions',
  'changes',
  'groups',
  'search-list',
  'places',
  'pdf',
  'edit',
  'payments',
  'hold',
  'answers',
  'worst-hour',
  'hosts',
  'studio',
] as const;

interface BenchOptions {
  /** Whether the table of BENCH.md is written. */
  readonly record: boolean;
  /** Whether tables of other projects are measured as well. */
  readonly peers: boolean;
}

/** Takes the measurements that are wanted; the result is the exit code. */
async function runBench(
  wanted: (name: (typeof names)[number]) => boolean,
  { record: isRecorded, peers: withPeers }: BenchOptions,
): Promise<number> {
  const found = findOrInstallBrowser('whole');
  if (!found.ok) {
    throw new Refusal(`not run: ${found.reason}`);
  }
  const built = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (built.status !== 0) return 1;

  const browser = await chromium.launch({ executablePath: found.path, args: [...launchArguments] });
  const measures: Measure[] = [];
  let broken = 0;

  // A measurement that fails is reported and makes the command fail; the others are still taken.
  async function take(name: (typeof names)[number], measure: () => Promise<Measure[]>): Promise<void> {
    if (!wanted(name)) return;
    try {
      measures.push(...(await measure()));
    } catch (error) {
      broken += 1;
      process.stderr.write(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }

  try {
    await take('definitions', measureDefinitions);
    await take('changes', measureChangeWords);
    await take('groups', measureGroups);
    await take('search-list', measureSearchList);
    await take('places', measurePlaces);
    await take('pdf', measurePdf);
    await take('payments', measurePaymentStarts);
    await take('hold', measureLoopHold);
    await take('answers', measureAnswers);
    await take('worst-hour', measureWorstHour);
    await take('hosts', measureHosts);
    if (
      (
        ['start', 'first', 'phone', 'passed-on', 'arrival', 'second', 'personal', 'sort', 'all', 'finding', 'sheet', 'instalments'] as const
      ).some(wanted)
    ) {
      const portal = await startPortal();
      const hand = await serveHandPage(portal.url);
      const contestants: readonly Contestant[] = [
        { name: 'ours', url: `${portal.url}/uslugi/budzet-dochody` },
        { name: 'by hand', url: hand.url },
      ];
      try {
        await take('start', () => measureStartPage(browser, portal.url));
        await take('first', () => measureFirstRow(browser, contestants));
        await take('phone', () => measurePhone(browser, contestants));
        await take('passed-on', () => measurePassedOn(browser, portal.url));
        await take('arrival', () => measureArrival(browser, portal.url, withPeers));
        await take('second', () => measureSecondVisit(chromium, found.path, portal.url));
        await take('personal', () => measurePersonalRows(browser, portal, hand.url));
        await take('sort', () => measureSorting(browser, contestants));
        await take('all', () => measureShowingAll(browser, contestants));
        await take('finding', () => measureFinding(browser, portal.url));
        await take('sheet', () => measureSheet(browser, portal.url));
        await take('instalments', () => measureInstalments(browser, portal));
      } finally {
        await hand.stop();
        await portal.stop();
      }
    }
    await take('forms', () => measureForms(browser));
    await take('edit', () => measureEditing(browser));
    await take('studio', () => measureStudio(browser));
  } finally {
    await browser.close();
  }

  const table = measureTable(measures);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}, Chromium ${browser.version()}`;
  process.stdout.write(`\n${machine}\n\n${table}\n`);
  if (wanted('first')) process.stdout.write(`\n${await firstPartsTable()}\n`);
  if (isRecorded) {
    const page = join(root, 'BENCH.md');
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, names.every(wanted) ? withTable(text, machine, table) : withMeasures(text, table));
  }
  // The last lines are what somebody has to look at.
  const above = brokenBounds(measures);
  if (above !== '') process.stdout.write(`\n${above}\n`);
  return broken > 0 || measures.some(isAboveBound) ? 1 : 0;
}

const bench = defineCommand({
  name: 'bench',
  help: 'Takes the measurements of BENCH.md.',
  words: { name: 'WORD', least: 0, most: names.length, help: `only these: ${names.join(', ')}` },
  options: {
    record: { type: 'boolean', help: 'writes them to BENCH.md, where what was not taken stays' },
    peers: { type: 'boolean', help: 'also how tables arrive that are drawn by @mui/x-data-grid' },
  },
  run: async ({ record = false, peers = false }, _, words) => {
    const unknown = words.find((word) => !names.some((name) => name === word));
    if (unknown !== undefined) throw new Misuse(`There is no measurement ${unknown}.`);
    return await runBench((name) => words.length === 0 || words.includes(name), { record, peers });
  },
});

await runProgram(import.meta.filename, bench);
