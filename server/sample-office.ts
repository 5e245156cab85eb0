import type { FastifyInstance } from 'fastify';
import type { AccountDesk } from './accounts/account-desk';
import type { SandboxNode } from './accounts/external/find-node';
import type { Configuration } from './configuration/configuration';
import type { Database } from './database/database';
import type { FirstData } from './database/open-office-database';
import type { FileDesk } from './files/file-desk';
import type { MailTransport } from './mail/transport';
import type { SandboxContracts } from './payments/open-payment-desk';
import type { DrawPool } from './pdf/draw-pool';
import type { Publisher } from './publishing/publisher';
import type { SampleEditor } from './studio/add-sample-editors';

// What a server may be given to be tried out with. It knows neither made-up data nor counterparties otherwise, and starts without them.

/** A made-up municipality, brought by whoever starts the server. */
export interface SampleOffice {
  /** The data of a municipality so many times the usual size. */
  firstData(scale: number): FirstData;
  /** PESEL numbers of persons who are on a voter list, to try the check with. */
  findVoters(database: Database): Promise<readonly string[]>;
  /** The accounts of the sample that this office still has. */
  findAccounts(database: Database): Promise<readonly SampleAccount[]>;
  /** People to try the editors' room with. */
  readonly editors: readonly SampleEditor[];
  /** Its counterparties; they are used only where SANDBOX is on. */
  readonly sandbox: Sandbox;
}

/** An account to log in with, as the start prints it. */
export interface SampleAccount {
  readonly login: string;
  readonly password: string;
  readonly about: string;
}

/** Counterparties that play gateways, identity nodes, a mailbox and other systems on this very server. */
export interface Sandbox {
  readonly gateways: SandboxContracts;
  readonly identityNode: SandboxNode;
  /** Receives the letters when there is no mail server; its page is at the path. */
  readonly mailbox: { readonly transport: MailTransport; readonly path: string };
  /** Registers their pages and calls. */
  routes(app: FastifyInstance, parts: SandboxParts): Promise<void>;
  /** Starts the other system behind statuses and registries, at an origin of its own. */
  startRegistry(place: Pick<Configuration, 'host' | 'publicUrl'>): Promise<SandboxRegistry>;
  /** Keeps what the day changes up to date; gives what stops it. */
  keepUp(database: Database, now: () => Date, tell: (text: string) => void): Promise<() => Promise<void>>;
}

/** What the counterparties see of the office. */
export interface SandboxParts {
  readonly database: Database;
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly accounts: AccountDesk;
  readonly files: FileDesk;
  readonly publicUrl: string;
  /** Where this server reaches itself. */
  readonly serverOrigin: () => string;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
}

/** A running system of cases and registers. */
export interface SandboxRegistry {
  /** Where the portal's screens find it, without a slash at the end. */
  readonly origin: string;
  /** Tells it the port of the portal, whose pages alone may put it into a frame. */
  showIn(port: number): void;
  close(): Promise<void>;
}
