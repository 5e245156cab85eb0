import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { mainOffice } from '../../engine';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import { drainOnClose } from '../../server/http/drain';
import { otherOfficeDocuments } from '../../server/http/proxy/document-office';
import { openOfficeBook } from '../../server/http/proxy/office-book';
import { createDrawPool } from '../../server/pdf/draw-pool';
import { createPublisher } from '../../server/publishing/publisher';
import { serveLocally } from '../local-server';

/** What a page sends to have its screen drawn, as far as it is not nothing. */
export interface Order {
  readonly inputs?: Readonly<Record<string, unknown>>;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly address?: Readonly<Record<string, string>>;
  readonly variant?: string;
  readonly subject?: Readonly<Record<string, string>>;
}

/** An answer of the portal to an order. */
export interface DrawnAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** The body of an error; null for a file. */
  readonly body: unknown;
}

/** A portal that draws the PDFs of `drawn-pack` from the answers of an office. */
export interface DrawingPortal {
  readonly address: string;
  /** What it told its operator. */
  readonly told: readonly string[];
  order(
    slug: string,
    order?: Order,
    sent?: { readonly token?: string; readonly lang?: string; readonly cookie?: string },
  ): Promise<DrawnAnswer>;
  close(): Promise<void>;
}

const publisher = createPublisher({
  folder: join(import.meta.dirname, 'drawn-pack'),
  read: readDefinitions,
  surroundings: portalSurroundings,
  tell: () => undefined,
  watch: false,
});

interface PortalManner {
  readonly timeLimit?: number;
  /** How the office knows who is signed in. */
  readonly session?: 'token' | 'cookie';
}

/** Starts the part of a portal that draws, before the office at an address. */
export async function startDrawingPortal(
  officeApiUrl: string,
  { timeLimit, session = 'token' }: PortalManner = {},
): Promise<DrawingPortal> {
  const told: string[] = [];
  const pool = createDrawPool();
  const app = Fastify({ forceCloseConnections: true });
  drainOnClose(app, { patience: 1_000 });
  const offices = openOfficeBook({
    officeApiUrl,
    publicUrl: 'https://okienko.example.pl',
    variable: () => undefined,
    named: () =>
      session === 'cookie' ? [{ id: mainOffice, url: null, headers: {}, session, timeLimit: (timeLimit ?? 10_000) / 1_000 }] : [],
    tell: (text) => void told.push(text),
    ...(timeLimit && { timeLimit }),
  });
  await app.register(otherOfficeDocuments, {
    offices,
    publisher,
    pool,
    now: () => new Date('2026-11-21T10:00:00Z'),
    tell: (text) => void told.push(text),
    rateLimit: 0,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    address,
    told,
    async order(slug, order = {}, { token, lang, cookie } = {}) {
      const answer = await fetch(`${address}/dokument/${slug}${lang === undefined ? '' : `?lang=${lang}`}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(cookie !== undefined && { cookie }),
        },
        body: JSON.stringify({ inputs: {}, state: {}, address: {}, variant: null, subject: {}, ...order }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const isFile = answer.headers.get('content-type') === 'application/pdf';
      return { status: answer.status, headers: answer.headers, bytes, body: isFile ? null : JSON.parse(bytes.toString()) };
    },
    async close() {
      await app.close();
      await offices.close();
      await pool.close();
    },
  };
}

/** An office that nobody here wrote: a test says what it answers. */
export interface ForeignOffice {
  readonly address: string;
  readonly received: readonly IncomingMessage[];
  answers(handler: (request: IncomingMessage, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export async function startForeignOffice(): Promise<ForeignOffice> {
  let handler: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => void response.end();
  const received: IncomingMessage[] = [];
  const server = await serveLocally((request, response) => {
    received.push(request);
    handler(request, response);
  });
  return {
    address: `${server.url}/gmina`,
    received,
    answers(next) {
      received.length = 0;
      handler = next;
    },
    close: () => server.stop(),
  };
}
