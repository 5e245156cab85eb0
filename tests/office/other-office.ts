import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import type { KeptCall, OfficeAccess } from '../../engine';
import { openOfficeBook } from '../../server/http/proxy/office-book';
import { proxyRoutes } from '../../server/http/proxy/proxy-routes';
import { securityHeaders } from '../../server/http/security-headers';
import { requestIds } from '../../server/log/current-request';
import { serveLocally } from '../local-server';

/** A call as the other office received it. */
export interface ReceivedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

type Handler = (call: ReceivedCall, response: ServerResponse, request: IncomingMessage) => void;

/** Another office and a portal in front of it, each on its own port. */
export interface OtherOffice {
  /** Address of the portal. */
  readonly portal: string;
  /** Address of the office, without its folder `/gmina`. */
  readonly inner: string;
  readonly received: ReceivedCall[];
  /** How many connections to the office are open. */
  connections(): Promise<number>;
  /** Sets the offices that the pack names, and the variables of the operator. */
  names(offices: readonly OfficeAccess[], variables?: Readonly<Record<string, string>>): void;
  /** Sets the calls whose answers browsers may keep by the pack, whose version is `v1`. */
  keeps(calls: readonly KeptCall[]): void;
  /** What was told to the operator. */
  readonly told: readonly string[];
  /** Sets what the office answers from now on. */
  answers(handler: Handler): void;
  /** Calls a handler before the body has arrived. */
  answersAtOnce(handler: (request: IncomingMessage, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** The address of the portal for visitors. */
export const publicUrl = 'https://okienko.example.pl';

/** Starts both. Each test sets what the office answers; only tests about slowness set its time limit. */
export async function startOtherOffice(timeLimit?: number): Promise<OtherOffice> {
  const told: string[] = [];
  let variables: Readonly<Record<string, string>> = {};
  let named: readonly OfficeAccess[] = [];
  let kept: readonly KeptCall[] = [];
  const received: ReceivedCall[] = [];
  let handler: Handler = (_call, response) => void response.end();
  let early: ((request: IncomingMessage, response: ServerResponse) => void) | null = null;
  const office = await serveLocally((request, response) => {
    if (early) {
      early(request, response);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) };
      received.push(call);
      handler(call, response, request);
    });
  });
  const portal = Fastify({ forceCloseConnections: true, genReqId: requestIds(0) });
  await securityHeaders(portal, { https: true, development: false, formOrigins: () => [], embedOrigins: () => [] });
  const offices = openOfficeBook({
    officeApiUrl: `${office.url}/gmina`,
    publicUrl,
    variable: (name) => variables[name],
    named: () => named,
    tell: (text) => void told.push(text),
    ...(timeLimit && { timeLimit }),
  });
  portal.addHook('onClose', () => offices.close());
  await portal.register(proxyRoutes, { offices, main: true, pack: () => ({ kept, version: 'v1' }) });
  return {
    portal: await portal.listen({ host: '127.0.0.1', port: 0 }),
    inner: office.url,
    received,
    told,
    connections: promisify(office.server.getConnections.bind(office.server)),
    names(next, given = {}) {
      told.length = 0;
      named = next;
      variables = given;
    },
    keeps(next) {
      kept = next;
    },
    answers(next) {
      received.length = 0;
      handler = next;
      early = null;
    },
    answersAtOnce(next) {
      early = next;
    },
    async close() {
      await portal.close();
      await office.stop();
    },
  };
}
