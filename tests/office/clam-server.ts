import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** The sign by which every scanner knows the file of EICAR, split so that none of them takes this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** A server that speaks the protocol of clamd (INSTREAM) and finds EICAR. */
export async function startClamServer() {
  const seen: number[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    let waiting = Buffer.alloc(0);
    let content = Buffer.alloc(0);
    let isGreeted = false;
    socket.on('data', (part: Buffer) => {
      waiting = Buffer.concat([waiting, part]);
      if (!isGreeted) {
        const end = waiting.indexOf(0);
        if (end === -1) return;
        if (waiting.subarray(0, end).toString() !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0');
        isGreeted = true;
        waiting = waiting.subarray(end + 1);
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          seen.push(content.length);
          socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
          return;
        }
        if (waiting.length < 4 + length) return;
        content = Buffer.concat([content, waiting.subarray(4, 4 + length)]);
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Sizes of the files that it looked at. */
    seen,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
