import type { IncomingMessage, ServerResponse } from 'node:http';
import { describeFault } from '../errors/describe-fault';
import { inMunicipality } from '../log/current-municipality';
import { sendClosed, sendLine } from './closed-page';
import { requestedHost } from './host-name';
import type { MunicipalityBook } from './municipality-book';

interface DispatchParts {
  readonly book: Pick<MunicipalityBook, 'find'>;
  readonly trustedProxies: number;
  readonly tell: (text: string) => void;
}

/** Gives each request to the office of the municipality whose host it asks for, and to no other. */
export function dispatcher({ book, trustedProxies, tell }: DispatchParts): (request: IncomingMessage, response: ServerResponse) => void {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '' } = request;
    // Whether the process lives, for whoever restarts it: asked by address, so no host is needed.
    if (/^\/healthz(\?|$)/.test(url)) return sendJson(response, { status: 'ok' });
    const host = requestedHost(request, trustedProxies);
    // An address with a host of its own would stand against the header.
    if (host === null || !url.startsWith('/')) return sendLine(response, 400, 'Bad request: one host must be named.');
    const municipality = book.find(host);
    if (municipality === null) return sendLine(response, 421, 'There is no portal under this name here.');
    const office = municipality === 'gone' ? null : await municipality.office();
    if (municipality === 'gone' || office === null) return sendClosed(request, response);
    inMunicipality(municipality.name, () => office.answer(request, response));
  };
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      tell(`A request could not be given to its office: ${describeFault(error)}`);
      if (response.headersSent) response.destroy();
      else sendLine(response, 500, 'The server failed');
    });
  };
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
