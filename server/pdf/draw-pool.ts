import { Worker } from 'node:worker_threads';
import { OfficeFailure } from '../errors/office-failure';
import { type AnswerRoom, createAnswerRoom } from './answer-room';
import { createTurns, type Turns } from './turns';

/** A document to draw: its data as JSON, and the creation time for the file. */
export interface DrawOrder {
  readonly data: string;
  readonly time: number;
}

/** What a drawing thread answers. */
export type DrawAnswer = { readonly pdf: Uint8Array } | { readonly problem: string };

/** What a drawing thread is started with. */
export interface DrawThreadData {
  /** File of Typst with a project's letter. */
  readonly letter: string | null;
}

/** Threads that draw documents, so that the main thread stays free for calls. */
export interface DrawPool {
  /** Draws a document. If the signal aborts, a waiting document leaves the queue; one that is being drawn is finished. */
  draw(order: DrawOrder, gone?: AbortSignal): Promise<Uint8Array>;
  /** How many documents wait and are being drawn now. */
  load(): { readonly waiting: number; readonly drawing: number };
  /** Prepares documents one after the other, because that needs the main thread. */
  readonly turns: Turns;
  /** The memory for the answers that documents are made of. */
  readonly room: AnswerRoom;
  close(): Promise<void>;
}

/** How much a pool may take. */
export interface DrawLimits extends DrawThreadData {
  readonly threads: number;
  /** Number of documents that may wait. Further ones are refused with Retry-After. */
  readonly waiting: number;
  /** Milliseconds for one document. A thread that takes longer is terminated. */
  readonly time: number;
  /** MiB of memory for one thread. A thread that needs more is terminated. */
  readonly memory: number;
  /** The module that the threads run. */
  readonly thread: URL;
}

interface Job {
  readonly order: DrawOrder;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
}

const usual: DrawLimits = {
  threads: 2,
  waiting: 24,
  time: 20_000,
  memory: 512,
  letter: null,
  thread: new URL('./draw-thread.mjs', import.meta.url),
};

/**
 * Creates a pool. Threads start with the first documents and stay. A thread that crashes or hangs loses only its own document and is
 * replaced.
 */
export function createDrawPool(changes: Partial<DrawLimits> = {}): DrawPool {
  const limits = { ...usual, ...changes };
  const threads = new Set<Thread>();
  const queue: Job[] = [];
  let closed = false;

  const start = (): Thread => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.memory };
    const thread: Thread = {
      worker: new Worker(limits.thread, { execArgv: [], resourceLimits, workerData: { letter: limits.letter } satisfies DrawThreadData }),
      job: null,
      timer: null,
    };
    thread.worker.on('message', (answer: DrawAnswer) => finish(thread, answer));
    thread.worker.on('error', (error) => lose(thread, new Error(`A drawing thread failed: ${error.message}`)));
    thread.worker.on('exit', () => lose(thread, new Error('A drawing thread ended before its document was drawn.')));
    thread.worker.unref();
    threads.add(thread);
    return thread;
  };

  const next = () => {
    if (closed) return;
    const idle = [...threads].find(({ job }) => job === null);
    const thread = idle ?? (threads.size < limits.threads && queue.length > 0 ? start() : null);
    const job = thread ? queue.shift() : undefined;
    if (!thread || !job) return;
    thread.job = job;
    thread.timer = setTimeout(() => lose(thread, new Error(`A document was not drawn in ${limits.time} ms.`)), limits.time);
    thread.worker.postMessage(job.order);
  };

  const take = (thread: Thread): Job | null => {
    const { job } = thread;
    if (thread.timer) clearTimeout(thread.timer);
    thread.job = null;
    return job;
  };

  const finish = (thread: Thread, answer: DrawAnswer) => {
    const job = take(thread);
    if ('pdf' in answer) job?.resolve(answer.pdf);
    else job?.reject(new Error(`A document could not be drawn: ${answer.problem}`));
    next();
  };

  const lose = (thread: Thread, error: Error) => {
    if (!threads.delete(thread)) return;
    take(thread)?.reject(error);
    void thread.worker.terminate();
    next();
  };

  return {
    load: () => ({ waiting: queue.length, drawing: [...threads].filter(({ job }) => job !== null).length }),
    turns: createTurns(limits.waiting),
    room: createAnswerRoom(),
    draw: (order, gone) =>
      new Promise((resolve, reject) => {
        if (gone?.aborted === true || closed || queue.length >= limits.waiting) {
          reject(new OfficeFailure('busy'));
          return;
        }
        const job: Job = { order, resolve, reject };
        queue.push(job);
        gone?.addEventListener('abort', () => {
          const place = queue.indexOf(job);
          if (place < 0) return;
          queue.splice(place, 1);
          reject(new OfficeFailure('busy'));
        });
        next();
      }),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new OfficeFailure('busy'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
