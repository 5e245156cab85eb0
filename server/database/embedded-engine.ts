import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { emptyDatabase, prepareFolder } from './embedded-folder';
import { DatabaseUnavailable } from './unavailable';

/** The embedded database in its thread. It speaks the protocol of PostgreSQL, so that the same driver asks it and a server. */
export interface EmbeddedEngine {
  /** A connection for the driver. The database has one session: opening another ends what the last one left unfinished. */
  connect(): Duplex;
  /** Why it cannot be used any more; null while it works. */
  problem(): string | null;
  close(): Promise<void>;
}

// Compiled once for all that a process opens; threads share what is compiled.
let compiled: Promise<WebAssembly.Module> | undefined;

/** Opens the database in a folder, which is made if it is not there. `thread`: the module in which it works. */
export async function openEmbeddedEngine(folder: string, thread?: URL): Promise<EmbeddedEngine> {
  await prepareFolder(folder, initialise);
  return await startEngine(folder, thread);
}

/** Keeps an empty database, so that the first start need not make one. */
export async function keepEmptyDatabase(): Promise<void> {
  await emptyDatabase(initialise);
}

async function initialise(folder: string): Promise<void> {
  const engine = await startEngine(folder);
  await engine.close();
}

async function startEngine(folder: string, thread = new URL('./embedded-thread.mjs', import.meta.url)): Promise<EmbeddedEngine> {
  compiled ??= WebAssembly.compile(readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')));
  const worker = new Worker(thread, { execArgv: [], workerData: { folder, program: await compiled } });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const open = new Set<EmbeddedConnection>();
  let problem: string | null = null;
  let isClosing = false;
  const lose = (reason: string) => {
    if (isClosing) return;
    problem ??= `The embedded database has ended: ${reason}`;
    for (const connection of open) connection.destroy(new DatabaseUnavailable(problem));
  };
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)));
  });
  worker.on('error', (error) => lose(error.message));
  worker.on('exit', (code) => lose(`its thread ended with ${code}`));
  // What waits for an answer holds the process, not a database that has nothing to do.
  worker.unref();
  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(port2, [port2]);
      const connection = new EmbeddedConnection(port1);
      open.add(connection);
      connection.once('close', () => open.delete(connection));
      if (problem !== null) connection.destroy(new DatabaseUnavailable(problem));
      return connection;
    },
    problem: () => problem,
    async close() {
      isClosing = true;
      worker.ref();
      worker.postMessage('close');
      await ended;
    },
  };
}

// The first byte of the message with which the driver says goodbye; the session that it would end is the only one.
const goodbye = 0x58;
// What is read at a time, so that a long answer does not hold the event loop.
const piece = 65_536;

/** The way from the driver to the thread, in the place of a socket. */
class EmbeddedConnection extends Duplex {
  private readonly port: MessagePort;
  private readonly heard: Uint8Array[] = [];
  private unanswered = 0;
  private isReading = false;

  constructor(port: MessagePort) {
    super();
    this.port = port;
    port.on('message', (answer: Uint8Array | null) => {
      if (answer === null) {
        this.unanswered -= 1;
        if (this.unanswered === 0) port.unref();
      } else this.hear(answer);
    });
    port.unref();
  }

  /** What the driver calls on a socket. */
  connect(): this {
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {
    this.isReading = true;
    this.readOn();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port.close();
    done(error);
  }

  private send(message: Buffer): void {
    if (message[0] === goodbye) return;
    this.unanswered += 1;
    this.port.ref();
    // Copied, because the driver uses its memory again.
    this.port.postMessage(new Uint8Array(message));
  }

  private hear(answer: Uint8Array): void {
    for (let start = 0; start < answer.length; start += piece) this.heard.push(answer.subarray(start, start + piece));
    this.readOn();
  }

  private readOn(): void {
    if (!this.isReading) return;
    const next = this.heard.shift();
    if (next === undefined) return;
    this.isReading = false;
    // Each piece has a turn of its own.
    setImmediate(() => this.push(next));
  }
}
