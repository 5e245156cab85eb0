import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledService } from '../../engine';
import type { AskOffice } from '../documents/ask-office';
import type { DrawPool } from '../pdf/draw-pool';
import type { Publisher } from '../publishing/publisher';

/** The office as the sender of a request asks it. */
export interface AskedOffice {
  readonly ask: AskOffice;
  /** True when the request came with a token. */
  readonly signedIn: boolean;
}

/** What the documents of the portal need, whichever office answers. */
export interface DocumentOptions {
  readonly publisher: Publisher;
  readonly pool: DrawPool;
  readonly now: () => Date;
  readonly tell: (text: string) => void;
  /** Opens the office for an order. Throws when it is refused before anything is asked. */
  open(request: OpenedRequest, reply: FastifyReply, service: CompiledService): Promise<AskedOffice>;
}

type OpenedRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;
