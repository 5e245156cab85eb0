import { Client } from 'pg';

// Milliseconds until a lost connection is opened again.
const pause = 2_000;

/**
 * Listens to a channel of a PostgreSQL server on a connection of its own, and calls back at each notification, and after a lost connection is
 * back, because one may have been missed. Gives what ends it.
 */
export async function listenOnServer(url: string, channel: string, heard: () => void): Promise<() => Promise<void>> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const made = new Client({ connectionString: url, application_name: 'okienko-listen', keepAlive: true, connectionTimeoutMillis: 5_000 });
    made.on('error', () => undefined);
    made.on('notification', heard);
    made.once('end', () => {
      if (client === made) later();
    });
    try {
      await made.connect();
      await made.query(`LISTEN ${made.escapeIdentifier(channel)}`);
    } catch (error) {
      made.end().catch(() => undefined);
      throw error;
    }
    client = made;
  };
  const later = (): void => {
    client = null;
    if (isClosed) return;
    timer = setTimeout(() => {
      // Whoever listens looks for itself now and then, so that a database that is away costs time only.
      connect().then(heard, later);
    }, pause);
    timer.unref();
  };

  await connect();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    const open = client;
    client = null;
    await open?.end().catch(() => undefined);
  };
}
