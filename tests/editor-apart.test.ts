import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type PortalServer, startPortal } from './portal-server';

const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'okienko-without-editor-'));

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The folder of the app, built from a checkout as residents get it, though the tests say another NODE_ENV. */
function builtIn(checkout: string): string {
  const script = "import { buildApp } from './scripts/app/build-app'; await buildApp('error');";
  const made = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    cwd: checkout,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
  return join(checkout, 'dist/app');
}

/** The files of a built app by their names, without those that only tell how it was built. */
function builtFiles(folder: string): Map<string, string> {
  const made = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = made.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return new Map(
    files.filter((name) => /\.(js|css|html|woff2)$/.test(name)).map((name) => [name, readFileSync(join(folder, name), 'base64')]),
  );
}

describe('the app of the residents', () => {
  it('is byte for byte the same where there is no editor at all @full', { timeout: 180_000 }, async () => {
    const folder = builtIn(root);
    // What an app is built of, and nothing of the editor: neither its pages nor its part of the server.
    for (const name of [
      'renderer',
      'engine',
      'portal',
      'custom-widgets',
      'scripts',
      'definitions',
      'vite.config.ts',
      'package.json',
      'tsconfig.json',
    ])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const [ours, theirs] = [builtFiles(folder), builtFiles(builtIn(copy))];
    expect(theirs.size).toBeGreaterThan(20);
    for (const [name, content] of theirs) expect(ours.get(name) === content, name).toBe(true);
  });

  it('is served byte for byte the same whether the editor is on or off', { timeout: 180_000 }, async () => {
    const [on, off] = await Promise.all([startPortal('start', { STUDIO: 'on' }), startPortal('start', { STUDIO: 'off' })]);
    try {
      for (const address of ['/strona-glowna', '/uslugi/budzet-dochody', '/logowanie', '/pack/current.json'])
        expect(await served(on, address), address).toEqual(await served(off, address));
      expect((await fetch(`${off.url}/redakcja`)).status).not.toBe(200);
      expect((await fetch(`${on.url}/redakcja`)).status).toBe(200);
    } finally {
      await Promise.all([on.stop(), off.stop()]);
    }
  });
});

/** A page or file as a resident gets it. Only its nonce and the time differ from one answer to the next. */
async function served({ url }: PortalServer, address: string): Promise<object> {
  // Compressed pages differ in length with their nonces.
  const answer = await fetch(`${url}${address}`, { headers: { 'accept-encoding': 'identity' } });
  const nonce = /nonce="([^"]+)"/.exec(await answer.clone().text())?.[1] ?? '';
  const plain = (text: string) => (nonce === '' ? text : text.replaceAll(nonce, '')).replaceAll(url, '').replaceAll(/localhost:\d+/g, '');
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'x-request-id', 'server-timing'].includes(name)));
  return { status: answer.status, headers: plain(JSON.stringify(headers)), body: plain(await answer.text()) };
}
