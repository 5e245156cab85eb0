// Stories of some files need a portal of another pack, or one that nobody else changes. A worker that runs them keeps the browser and the
// portal of all other stories, which cost more to start than most stories take.

/** What is started for the stories of a file. */
interface Stoppable {
  stop(): Promise<void>;
}

/** How a file's own portal is started, and the one that runs. */
export interface OwnPortal<Portal extends Stoppable> {
  readonly start: () => Promise<Portal>;
  running: Promise<Portal> | null;
}

/** The portal of a file, or of a few that share it; it is started by the first story that asks for it. */
export function ownPortal<Portal extends Stoppable>(start: () => Promise<Portal>): OwnPortal<Portal> {
  return { start, running: null };
}

/** The own portals of one worker. At most one runs, because stories of a file mostly follow each other. */
export class OwnPortals {
  #last: OwnPortal<Stoppable> | null = null;

  /** Gives the portal of a file, started if it does not run yet; that of another file is stopped before. */
  async open<Portal extends Stoppable>(own: OwnPortal<Portal>): Promise<Portal> {
    if (this.#last !== own) await this.stop();
    this.#last = own;
    own.running ??= own.start();
    try {
      return await own.running;
    } catch (reason) {
      // The next story tries again.
      own.running = null;
      throw reason;
    }
  }

  /** Stops the portal that runs, if any. */
  async stop(): Promise<void> {
    const running = this.#last?.running;
    if (this.#last) this.#last.running = null;
    this.#last = null;
    await (await running)?.stop();
  }
}
