import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../database/database';
import { identityNode } from '../../database/external-login-tables';
import { describeFault } from '../../errors/describe-fault';

// Milliseconds. Nodes change every few years and pages are requested many times a second, so the table is not read for each page.
const freshFor = 5_000;
// Milliseconds that a page waits for the table, so that a database that hangs does not hold it up.
const patience = 250;

/** The origins of the office's identity nodes. The content security policy allows forms to be sent to them. */
export interface NodeOrigins {
  /** The origins as last read. */
  current(): readonly string[];
  /** Reads them again if they are older than a few seconds. If the database does not answer, the ones read last stay. */
  refresh(): Promise<void>;
}

interface OriginParts {
  readonly database: Database;
  readonly now: () => Date;
  /** Tells the operator of a fault. */
  readonly tell: (text: string) => void;
}

/** Reads the table of nodes repeatedly, so that a new row takes effect within seconds, on every server, without a restart. */
export function watchNodeOrigins({ database, now, tell }: OriginParts): NodeOrigins {
  let origins: readonly string[] = [];
  let readAt: number | null = null;
  let reading: Promise<void> | null = null;
  const read = async () => {
    try {
      const nodes = await database.select({ address: identityNode.address }).from(identityNode);
      origins = nodes.flatMap(({ address }) => originOf(address) ?? []);
    } catch (error) {
      tell(`The table of identity nodes could not be read, so the addresses read before stay in use: ${describeFault(error)}`);
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

/** Null for anything but an http or https address: one mistyped row must not make every page fail. */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : null;
}
