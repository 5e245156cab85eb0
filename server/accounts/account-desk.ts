import { setTimeout } from 'node:timers/promises';
import type { Language, RuleContext } from '../../engine';
import type { Database } from '../database/database';
import { isUnavailable } from '../database/unavailable';
import { describeFault } from '../errors/describe-fault';
import type { Outbox } from '../mail/outbox';
import type { FindAccountScreen } from './account-screens';
import { type AttemptLimits, attemptLimits } from './attempts';
import type { FindNode } from './identity-node';
import { createPasswordHasher, type PasswordHasher } from './passwords';
import { recordEvent, type SecurityEvent } from './security-events';

/** Names in letters. */
interface OfficeNames {
  readonly portalName: string;
  readonly officeName: string;
}

/** What the calls of accounts need besides the database and the clock. */
export interface AccountDesk {
  /** Address of the portal, for links in letters. */
  readonly publicUrl: string;
  readonly passwords: PasswordHasher;
  readonly limits: AttemptLimits;
  /** Path of a screen of accounts, for links in letters. */
  readonly screen: FindAccountScreen;
  /** Whether text messages leave this office. */
  readonly sendsSms: boolean;
  /** Names of the portal and of the office, for letters. */
  office(language: Language): OfficeNames;
  /** Which form of tax number the pack accepts. */
  taxNumber(): RuleContext['taxNumber'];
  /** The identity node of a provider; null when the office does not offer this login. */
  readonly identityNode: FindNode;
  /** Stores a security event. The answer does not wait for it. */
  record(event: SecurityEvent): void;
  /**
   * Runs work that an answer must not wait for, so that its duration does not reveal what the office found. While the database is down, the
   * work is tried again, so it may run twice.
   */
  later(work: () => Promise<void>): void;
  /** Sends the stored letters. The answer does not wait for it. */
  deliver(): void;
  /** Waits for all deferred work. */
  settle(): Promise<void>;
}

/** Parts needed to create a desk. */
export interface AccountDeskParts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly screen: FindAccountScreen;
  readonly outbox: Outbox;
  readonly sendsSms?: boolean;
  readonly office: (language: Language) => OfficeNames;
  readonly taxNumber: () => RuleContext['taxNumber'];
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
  readonly identityNode: FindNode;
  readonly passwords?: PasswordHasher;
  readonly limits?: AttemptLimits;
}

// Seconds between attempts while the database is down. Together they last about as long as a resident would wait for a letter.
const waits = [0.1, 0.3, 1, 2, 2, 5, 5, 10, 10, 30, 30, 60, 60, 120, 300];

async function untilAvailable(work: () => Promise<void>, closing: AbortSignal): Promise<void> {
  for (const seconds of waits) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isUnavailable(error) || closing.aborted) throw error;
      await setTimeout(seconds * 1000, null, { signal: closing, ref: false }).catch(() => null);
    }
  }
  await work();
}

/** Creates the desk of a server. */
export function createAccountDesk(parts: AccountDeskParts): AccountDesk {
  const { database, publicUrl, screen, outbox, sendsSms = false, office, taxNumber, tell, identityNode, passwords, limits } = parts;
  const open = new Set<Promise<void>>();
  const closing = new AbortController();
  const later = (work: () => Promise<void>) => {
    const running = untilAvailable(work, closing.signal)
      .catch((error: unknown) => tell(`A background job of the accounts failed: ${describeFault(error)}`))
      .finally(() => open.delete(running));
    open.add(running);
  };
  return {
    publicUrl,
    screen,
    passwords: passwords ?? createPasswordHasher(),
    limits: limits ?? attemptLimits,
    office,
    sendsSms,
    taxNumber,
    identityNode,
    later,
    deliver: () => later(() => outbox.deliver()),
    record: (event) => later(() => recordEvent(database, event)),
    async settle() {
      closing.abort();
      while (open.size > 0) await Promise.all(open);
    },
  };
}

/** Where a call about an account comes from. */
export interface AccountCall {
  readonly database: Database;
  readonly accounts: AccountDesk;
  readonly now: Date;
  readonly address: string;
}
