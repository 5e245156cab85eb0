import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable, isUnavailable } from './unavailable';

type Callback = Parameters<Pool['connect']>[0];

interface BoundedPoolOptions {
  readonly connectionString: string;
  /** Why the database cannot be used now; null if it can. */
  readonly problem: () => string | null;
  /** Milliseconds that a connection may take. */
  readonly connectTime?: number;
}

// Milliseconds. PostgreSQL cancels a statement after `statementTime`. A server that stays silent for longer does not answer at all, and its
// connection is closed.
const statementTime = 15_000;
const silence = statementTime + 2_000;
const usualConnectTime = 5_000;
// Shorter than `silence`, so that an idle connection is not closed for having nothing to do.
const idleTime = 10_000;
// Share of the time to connect in which this process did other work, above which the database was hardly listened to.
const mostly = 0.5;

/**
 * A pool for a database server that may close connections, or hang, at any moment. Every step has a time limit. If a connection ends during
 * work, the work fails with an error, the process goes on, and the place in the pool is free again.
 */
export class BoundedPool extends Pool {
  private readonly problem: () => string | null;
  private readonly sockets: Set<Socket>;

  constructor({ connectionString, problem, connectTime = usualConnectTime }: BoundedPoolOptions) {
    const sockets = new Set<Socket>();
    super({
      connectionString,
      max: 10,
      application_name: 'okienko',
      connectionTimeoutMillis: connectTime,
      idleTimeoutMillis: idleTime,
      statement_timeout: statementTime,
      stream: () => boundedSocket(silence, sockets),
    });
    this.problem = problem;
    this.sockets = sockets;
    // A broken connection is replaced and its queries are rejected. Without this listener Node would end the process on the event.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Ends all connections that wait for an answer. */
  cutOff(): void {
    for (const socket of this.sockets) socket.destroy(new DatabaseUnavailable('The database does not answer.'));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const problem = this.problem();
    if (callback === undefined)
      return problem === null ? this.connectPatiently().then(releasedAtEnd) : Promise.reject(new DatabaseUnavailable(problem));
    if (problem === null)
      this.connectPatiently().then(
        (client) => callback(undefined, client, client.release.bind(client)),
        (error) => callback(error, undefined, () => undefined),
      );
    else callback(new DatabaseUnavailable(problem), undefined, () => undefined);
    return undefined;
  }

  /** Connects, and tries once more where the time was up because this process was busy and did not read what the database answered. */
  private async connectPatiently(): Promise<PoolClient> {
    const begun = performance.eventLoopUtilization();
    try {
      return await super.connect();
    } catch (error) {
      if (!isUnavailable(error) || performance.eventLoopUtilization(begun).utilization < mostly) throw error;
      return await super.connect();
    }
  }
}

/** Gives a connection's place back when it ends, even if a transaction could not begin on it. */
function releasedAtEnd(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce: PoolClient['release'] = (problem) => {
    if (isReleased) return;
    isReleased = true;
    client.removeListener('end', onEnd);
    release(problem);
  };
  const onEnd = () => releaseOnce(true);
  client.once('end', onEnd);
  client.release = releaseOnce;
  return client;
}

/** A socket that is closed when nothing has been received for a while. */
export function boundedSocket(milliseconds: number, open: Set<Socket> = new Set()): Socket {
  const socket = new Socket();
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  socket.setTimeout(milliseconds, () => {
    // If this process itself was busy, the answer may have arrived without having been read.
    const { bytesRead: heard, connecting } = socket;
    setImmediate(() => {
      if (socket.bytesRead === heard && socket.connecting === connecting)
        socket.destroy(new DatabaseUnavailable('The database does not answer.'));
    });
  });
  return socket;
}
