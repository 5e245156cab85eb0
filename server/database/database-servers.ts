import { AsyncResource } from 'node:async_hooks';
import { StartFailure } from '../errors/start-failure';
import { currentMunicipality, outsideMunicipalities } from '../log/current-municipality';
import { BoundedPool } from './bounded-pool';
import { type DatabaseWatch, watchDatabase } from './database-watch';
import { listenOnServer } from './listen';

/** A database server in use. */
export interface UsedServer {
  readonly pool: BoundedPool;
  readonly watch: DatabaseWatch;
  /** Calls back at each notification on a channel; all who listen share a connection. Gives what ends it. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /** Runs one job at a time of all that use the server: each takes a connection beside the pool. */
  inTurn<Value>(job: () => Promise<Value>): Promise<Value>;
  /** Lets go of it; the last one to do so ends the connections. */
  release(): Promise<void>;
}

/** The database servers of a process. Offices on the same server share its connections and its clock. */
export interface DatabaseServers {
  /** Connects to the server, unless somebody has done so already. Rejects with the driver's error. */
  use(url: string): Promise<UsedServer>;
  /**
   * Keeps tables for one office of the process, and returns how to leave them. Throws a `StartFailure` if another office has them: two addresses
   * may lead to the same tables, and each office would show the other's residents.
   */
  enter(tables: string): () => void;
}

interface OpenServer {
  readonly pool: BoundedPool;
  readonly watch: DatabaseWatch;
}

interface KnownServer {
  readonly opening: Promise<OpenServer>;
  readonly listen: UsedServer['listen'];
  users: number;
  lastJob: Promise<unknown>;
}

/** Opens a book of servers without any so far. `tell` is told when one goes away and comes back. */
export function openDatabaseServers(tell: (text: string) => void = () => undefined): DatabaseServers {
  const servers = new Map<string, KnownServer>();
  const holders = new Map<string, string>();
  const leave = (url: string, server: KnownServer): boolean => {
    server.users -= 1;
    if (server.users === 0 && servers.get(url) === server) servers.delete(url);
    return server.users === 0;
  };
  return {
    async use(url) {
      const server = servers.get(url) ?? { opening: openServer(url, tell), listen: listensOn(url), users: 0, lastJob: Promise.resolve() };
      servers.set(url, server);
      // Counted before it is open, so that nobody who leaves meanwhile closes it.
      server.users += 1;
      const { pool, watch } = await server.opening.catch((error: unknown) => {
        leave(url, server);
        throw error;
      });
      let isReleased = false;
      return {
        pool,
        watch,
        listen: server.listen,
        inTurn(job) {
          const result = server.lastJob.then(job);
          server.lastJob = result.catch(() => undefined);
          return result;
        },
        async release() {
          if (isReleased) return;
          isReleased = true;
          if (!leave(url, server)) return;
          await watch.close();
          await pool.end();
        },
      };
    },
    enter(tables) {
      const holder = holders.get(tables);
      if (holder !== undefined) throw new StartFailure(`Its DATABASE_URL and DATABASE_SCHEMA lead to the tables of ${holder}.`);
      holders.set(tables, currentMunicipality() ?? 'another office');
      return () => void holders.delete(tables);
    },
  };
}

interface Channel {
  readonly listeners: Set<() => void>;
  readonly opening: Promise<() => Promise<void>>;
}

/** Listens to channels of a server, on one connection for each. Every office hears of all, and looks for what is its own. */
function listensOn(url: string): UsedServer['listen'] {
  const channels = new Map<string, Channel>();
  const open = (name: string): Channel => {
    const listeners = new Set<() => void>();
    const all = () => {
      for (const heard of listeners) heard();
    };
    return { listeners, opening: outsideMunicipalities(() => listenOnServer(url, name, all)) };
  };
  return async (name, heard) => {
    const channel = channels.get(name) ?? open(name);
    channels.set(name, channel);
    const { listeners, opening } = channel;
    const listener = AsyncResource.bind(heard);
    listeners.add(listener);
    const leave = (): boolean => {
      if (!listeners.delete(listener) || listeners.size > 0) return false;
      if (channels.get(name) === channel) channels.delete(name);
      return true;
    };
    try {
      const end = await opening;
      return async () => {
        if (leave()) await end();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

async function openServer(url: string, tell: (text: string) => void): Promise<OpenServer> {
  let watch: DatabaseWatch | null = null;
  const pool = new BoundedPool({ connectionString: url, problem: () => watch?.problem() ?? null });
  try {
    watch = await watchDatabase({ connectionString: url, tell, onLost: () => pool.cutOff() });
    return { pool, watch };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
