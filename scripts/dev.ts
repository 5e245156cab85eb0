import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { defineCommand } from './command-line/command';
import { runProgram } from './command-line/run-program';
import { root } from './package/package-root';

/** Where the libraries lie whose files a page asks for: in a project not below the package. */
const libraries = join(createRequire(import.meta.url).resolve('@fontsource-variable/source-sans-3/package.json'), '../../..');

/** `npm run dev`: the same office, with the app straight from its sources and every change of code and definitions at once on the screen. */
async function runDev(): Promise<number> {
  const { ownCodePlugin } = await import('./own-code/own-code-plugin');
  const { readOwnCode } = await import('./own-code/read-config');
  const { runOffice } = await import('./run-office');
  const { studioApp } = await import('./app/build-studio');
  return await runOffice(async () => {
    // The socket for changed modules has a port of its own, so that the office's server stays as it is in production.
    const socket = createHttpServer().listen(0, '127.0.0.1');
    await new Promise((ready) => socket.once('listening', ready));
    const bound = socket.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const own = await readOwnCode();
    const { createServer } = await import('vite');
    const vite = await createServer({
      configFile: join(root, 'vite.config.ts'),
      plugins: [ownCodePlugin(own)],
      appType: 'custom',
      clearScreen: false,
      server: {
        middlewareMode: true,
        hmr: { server: socket, clientPort: port, host: 'localhost' },
        fs: { allow: [root, libraries, ...(own ? [own.folder] : [])] },
      },
    });
    return {
      development: true,
      middleware: vite.middlewares,
      studioApp: studioApp({ development: true }),
      app: {
        folder: null,
        // The page lies at the root whatever address was asked for; its font preloads hold for built files only.
        template: async () => {
          const page = readFileSync(join(root, 'renderer', 'index.html'), 'utf8').replace(/<link rel="preload" as="font"[^>]*>/g, '');
          return (await vite.transformIndexHtml('/index.html', page)).replaceAll('src="./', 'src="/');
        },
      },
      close: async () => {
        await vite.close();
        socket.close();
      },
    };
  });
}

/** `okienko dev` */
export const dev = defineCommand({
  name: 'dev',
  help: 'Starts portal, calls and database; changes of code and definitions are on the screen at once. Settings as for start.',
  options: {},
  run: runDev,
});

await runProgram(import.meta.filename, dev);
