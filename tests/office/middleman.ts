import { connect, createServer, type Socket } from 'node:net';

/** A proxy between a program and its database. It can stop forwarding without closing connections. */
export interface Middleman {
  readonly port: number;
  hang(): void;
  resume(): void;
  close(): void;
}

/** Forwards everything to a port of this machine. */
export async function startMiddleman(to: number): Promise<Middleman> {
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    near.pipe(far);
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      if (hangs) one.pause();
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
