import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Where ClamAV listens. */
export interface Scanner {
  readonly host: string;
  readonly port: number;
}

/** What the scanner found: nothing, the name of something bad, or that it cannot be asked. */
export type Finding =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly name: string }
  | { readonly kind: 'silent'; readonly why: string };

/** A file while it is looked at. */
export interface Scan {
  /** Hands the next part over. */
  take(part: Uint8Array): Promise<void>;
  /** Says that the file is whole, and hears what was found. */
  finish(): Promise<Finding>;
  /** Gives up. */
  drop(): void;
}

const patience = 30_000;

/** Begins to hand a file over to clamd (the command INSTREAM): each part with its length before it, a length of zero at the end. */
export function startScan({ host, port }: Scanner): Scan {
  const socket: Socket = connect({ host, port });
  let said = '';
  let why: string | null = null;
  socket.setTimeout(patience, () => socket.destroy(new Error('it did not answer in time')));
  socket.on('data', (part) => {
    said += part.toString('utf8');
  });
  socket.on('error', (error) => {
    why = error.message;
  });
  const closed = once(socket, 'close').then(
    () => undefined,
    () => undefined,
  );
  socket.write('zINSTREAM\0');
  return {
    async take(part) {
      if (socket.destroyed) return;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(part.length);
      socket.write(length);
      if (!socket.write(part)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    },
    async finish() {
      if (!socket.destroyed) socket.end(Buffer.alloc(4));
      await closed;
      return findingIn(said, why);
    },
    drop: () => void socket.destroy(),
  };
}

function findingIn(said: string, why: string | null): Finding {
  const text = said.replace(/\0/g, '').trim();
  if (text === 'stream: OK') return { kind: 'clean' };
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
  return found === undefined ? { kind: 'silent', why: why ?? (text === '' ? 'it said nothing' : text) } : { kind: 'infected', name: found };
}
