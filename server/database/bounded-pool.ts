import { Socket } from 'node:net';
import { Pool, type PoolClient } from 'pg';
import { DatabaseUnavailable } from './unavailable';

type Callback = Parameters<Pool['connect']>[0];

interface BoundedPoolOptions {
  readonly connectionString: string;
  /** Why the database is not to be asked now; null while it may be. */
  readonly problem: () => string | null;
}

// A statement that waits for a lock is given up by the server first; a server that does not even say so is cut off.
const statementTime = 15_000;
const silence = statementTime + 2_000;
const connectTime = 5_000;
// Shorter than the silence, so that no connection is cut off for having nothing to do.
const idleTime = 10_000;

/**
 * Connections to a server that may end them, or hang, at any moment. Each step has a bound; a connection that ends while somebody works
 * with it ends that work with an error, never the process, and its place in the pool is free again.
 */
export class BoundedPool extends Pool {
  private readonly problem: () => string | null;
  private readonly sockets: Set<Socket>;

  constructor({ connectionString, problem }: BoundedPoolOptions) {
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
    // A broken connection is replaced. Its pending queries get the error themselves; without a listener the process would end.
    this.on('error', () => undefined);
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** Cuts off everybody who waits for an answer. */
  cutOff(): void {
    for (const socket of this.sockets) socket.destroy(new DatabaseUnavailable('The database does not answer.'));
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const problem = this.problem();
    if (callback === undefined)
      return problem === null ? super.connect().then(releasedAtEnd) : Promise.reject(new DatabaseUnavailable(problem));
    if (problem === null) super.connect(callback);
    else callback(new DatabaseUnavailable(problem), undefined, () => undefined);
    return undefined;
  }
}

/** A connection whose place is given back when it ends, also when a transaction could not even begin on it. */
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

/** A socket that is cut off when nothing is heard for a while. */
export function boundedSocket(milliseconds: number, open: Set<Socket> = new Set()): Socket {
  const socket = new Socket();
  open.add(socket);
  socket.once('close', () => open.delete(socket));
  socket.setTimeout(milliseconds, () => {
    // When this process was busy itself, the answer may lie there unread.
    const heard = socket.bytesRead;
    setImmediate(() => {
      if (socket.bytesRead === heard) socket.destroy(new DatabaseUnavailable('The database does not answer.'));
    });
  });
  return socket;
}
