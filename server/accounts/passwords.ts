import { hash, parseOptions, verify } from '@node-rs/argon2';
import { OfficeFailure } from '../errors/office-failure';

/**
 * Argon2id with 19 MiB and two passes, the minimum that OWASP recommends. It may be raised at any time: a weaker hash is replaced at the
 * next login.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// A hash takes 19 MiB for about 30 ms. More at once than there are threads would only use more memory.
const workersAtOnce = 4;
const mostWaiting = 200;
const longestPassword = 256;

/** The result of checking a password. */
export interface PasswordCheck {
  readonly right: boolean;
  /** True when the hash was made with weaker parameters than today's. */
  readonly outdated: boolean;
}

/** Makes and checks hashes of passwords, a limited number at a time. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a hash (no such account, or one without a password) it does the same work, and the password is wrong. */
  check(password: string, hash: string | null): Promise<PasswordCheck>;
}

interface HasherOptions {
  readonly memoryCost?: number;
  readonly timeCost?: number;
  /** The functions that do the work. */
  readonly argon2?: { readonly hash: typeof hash; readonly verify: typeof verify };
}

/** True if a password is short enough to be hashed; anything longer is an attempt to keep the server busy. */
export function isPasswordLength(password: string): boolean {
  return password.length <= longestPassword;
}

/** Creates a hasher with its own queue. */
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

// Depending on the keyboard, the same letter is one character or two.
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function isWeaker(kept: string, { memoryCost, timeCost }: { readonly memoryCost: number; readonly timeCost: number }): boolean {
  const used = parseOptions(kept);
  return used.memoryCost < memoryCost || used.timeCost < timeCost;
}

/** Limits how many run at once. The others wait; when too many are waiting, the next one is refused. */
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
