// A whole portal before the foreign office: the reference office, the foreign one in front of it, and a portal that knows only that.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officeCalls } from '../../engine/authoring';
import { freePort, type PortalServer, startPortal } from '../portal-server';
import { readBasePack } from './base-pack';
import { writeForeignDefinitions } from './definitions';
import { createForeignOffice, type ForeignCall, type ForeignFault } from './foreign-server';
import { openFront } from './front';

/** A portal before the foreign office. */
export interface ForeignPortal extends PortalServer {
  /** The reference office behind the foreign one: its sandbox has mailbox and gateways. */
  readonly reference: PortalServer;
  /** What the foreign office was asked. */
  readonly received: readonly ForeignCall[];
  /** What the foreign office does instead of answering well, by the path of a call. */
  readonly faults: Map<string, ForeignFault>;
}

/** Starts all three. */
export async function startForeignPortal(): Promise<ForeignPortal> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'okienko-foreign-'));
  const pack = readBasePack();
  const reference = await startPortal('start', { PUBLIC_URL: url, PAYMENT_POSTING_SECONDS: '600' });
  const received: ForeignCall[] = [];
  const faults = new Map<string, ForeignFault>();
  const office = createForeignOffice({ inner: reference.url, calls: officeCalls(pack), received, faults });
  const officeUrl = await office.listen({ host: '127.0.0.1', port: 0 });
  writeForeignDefinitions(folder, pack, [reference.url]);
  const portal = await startPortal('start', { PUBLIC_URL: url, OFFICE_API_URL: officeUrl, DEFINITIONS_DIR: folder });
  const front = await openFront(port, portal.url, reference.url, /^\/(bramka-|e-urzad|skrzynka)/);
  return {
    ...portal,
    url,
    reference,
    received,
    faults,
    async stop() {
      await front.stop();
      await portal.stop();
      await office.close();
      await reference.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
