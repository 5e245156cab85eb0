import { describeFault } from '../errors/describe-fault';

/** Looks regularly at what the servers of a database have published. */
export interface Following {
  /** Looks at once. */
  look(): Promise<void>;
  close(): Promise<void>;
}

interface FollowOptions {
  /** Takes over what is new. */
  readonly follow: () => Promise<void>;
  /** Calls back when another server says that the pointer has moved; gives what ends it. Null where this process is the only one. */
  readonly listen: ((heard: () => void) => Promise<() => Promise<void>>) | null;
  readonly tell: (text: string) => void;
}

// Milliseconds between two looks, for what nobody has told.
const between = 5_000;

/** Follows what is published: at once when it is told, and every few seconds in case it was not. A look that fails is told, and the next one comes. */
export async function followPublished({ follow, listen, tell }: FollowOptions): Promise<Following> {
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  // One look after another: a second one that comes meanwhile sees what the first has done.
  const look = (): Promise<void> => {
    running = running
      .then(async () => {
        if (!isClosed) await follow();
      })
      .catch((error: unknown) => tell(`The published layer could not be looked up: ${describeFault(error)}`));
    return running;
  };
  const timer = setInterval(() => void look(), between);
  timer.unref();
  const unlisten = listen ? await listen(() => void look()) : null;
  return {
    look,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await unlisten?.();
      await running;
    },
  };
}
