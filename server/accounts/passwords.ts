import { hash, parseOptions, verify } from '@node-rs/argon2';
import { OfficeFailure } from '../errors/office-failure';

/** Argon2id, 19 MiB and two passes: what OWASP's guidance asks for at least. Raise it freely: a hash is renewed at the next login. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Each work takes 19 MiB for a thirtieth of a second; more at once than threads would only fill the memory.
const workersAtOnce = 4;
const mostWaiting = 200;
const longestPassword = 256;

/** What checking a password showed. */
export interface PasswordCheck {
  readonly right: boolean;
  /** True when the hash was made with weaker parameters than today's. */
  readonly outdated: boolean;
}

/** Makes and checks hashes of passwords, a bounded number at once. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account, or an account without a password) the same work is done, and the answer is no. */
  check(password: string, hash: string | null): Promise<PasswordCheck>;
}

interface HasherOptions {
  readonly memoryCost?: number;
  readonly timeCost?: number;
  /** The functions that do the work. */
  readonly argon2?: { readonly hash: typeof hash; readonly verify: typeof verify };
}

/** True for a password that may be looked at; anything longer is somebody trying to keep the office busy. */
export function isPasswordLength(password: string): boolean {
  return password.length <= longestPassword;
}

/** Makes a hasher with a queue of its own. */
export function createPasswordHasher({ memoryCost, timeCost, argon2 = { hash, verify } }: HasherOptions = {}): PasswordHasher {
  const inTurn = createTurnstile();
  const options = { ...cost, ...(memoryCost && { memoryCost }), ...(timeCost && { timeCost }) };
  const make = (password: string) => inTurn(() => argon2.hash(normalised(password), options));
  let noAccount: Promise<string> | undefined;
  return {
    hash: make,
    async check(password, kept) {
      noAccount ??= make('no account has this password');
      const compared = kept ?? (await noAccount);
      const right = await inTurn(() => argon2.verify(compared, normalised(password)));
      return kept === null ? { right: false, outdated: false } : { right, outdated: isWeaker(kept, options) };
    },
  };
}

// The same letter may be typed as one character or as two, depending on the keyboard.
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function isWeaker(kept: string, { memoryCost, timeCost }: { readonly memoryCost: number; readonly timeCost: number }): boolean {
  const used = parseOptions(kept);
  return used.memoryCost < memoryCost || used.timeCost < timeCost;
}

/** Lets so many works run at once; the others wait, and when too many wait the next one is sent away. */
function createTurnstile(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= workersAtOnce) {
      if (waiting.length >= mostWaiting) throw new OfficeFailure('tooManyRequests');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The free place goes directly to the next in the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
