// Servers that tests play against a portal: another office, a gateway, a web server in front.
import { createServer, type IncomingMessage, type RequestListener, request, type Server, type ServerResponse } from 'node:http';

/** A server of a test on this machine. */
export interface LocalServer {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly server: Server;
  /** Ends it with all its connections. */
  stop(): Promise<void>;
}

/** Starts a server, on a free port unless one is named. */
export async function serveLocally(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('A server of this test has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    server,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Passes a request on to another server, and its answer back. `headers`: those that go on. */
export function passOn(target: string, incoming: IncomingMessage, response: ServerResponse, headers = incoming.headers): void {
  const onward = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.once('error', () => response.destroy());
  response.once('close', () => onward.destroy());
  incoming.pipe(onward);
}
