import { request } from 'node:http';
import { type LocalServer, serveLocally } from '../local-server';

// A phone with an ordinary connection.
const latency = 40;
const bytesPerSecond = 1_250_000;

/** What the network is, in words for the name of a measure. */
export const phoneNetwork = `${(bytesPerSecond * 8) / 1_000_000} Mbit/s, ${latency} ms`;

/**
 * Starts a server in front of a portal that is as far away as it is for a phone: each request is on its way for a while, and all answers share
 * the line. Counts the requests.
 */
export async function servePhone(portal: string): Promise<LocalServer & { requests(): number }> {
  const { hostname, port } = new URL(portal);
  let requests = 0;
  let lineIsFree = 0;
  const front = await serveLocally((incoming, outgoing) => {
    requests += 1;
    setTimeout(() => {
      const { method, url: path, headers } = incoming;
      const asked = request({ hostname, port, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          lineIsFree = Math.max(performance.now(), lineIsFree) + (body.length / bytesPerSecond) * 1000;
          setTimeout(() => outgoing.writeHead(answer.statusCode ?? 502, answer.headers).end(body), lineIsFree - performance.now());
        });
      });
      asked.on('error', () => outgoing.destroy());
      incoming.pipe(asked);
    }, latency);
  });
  return { ...front, requests: () => requests };
}
