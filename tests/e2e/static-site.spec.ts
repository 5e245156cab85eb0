// The portal as files behind a plain web server, which knows of it only what the build has written: its headers, its fallback, and where the
// office is.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { SiteRule } from '../../scripts/static-site/site-rules';
import { type LocalServer, passOn, serveLocally } from '../local-server';
import { expect, test } from './story';

const root = join(import.meta.dirname, '../..');
const site = join(root, 'dist/site');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
let server: LocalServer | null = null;

test.afterAll(() => void server?.stop());

/** A web server without any knowledge of the portal. Gives its address. */
async function serve(rules: readonly SiteRule[], office: string): Promise<string> {
  server = await serveLocally((asked, answer) => {
    const path = new URL(asked.url ?? '/', 'http://site').pathname;
    if (path.startsWith('/api/')) return passOn(office, asked, answer, { ...asked.headers, host: new URL(office).host });
    const rule = rules
      .filter((each) => path === each.path || (each.path.endsWith('/') && path.startsWith(each.path)))
      .sort(longestFirst)[0];
    const named = join(site, path);
    const file = existsSync(named) && statSync(named).isFile() ? named : rule?.fallback ? join(site, rule.fallback) : null;
    if (file === null) return answer.writeHead(404, rule?.headers).end();
    answer.writeHead(200, { ...rule?.headers, 'content-type': types[extname(file)] ?? 'application/json' }).end(readFileSync(file));
  });
  return server.url;
}

function longestFirst(left: SiteRule, right: SiteRule): number {
  return right.path.length - left.path.length;
}

test('files alone show a service and the login, with the headers that the server of the portal sends @full', { tag: '@once' }, async ({
  page,
  portal,
}) => {
  const built = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/commands/build.ts', '--form-origin', 'https://platnosci.example/start'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PUBLIC_URL: '', OFFICE_API_URL: '' },
    },
  );
  expect(built.status, built.stderr).toBe(0);
  const address = await serve(JSON.parse(readFileSync(join(root, 'dist/headers/headers.json'), 'utf8')), portal.url);

  for (const [name, cache] of [
    ['offline.html', 'no-store'],
    ['manifest.json', 'no-cache'],
    ['robots.txt', 'no-cache'],
    ['service-worker.js', 'no-cache'],
  ] as const) {
    const answer = await page.request.get(`${address}/${name}`);
    expect([answer.status(), answer.headers()['cache-control']], name).toEqual([200, cache]);
    expect(await answer.text(), name).toBe(readFileSync(join(site, name), 'utf8'));
  }
  // Nobody has said by which address visitors come, so there is no map of it, and no page in its place.
  expect((await page.request.get(`${address}/sitemap.xml`)).status()).toBe(404);
  await page.goto(`${address}/uslugi/budzet-dochody`);
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await page.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/logowanie/);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.goto(`${address}/lista-uslug`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // The hashes stand for the nonce, forms go where the builder has said, and only the sandbox has a register to embed; all else is the same.
  const headersOf = async (from: string, path: string) => {
    const { headers } = await fetch(from + path);
    const policy = (headers.get('content-security-policy') ?? '')
      // One nonce stands for all scripts of the page, of which each has a hash.
      .replace(/'(nonce|sha256)-[^']+'( 'sha256-[^']+')*/g, "'own'")
      .replace(/form-action [^;]*| http:\/\/localhost:\d+/g, '');
    const own = [
      'date',
      'content-length',
      'content-type',
      'connection',
      'keep-alive',
      'vary',
      'transfer-encoding',
      'content-encoding',
      'x-request-id',
      // By it the worker sees that the server has another page; files are kept by their names alone.
      'x-portal-page',
    ];
    return { ...Object.fromEntries([...headers].filter(([name]) => !own.includes(name))), 'content-security-policy': policy };
  };
  expect(await headersOf(address, '/lista-uslug')).toEqual(await headersOf(portal.url, '/lista-uslug'));
  expect(await headersOf(address, '/pack/current.json')).toEqual(await headersOf(portal.url, '/pack/current.json'));
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("form-action 'self' https://platnosci.example;");
  expect(policy).not.toContain('nonce');
  expect((await fetch(`${address}/assets/nothing.js`)).status).toBe(404);
});
