import { Worker } from 'node:worker_threads';
import { OfficeFailure } from '../errors/office-failure';

/** A document to draw: its data as JSON text, and the time that stands in the file. */
export interface DrawOrder {
  readonly data: string;
  readonly time: number;
}

/** What a drawing thread answers. */
export type DrawAnswer = { readonly pdf: Uint8Array } | { readonly problem: string };

/** Threads that draw documents, so that the office keeps answering meanwhile. */
export interface DrawPool {
  draw(order: DrawOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Limits {
  readonly threads: number;
  /** Documents that may wait; the next one is told to come back. */
  readonly waiting: number;
  /** Milliseconds for one document; a thread that takes longer is ended. */
  readonly time: number;
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

/** Makes a pool; its threads start with the first documents and stay. */
export function createDrawPool(limits: Limits = { threads: 2, waiting: 24, time: 20_000 }): DrawPool {
  const threads = new Set<Thread>();
  const queue: Job[] = [];
  let closed = false;

  const start = (): Thread => {
    const thread: Thread = {
      worker: new Worker(new URL('./draw-thread.mjs', import.meta.url), { execArgv: [] }),
      job: null,
      timer: null,
    };
    thread.worker.on('message', (answer: DrawAnswer) => finish(thread, answer));
    thread.worker.on('error', (error) => lose(thread, error));
    thread.worker.on('exit', () => lose(thread, new Error('The drawing thread ended.')));
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
    thread.timer = setTimeout(() => lose(thread, new OfficeFailure('busy')), limits.time);
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
    draw: (order) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= limits.waiting) {
          reject(new OfficeFailure('busy'));
          return;
        }
        queue.push({ order, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new OfficeFailure('busy'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
