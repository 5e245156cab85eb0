import { StartFailure } from '../errors/start-failure';

/**
 * How connections of a server of ours behave, in milliseconds. A proxy in front keeps connections open and sends the requests of all residents
 * through them. One that the server closes just as a request arrives is a request lost, so the server waits longer than the 60 seconds after
 * which usual proxies close them.
 */
export const connectionOptions = { keepAliveTimeout: 75_000 } as const;

/** Opens a port; why it cannot be opened is told with the variables that say where. */
export async function listening<Opened>(
  open: () => Promise<Opened>,
  { host, port }: { readonly host: string; readonly port: number },
  portVariable: string,
  hostVariable: string,
): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is taken. Stop the other program, or set another ${portVariable}.`);
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be opened by this user. Set a ${portVariable} above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new StartFailure(`${hostVariable} ${host} is no address of this machine.`);
    throw error;
  }
}
