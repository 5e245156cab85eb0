import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { InjectOptions } from 'fastify';
import { callKey, officeCalls } from '../../engine/authoring/openapi';
import { readDefinitions } from '../../scripts/generate-types/read-definitions';
import { insertAll } from '../../server/database/database';
import { budgetChapter, budgetIncome } from '../../server/database/tables';
import { type DatabaseOffice, openDatabaseOffice } from '../office/database-office';
import { bodies, type Piece, pieces, queryOf } from '../office/hostile-sizes';
import { temporaryFolder } from '../office/run-office';
import { signIn } from '../office/sign-in';
import type { Measure } from './measure';

const bound = 50;
const tries = 3;
const longYear = 2031;
const longRows = 10_000;

/** How long a call of a signed-in resident blocks the event loop, with the largest input that the server accepts. */
export async function measureLoopHold(): Promise<Measure[]> {
  const folder = temporaryFolder();
  const office = await openDatabaseOffice({ DATA_DIR: folder.path, RATE_LIMIT_SENSITIVE: '0' }, { tell: () => undefined });
  try {
    const headers = { authorization: `Bearer ${await signIn(office.database, { parties: ['wife', 'company'] })}` };
    let worst = { name: '', hold: 0 };
    for (const [name, request] of requests(officeCalls(await readDefinitions('definitions')))) {
      const sent = { ...request, headers: { ...headers, ...request.headers } };
      // The first call also loads and compiles code. The smallest of several measurements was disturbed least.
      await office.request(sent);
      let hold = Number.POSITIVE_INFINITY;
      for (let left = tries; left > 0 && hold > bound / 5; left -= 1) hold = Math.min(hold, await holdOf(() => office.request(sent)));
      if (hold > worst.hold) worst = { name, hold };
    }
    return [
      { name: 'longest hold of the event loop by one call', ours: worst.name, other: '', value: worst.hold, bound, unit: 'ms' },
      {
        name: 'longest hold of the event loop by a PDF of 10 000 rows, embedded database',
        ours: `${longRows} rows of the budget`,
        other: '',
        value: await longPdfHold(office),
        bound,
        unit: 'ms',
      },
    ];
  } finally {
    await office.close();
    folder.remove();
  }
}

/** The longest hold of the event loop from the order of a long PDF to its file. */
async function longPdfHold(office: DatabaseOffice): Promise<number> {
  const chapters = await office.database.select({ code: budgetChapter.code }).from(budgetChapter).limit(2);
  const positions = Array.from({ length: longRows }, (_, index) => ({
    year: longYear,
    chapter: chapters[index % 2]?.code ?? '',
    paragraph: String(1_000 + Math.floor(index / 2)),
    title: `Wpływy z opłaty nr ${index} według uchwały`,
    planned: index * 1.25,
    receivable: (index % 70_001) + 0.55,
    received: (index % 60_013) + 0.12,
    executed: index,
  }));
  await insertAll(office.database, budgetIncome, positions);
  const order = async () => {
    const { status } = await office.get(`/api/fk/gmina/dajDochodyBudzetu/pdf?rok=${longYear}`);
    if (status !== 200) throw new Error(`The PDF of ${longRows} rows was answered with ${status}.`);
  };
  await order();
  let hold = Number.POSITIVE_INFINITY;
  for (let left = tries; left > 0; left -= 1) hold = Math.min(hold, await holdOf(order));
  return hold;
}

function* requests(calls: ReturnType<typeof officeCalls>): Generator<readonly [name: string, request: InjectOptions]> {
  const kinds = Object.keys(pieces) as Piece[];
  for (const [index, call] of calls.entries()) {
    const url = `/api${call.endpoint.replaceAll(/\{\w+\}/g, 'p24')}`;
    const piece = kinds[index % kinds.length] ?? 'quotes';
    yield [callKey(call), { method: call.method, url: `${url}?rok=2026&pesel=79041200016` }];
    yield [`${callKey(call)}, long query`, { method: call.method, url: `${url}?${queryOf(call, 12_000, piece)}` }];
    if (call.method === 'GET') continue;
    for (const [shape, body] of Object.entries(bodies)) {
      const headers = { 'content-type': 'application/json' };
      yield [`${callKey(call)}, ${shape}`, { method: call.method, url, headers, payload: body(call, 130_000, piece) }];
    }
  }
}

async function holdOf(step: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  await turn();
  monitor.enable();
  await turn();
  await step();
  await turn();
  monitor.disable();
  return Math.max(0, monitor.max / 1e6 - 1);
}

/** Waits long enough for the timer of the monitor to have run. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 3));
}
