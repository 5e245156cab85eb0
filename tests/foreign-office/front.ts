// The web server in front of a portal, as an operator has one: what the sandbox of the reference office shows comes from there.
import { createServer, request, type Server } from 'node:http';

/** Opens the front on a port. Addresses below the given folders go to the reference office, all others to the portal. */
export async function openFront(port: number, portal: string, reference: string, folders: RegExp): Promise<Server> {
  const front = createServer((incoming, response) => {
    const target = new URL(folders.test(incoming.url ?? '') ? reference : portal);
    const outgoing = request(
      { host: target.hostname, port: target.port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => front.listen(port, '127.0.0.1', resolve));
  return front;
}
