import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Configuration, SandboxRegistry } from '../../../server';
import { requestedLanguage } from '../../../server/errors';
import { registersPage, statusesPage } from './pages';

// The other system behind statuses and registries: it shows cases and registers in a frame of the portal, from an origin of its own. This
// one is for trying the portal out, so it takes any free port.

/** Starts the sandbox's system beside the office. Only pages of the portal may put it into a frame. */
export async function startRegistryWidget({ host, publicUrl }: Pick<Configuration, 'host' | 'publicUrl'>): Promise<SandboxRegistry> {
  const portalOrigins: string[] = [];
  const server = createServer((request, response) => answer(request, response, portalOrigins));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    origin: `http://${new URL(publicUrl).hostname}:${port}`,
    showIn: (portalPort) => portalOrigins.push(...originsOf(publicUrl, portalPort)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The origins under which a portal is opened: its public one, and on this machine both names of the loopback address. */
function originsOf(publicUrl: string, port: number): readonly string[] {
  const loopback = ['localhost', '127.0.0.1'];
  const { hostname, origin } = new URL(publicUrl);
  return loopback.includes(hostname) ? loopback.map((name) => `http://${name}:${port}`) : [origin];
}

const pages: Readonly<Record<string, typeof statusesPage>> = { '/statusy': statusesPage, '/rejestry': registersPage };

function answer({ url = '/', method }: IncomingMessage, response: ServerResponse, portalOrigins: readonly string[]): void {
  const { pathname, searchParams } = new URL(url, 'http://registry.invalid');
  const page = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
  const nonce = randomBytes(16).toString('base64url');
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors ${portalOrigins.join(' ') || "'none'"}`,
  );
  if (!page || (method !== 'GET' && method !== 'HEAD')) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const html = page({ nonce, language: requestedLanguage(Object.fromEntries(searchParams)) });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(method === 'HEAD' ? undefined : html);
}
