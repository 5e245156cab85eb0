// The web server in front of a portal, as an operator has one: what the sandbox of the reference office shows comes from there.
import { type LocalServer, passOn, serveLocally } from '../local-server';

/** Opens the front on a port. Addresses below the given folders go to the reference office, all others to the portal. */
export async function openFront(port: number, portal: string, reference: string, folders: RegExp): Promise<LocalServer> {
  return await serveLocally(
    (incoming, response) => passOn(folders.test(incoming.url ?? '') ? reference : portal, incoming, response),
    port,
  );
}
