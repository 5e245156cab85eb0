import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../office/postgres-server';
import { temporaryFolder } from '../office/run-office';
import type { HostsReport } from './hosts-child';
import { type Measure, median } from './measure';

const counts = [1, 30, 300] as const;
const most = Math.max(...counts);
const mebibyte = 2 ** 20;

/**
 * Opens municipalities of one process one after the other, each with its overlay of the base pack and its schema: twice, first with packs that
 * must be compiled and empty schemas, then as after a restart.
 */
export async function measureHosts(): Promise<Measure[]> {
  const folder = temporaryFolder();
  const postgres = await startPostgres({ waitsForDisk: true });
  try {
    const hosts = join(folder.path, 'hosts');
    for (let index = 0; index < most; index += 1) writeMunicipality(hosts, index);
    const run = () => runChild([hosts, join(folder.path, 'data'), postgres.url]);
    return [...measuresOf('first start', await run()), ...measuresOf('after a restart', await run())];
  } finally {
    await postgres.stop();
    folder.remove();
  }
}

function writeMunicipality(hosts: string, index: number): void {
  const name = `gmina-${String(index).padStart(3, '0')}`;
  const definitions = join(hosts, name, 'definitions', 'services');
  mkdirSync(definitions, { recursive: true });
  const office = { name: `Gmina ${index}`, portalName: `Okienko Gminy ${index}`, officeName: `Urząd Gminy ${index}` };
  const portal = { definitionVersion: 2, extends: 'okienko@2', id: name, office, theme: { primary: '#274b8f' } };
  writeFileSync(join(hosts, name, 'definitions', 'portal.json'), JSON.stringify(portal));
  // Each municipality has one service in a form of its own.
  writeFileSync(join(definitions, 'budzet-dochody.json'), JSON.stringify({ intro: `Plan i wykonanie dochodów Gminy ${index}.` }));
  writeFileSync(join(hosts, name, 'host.env'), `HOSTS=${name}.example.pl\n`);
}

function runChild(parameters: readonly string[]): Promise<HostsReport> {
  const program = join(import.meta.dirname, 'hosts-child.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', program, ...parameters], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const report = output.split('\n').find((line) => line.startsWith('{"before"'));
      if (code === 0 && report !== undefined) resolve(JSON.parse(report));
      else reject(new Error(`The municipalities could not be opened (exit code ${code}).`));
    });
  });
}

function measuresOf(when: string, { before, opened }: HostsReport): Measure[] {
  const value = (name: string, amount: number, unit: Measure['unit'], digits = 0): Measure => ({
    name: `municipalities, ${when}: ${name}`,
    ours: `${amount.toFixed(digits)} ${unit}`,
    other: '',
    value: amount,
    bound: null,
    unit,
  });
  const last = opened.slice(-30);
  const [first] = opened;
  const growth = ((opened[most - 1]?.rss ?? 0) - (opened[29]?.rss ?? 0)) / (most - 30) / mebibyte;
  return [
    value('memory before the first', before / mebibyte, 'MiB'),
    ...counts.map((count) => value(`memory with ${count}`, (opened[count - 1]?.rss ?? 0) / mebibyte, 'MiB')),
    value('memory of a further one', growth, 'MiB', 2),
    value('first answer of the first one', first?.cold ?? 0, 'ms'),
    value(`first answer of one of the last ${last.length}`, median(last.map(({ cold }) => cold)), 'ms'),
    value('processor time of it', median(last.map(({ processor }) => processor)), 'ms'),
    value('later answer', median(last.map(({ warm }) => warm)), 'ms', 1),
  ];
}
