import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { identityNode } from '../../database/external-login-tables';
import { describeFault } from '../../errors/describe-fault';

// A node changes every few years, a page is asked for many times a second: the table is read once in a while, not for each page.
const freshFor = 5_000;
// A page does not wait for a database that hangs.
const patience = 250;

/** The origins of the office's nodes, to which forms of the portal may be sent. */
export interface NodeOrigins {
  /** The origins as last read. */
  current(): readonly string[];
  /** Reads them again when that was a while ago. A database that does not answer leaves the ones that were read last. */
  refresh(): Promise<void>;
}

interface OriginParts {
  readonly database: Database;
  readonly now: () => Date;
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
}

/** Watches the table of nodes, so that a new row counts within seconds, on every server, without a restart. */
export function watchNodeOrigins({ database, now, tell }: OriginParts): NodeOrigins {
  let origins: readonly string[] = [];
  let readAt: number | null = null;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      const nodes = await database.select({ address: identityNode.address }).from(identityNode);
      origins = nodes.flatMap(({ address }) => originOf(address) ?? []);
    } catch (error) {
      tell(`The identity nodes could not be read: ${describeFault(error)}`);
    }
    readAt = now().getTime();
    reading = null;
  };
  return {
    current: () => origins,
    async refresh() {
      const isFresh = readAt !== null && Math.abs(now().getTime() - readAt) < freshFor;
      if (reading === null && isFresh) return;
      reading ??= read();
      await Promise.race([reading, setTimeout(patience, null, { ref: false })]);
    },
  };
}

/** Null for what is not an address of the web: one mistyped row must not close the portal. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : null;
}
