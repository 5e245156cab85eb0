import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { type LocalServer, passOn, serveLocally } from '../local-server';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Builds a hand-written page, which is a folder here, and serves it compressed. Calls to `/api` are passed on to the portal, so that both
 * pages use the same office.
 */
export async function serveHandPage(portal: string, page = 'handwritten'): Promise<LocalServer> {
  const folder = mkdtempSync(join(tmpdir(), 'okienko-hand-'));
  await build({
    configFile: false,
    root: join(import.meta.dirname, page),
    plugins: [react()],
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000,
    },
  });
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length).replaceAll('\\', '/'), brotliCompressSync(readFileSync(path)));
  }
  rmSync(folder, { recursive: true, force: true });

  return await serveLocally((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/api/')) {
      const { authorization, 'accept-encoding': encodings = '' } = incoming.headers;
      return passOn(portal, incoming, outgoing, { 'accept-encoding': encodings, ...(authorization && { authorization }) });
    }
    const body = files.get(path) ?? files.get('/index.html');
    const type = types[extname(files.has(path) ? path : '.html')] ?? types['.html'] ?? '';
    outgoing.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-cache' }).end(body);
  });
}
