import { Pool, type PoolClient } from 'pg';
import { outsideMunicipalities } from '../log/current-municipality';
import type { BoundedPool } from './bounded-pool';

type Callback = Parameters<Pool['connect']>[0];

/** The schema that a connection was set to last; one that is not here is in that which the server chose. */
const schemas = new WeakMap<PoolClient, string | null>();

/**
 * The connections of a pool as seen from one schema, null for the one that the server chooses: each is set to that schema before it is given
 * out. Municipalities share a bounded number of connections in this way; the pool itself is given out to nobody.
 */
export class SchemaPool extends Pool {
  private readonly shared: BoundedPool;
  private readonly wanted: string | null;

  constructor(shared: BoundedPool, schema: string | null) {
    super();
    this.shared = shared;
    this.wanted = schema;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<PoolClient> | undefined {
    const connected = this.connectInSchema();
    if (callback === undefined) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), undefined, () => undefined),
    );
    return undefined;
  }

  private async connectInSchema(): Promise<PoolClient> {
    // A connection outlives the work of the municipality that is the first to use it.
    const client = await outsideMunicipalities(() => this.shared.connect());
    if ((schemas.get(client) ?? null) === this.wanted) return client;
    try {
      await client.query(this.wanted === null ? 'RESET search_path' : searchPath(this.wanted));
      schemas.set(client, this.wanted);
      return client;
    } catch (error) {
      // Nobody knows what schema such a connection is in.
      client.release(true);
      throw error;
    }
  }
}

/** The statement that sets a connection to a schema, and to no other beside it. */
export function searchPath(schema: string): string {
  return `SET search_path TO "${schema}"`;
}
