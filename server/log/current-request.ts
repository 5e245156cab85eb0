import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { OfficeErrorName } from '../errors/catalogue';

/** What is noted of a request while it is answered. */
export interface RequestNote {
  /** Goes with the answer, with calls to another office and with everything that is told meanwhile. */
  readonly id: string;
  /** Name of the error that it is answered with. */
  error: OfficeErrorName | null;
}

const current = new AsyncLocalStorage<RequestNote>();

/** The request that is being answered where this is called; undefined in work that no request waits for. */
export function currentRequest(): RequestNote | undefined {
  return current.getStore();
}

/** Opens a note for each request and sends its id with the answer. Hooks that are added later run within the note. */
export function noteRequests(app: FastifyInstance): (request: object) => RequestNote | undefined {
  const notes = new WeakMap<object, { readonly note: RequestNote; readonly work: AsyncResource }>();
  app.addHook('onRequest', (request, reply, done) => {
    const note = { id: request.id, error: null };
    reply.header('x-request-id', request.id);
    current.run(note, () => {
      notes.set(request, { note, work: new AsyncResource('OkienkoRequest') });
      done();
    });
  });
  // The events of a body that arrives in parts come from the connection, outside the note, and outside the municipality that it is for.
  app.addHook('preValidation', (request, _reply, done) => {
    const noted = notes.get(request);
    if (noted) noted.work.runInAsyncScope(done);
    else done();
  });
  return (request) => notes.get(request)?.note;
}

// What reverse proxies make: hexadecimal, UUID, ULID. Too long for a PESEL or NIP, and without the signs of an e-mail address.
const known = /^[0-9A-Za-z-]{16,64}$/;

/** The id of a request: that of a proxy in front, if there is a trusted one, otherwise a new one. */
export function requestIds(trustedProxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return trustedProxies > 0 && typeof given === 'string' && known.test(given) ? given : randomBytes(8).toString('hex');
  };
}
