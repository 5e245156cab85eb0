import { createServer, type IncomingHttpHeaders } from 'node:http';

/** What the server of text messages does with a message. `lost`: it takes the message, and its answer does not arrive. */
export type SmsManner = 'takes' | 'refuses' | 'hangs' | 'lost' | 'redirects';

/** A server of text messages for tests. It keeps what it is handed. */
export interface SmsServer {
  readonly url: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly content: string }[];
  manner: SmsManner;
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startSmsServer(): Promise<SmsServer> {
  const received: { headers: IncomingHttpHeaders; content: string }[] = [];
  const state: { manner: SmsManner } = { manner: 'takes' };
  const server = createServer((request, response) => {
    let content = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      content += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, content });
      if (state.manner === 'lost') request.socket.destroy();
      else if (state.manner === 'redirects') response.writeHead(302, { location: '/elsewhere' }).end();
      else if (state.manner !== 'hangs') response.writeHead(state.manner === 'takes' ? 202 : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/wyslij`,
    received,
    get manner() {
      return state.manner;
    },
    set manner(value) {
      state.manner = value;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
