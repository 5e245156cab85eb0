// The way of an integrator, from the packed file: a project outside the repository with a block, a control, a format, a widget and a gateway
// of its own, before an office that is not there yet. It takes minutes, so it is walked with OKIENKO_FULL=1 only, as are the tests of
// the package in tests/package.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPacked, type PackedPackage } from '../package/packed-package';
import { expect, test } from './story';
import { previewOf, signIn } from './studio/room';

const root = join(import.meta.dirname, '../..');
const ownProject = join(root, 'tests/extension/project');
const running: ChildProcess[] = [];
let packed: PackedPackage | null = null;

test.afterAll(async () => {
  for (const child of running) {
    const closed = new Promise((resolve) => child.once('close', resolve));
    if (child.kill('SIGTERM')) await closed;
  }
  packed?.remove();
});

/** Starts a command that keeps running, and waits for the address that it prints. */
async function started(project: string, parameters: readonly string[], address: RegExp, variables: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [packed?.command ?? '', ...parameters], {
    cwd: project,
    env: { ...process.env, OKIENKO_CONFIG: '', PORT: '0', DATA_DIR: join(project, '.data', parameters[0] ?? ''), ...variables },
  });
  running.push(child);
  let output = '';
  return await new Promise<string>((resolve, reject) => {
    const take = (piece: Buffer) => {
      output += piece.toString();
      const [, found] = address.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(`okienko ${parameters.join(' ')} ended. It wrote:\n${output}`)));
  });
}

/** What the integrator adds to the new project: code, a service that uses it, and what the service must show. */
function addOwnCode(project: string): void {
  for (const name of [
    'okienko.config.ts',
    'kinds.ts',
    'components.tsx',
    'project.css',
    'theme.css',
    'letter.typ',
    'gateways.ts',
    'logins.ts',
    'widgets',
  ])
    cpSync(join(ownProject, name), join(project, name), { recursive: true });
  cpSync(join(ownProject, 'definitions/services/oceny.json'), join(project, 'definitions/services/oceny.json'));
  const names = [
    { imie: 'Zofia', liczbaOsob: 260 },
    { imie: 'Jan', liczbaOsob: 120 },
  ];
  const scenario = {
    name: 'frequent names make stars',
    answers: { imiona: { data: { listaImion: names } } },
    expect: {
      others: { ocena: { count: 2 } },
      tables: {
        imiona: {
          rows: [
            ['Zofia', '26 × 10'],
            ['Jan', '12 × 10'],
          ],
        },
      },
    },
  };
  writeFileSync(join(project, 'definitions/services/oceny.scenarios.json'), JSON.stringify({ scenarios: [scenario] }));
}

for (const _ of process.env.OKIENKO_FULL ? ['the whole way'] : [])
  test('from the packed file to a portal with code of its own before a mock office', { tag: '@once' }, async ({ page, allowConsole }) => {
    test.setTimeout(600_000);
    packed = installPacked();
    const { folder, okienko } = packed;
    const project = join(folder, 'our-gmina');
    expect(okienko(['new-municipality', 'our-gmina']).status).toBe(0);
    addOwnCode(project);

    const check = okienko(['check', '--scenarios'], project);
    expect(check.stdout).toContain('0 errors');
    expect(check.stdout).toContain('3 scenarios of 2 services, 0 failed');
    expect(okienko(['types'], project)).toMatchObject({ status: 0 });
    expect(readFileSync(join(project, 'office-api.generated.ts'), 'utf8')).toContain("'GET /odpady/dajTerminyOdbioru'");
    const run = (...parameters: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd: project, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    };
    expect(run(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')).toEqual({ status: 0, output: '' });
    writeFileSync(
      join(project, 'own.test.mjs'),
      "import { openProject } from 'okienko/testing';\nconsole.log((await openProject()).gateways.map(({ key }) => key).join());\n",
    );
    expect(run('own.test.mjs')).toEqual({ status: 0, output: 'bank\n' });
    const built = okienko(['build'], project);
    expect(built.stdout).toMatch(/^The app was built in dist\/app\.\nPack \w+: \d+ files in dist\/pack/);

    const office = await started(project, ['mock-office', '--port', '0'], /at (http:\S+)\. Stop/);
    const variables = { OFFICE_API_URL: office, SANDBOX: 'true', STUDIO: 'on' };
    const portal = await started(project, ['start'], /^ {2}Okienko +(http\S+)$/m, variables);
    await page.goto(`${portal}/uslugi/terminy-odbioru-odpadow`);
    await expect(page.locator('tbody').getByText('03.12.2026')).toBeVisible();
    await page.goto(`${portal}/uslugi/oceny`);
    await expect(page.getByRole('img', { name: '2 z 5 gwiazdek' })).toBeVisible();
    await expect(page.locator('tbody').getByText('26 × 10')).toBeVisible();
    await page.getByRole('button', { name: 'Lubię' }).click();
    await expect(page.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible();

    // Its editor opens with the project's own code in the preview.
    allowConsole(/401/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${portal}/redakcja`);
    await signIn(page, 'redaktor');
    await page
      .getByRole('button', { name: /Oceny imion/ })
      .first()
      .click();
    await expect(
      previewOf(page)
        .getByRole('img', { name: /z 5 gwiazdek/ })
        .first(),
    ).toBeVisible({ timeout: 60_000 });

    // The same project as two municipalities of one process.
    const hosts = join(folder, 'hosts');
    const names = ['our-gmina', 'their-gmina'];
    for (const name of names) {
      const host = `${name}.localhost`;
      const definitions = join(project, 'definitions');
      const lines = [`HOSTS=${host}`, `PUBLIC_URL=http://${host}`, `OFFICE_API_URL=${office}`, `DEFINITIONS_DIR=${definitions}`];
      mkdirSync(join(hosts, name), { recursive: true });
      writeFileSync(join(hosts, name, 'host.env'), lines.join('\n'));
    }
    const shared = new URL(await started(project, ['start'], /^ {2}Okienko +(http\S+)$/m, { HOSTS_DIR: hosts }));
    for (const name of names) {
      await page.goto(`http://${name}.localhost:${shared.port}/uslugi/oceny`);
      await expect(page.getByRole('img', { name: '2 z 5 gwiazdek' })).toBeVisible();
    }
    expect((await page.request.get(`${shared.origin}/uslugi/oceny`)).status()).toBe(421);

    // From its sources the page comes in hundreds of files, for which it may wait longer than a browser finds usual.
    allowConsole(/was preloaded using link preload but not used/);
    const developed = await started(project, ['dev'], /^ {2}Okienko +(http\S+)$/m, variables);
    await page.goto(`${developed}/uslugi/oceny`);
    await expect(page.getByRole('img', { name: '2 z 5 gwiazdek' })).toBeVisible({ timeout: 120_000 });
  });
