import type { InjectOptions } from 'fastify';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { sampleOffice } from '../../sample-office';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import type { OfficeExtras } from '../../server';
import { createServer, type ServerParts } from '../../server/create-server';
import type { Database, OpenDatabase } from '../../server/database/database';
import { openOfficeDatabase } from '../../server/database/open-office-database';
import { createDrawPool } from '../../server/pdf/draw-pool';
import type { PublishedPack } from '../../server/publishing/published-pack';
import { createPublisher, type Publisher } from '../../server/publishing/publisher';
import { copyFilledDatabase } from '../filled-databases';
import { samplePage, smallOffice } from './run-office';

/** The office's answer to a GET call. */
export interface OfficeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** The body as JSON; null if it is not JSON, or is compressed. */
  readonly body: unknown;
}

/** A small office whose database a test can change, as an administrator would. */
export interface DatabaseOffice {
  readonly database: Database;
  readonly pack: PublishedPack;
  get(address: string, token?: string): Promise<OfficeAnswer>;
  /** Sends a call with a JSON body. */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    address: string,
    body?: object,
    token?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<OfficeAnswer>;
  /** Sends any request, with the cookies kept so far. */
  request(request: InjectOptions): Promise<OfficeAnswer>;
  /** Posts a form as a browser does. */
  form(address: string, fields: Readonly<Record<string, string>>): Promise<OfficeAnswer>;
  /** Cookies that the office has set, as one browser keeps them. Clearing them makes the next call that of another browser. */
  readonly cookies: Map<string, string>;
  /** Opens a port too, for programs that call the office over HTTP. Returns its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Parts that a test may replace. */
export type OfficeParts = Partial<Pick<ServerParts, 'now' | 'log' | 'tell' | 'passwords' | 'limits'>> & OfficeExtras;

/** Fills an empty database with the data of a small office. */
export async function fillDatabase(variables: Readonly<Record<string, string>>): Promise<void> {
  const configuration = smallOffice(variables);
  const opened = await openOfficeDatabase(configuration, sampleOffice.firstData(configuration.seedScale));
  await opened.close();
}

/**
 * Opens an office without a port: requests are injected into the server. In a run of all tests one that says nothing of a database has a copy
 * of the filled one; an empty DATABASE_URL asks for the embedded one.
 */
export async function openDatabaseOffice(
  variables: Readonly<Record<string, string>>,
  { gateways = [], logins = [], ...parts }: OfficeParts = {},
): Promise<DatabaseOffice> {
  const isOwn = variables.DATABASE_URL !== undefined || variables.SEED_SCALE !== undefined;
  const copied = isOwn ? undefined : await copyFilledDatabase('units');
  const configuration = smallOffice({ RATE_LIMIT: '0', ...copied?.environment, ...variables }, { gateways, logins });
  const opened: OpenDatabase = await openOfficeDatabase(configuration, sampleOffice.firstData(configuration.seedScale));
  const publisher = publisherOf(
    configuration.definitionsDir,
    logins.map(({ key }) => key),
  );
  const pack = publisher.current();
  if (!pack) throw new Error(publisher.problems() ?? 'The definitions have errors.');
  const pool = createDrawPool();
  const app = await createServer({
    configuration,
    database: opened.database,
    publisher,
    pool,
    app: { folder: null, template: async () => samplePage },
    sandbox: configuration.sandbox ? sampleOffice.sandbox : null,
    sandboxRegistry: null,
    development: false,
    now: () => new Date('2026-11-21T10:00:00Z'),
    log: () => undefined,
    tell: (text) => {
      throw new Error(text);
    },
    ...parts,
  });
  const cookies = new Map<string, string>();
  const call = async (request: InjectOptions): Promise<OfficeAnswer> => {
    const kept = Object.fromEntries(cookies);
    const { statusCode, headers, rawPayload, cookies: given } = await app.inject({ ...request, cookies: kept });
    for (const { name, value } of given) cookies.set(name, value);
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const isJson = flat['content-type']?.startsWith('application/json') === true && flat['content-encoding'] === undefined;
    return { status: statusCode, headers: flat, bytes: rawPayload, body: isJson ? JSON.parse(rawPayload.toString()) : null };
  };
  return {
    database: opened.database,
    pack,
    cookies,
    get: (address, token) => call({ method: 'GET', url: address, headers: identity(token) }),
    send: (method, address, body, token, headers) =>
      call({ method, url: address, headers: { ...headers, ...identity(token) }, ...(body && { payload: body }) }),
    request: call,
    form: (address, fields) =>
      call({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    listen: async () => await app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await pool.close();
      await opened.close();
      await copied?.drop();
    },
  };
}

const publishers = new Map<string, Publisher>();

/** Publishes a folder that no test changes. It is checked and compiled once for all offices of a process. */
function publisherOf(folder: string, logins: readonly string[]): Publisher {
  const known = publishers.get(folder);
  if (known) return known;
  const made = createPublisher({
    folder,
    read: readDefinitions,
    surroundings: { ...portalSurroundings, logins },
    tell: () => undefined,
    watch: false,
  });
  publishers.set(folder, made);
  return made;
}

function identity(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}
