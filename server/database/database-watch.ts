import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import { boundedSocket } from './bounded-pool';

/** Whether the database answers, and its clock. */
export interface DatabaseWatch {
  /** Why the database cannot be asked, for the operator; null while it answers. */
  problem(): string | null;
  /**
   * The database's clock. All servers of one database go by it, so that differences between their own clocks do not matter. Between two
   * queries the time is carried on with the monotonic clock, which nobody can set.
   */
  now(): Date;
  close(): Promise<void>;
}

interface WatchOptions {
  readonly connectionString: string;
  /** Tells the operator that the database went away or came back. */
  readonly tell: (text: string) => void;
  /** Called when the database stops answering, so that pending queries are given up. */
  readonly onLost: () => void;
}

const between = 1_000;
const answerTime = 4_000;
const shortestWait = 100;
const longestWait = 2_000;
// Milliseconds. A query that took longer gives the time too imprecisely.
const preciseEnough = 200;

/** Asks the database for its time every second on a connection of its own; while it does not answer, at growing intervals. */
export async function watchDatabase({ connectionString, tell, onLost }: WatchOptions): Promise<DatabaseWatch> {
  let client: Client | null = null;
  let problem: string | null = null;
  let clock: { readonly moment: number; readonly at: number } | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  const connect = async (): Promise<Client> => {
    const made = new Client({ connectionString, application_name: 'okienko-watch', stream: () => boundedSocket(answerTime) });
    made.on('error', () => {
      if (client === made) client = null;
    });
    try {
      await made.connect();
    } catch (error) {
      made.end().catch(() => undefined);
      throw error;
    }
    client = made;
    return made;
  };

  const look = async (): Promise<void> => {
    const asked = performance.now();
    const { rows } = await (client ?? (await connect())).query<{ moment: string }>(
      'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS moment',
    );
    const answered = performance.now();
    const took = answered - asked;
    const at = (asked + answered) / 2;
    const moment = Number(rows[0]?.moment);
    const strayed = clock === null ? Number.POSITIVE_INFINITY : Math.abs(moment - (clock.moment + at - clock.at));
    // The error of a slow query is at most its duration, so it is used only to correct a greater difference.
    if (took <= preciseEnough || strayed > took) clock = { moment, at };
  };

  const beat = async (): Promise<void> => {
    try {
      // A closed connection alone does not mean that the database is down; that is known when a new connection fails too.
      await look().catch(async () => {
        const lost = client;
        client = null;
        lost?.end().catch(() => undefined);
        await look();
      });
      if (problem !== null) tell('The database answers again.');
      problem = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
      if (problem === null) {
        problem = 'the database does not answer';
        tell(`The database does not answer: ${reason}. Until it does, calls get the status 503.`);
        onLost();
      }
    }
  };

  let wait = shortestWait;
  const scheduleBeat = () => {
    if (isClosed) return;
    wait = problem === null ? shortestWait : Math.min(longestWait, wait * 2);
    timer = setTimeout(
      () => {
        running = beat().then(scheduleBeat);
      },
      problem === null ? between : wait,
    );
    timer.unref();
  };

  await look();
  scheduleBeat();
  return {
    problem: () => problem,
    now: () => (clock === null ? new Date() : new Date(clock.moment + performance.now() - clock.at)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await client?.end().catch(() => undefined);
    },
  };
}
