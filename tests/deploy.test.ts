// The files of deploy/: checked as far as that goes without Docker and systemd. The walk does by hand what the image does.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfiguration } from '../server';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The instructions of the Dockerfile, by stage. */
function stages(): readonly (readonly (readonly [instruction: string, rest: string])[])[] {
  const lines = read('deploy/Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const found: [string, string][][] = [];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') found.push([]);
    found.at(-1)?.push([instruction, rest]);
  }
  return found;
}

const valuesOf = (stage: number, instruction: string) =>
  (stages()[stage] ?? []).filter(([name]) => name === instruction).map(([, rest]) => rest);

/** Variables of lines such as `A=b C=d`. */
function variables(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
}

const imageVariables = () => variables(valuesOf(1, 'ENV').join(' '));

interface Service {
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly healthcheck?: object;
}

it('the image is made from the lock file, runs without rights, is asked for its readiness and writes to its volume only', () => {
  expect(validate(read('deploy/Dockerfile'))).toEqual([]);
  expect(valuesOf(0, 'RUN')[0]).toMatch(/^npm ci --omit=dev\b/);
  expect(valuesOf(0, 'COPY')[0]).toBe('package.json package-lock.json ./');
  expect(valuesOf(1, 'USER')).toEqual(['node']);
  expect(valuesOf(1, 'VOLUME')).toEqual([imageVariables().DATA_DIR]);
  expect(valuesOf(1, 'HEALTHCHECK')[0]).toContain('CMD ["node", "deploy/ready.mjs"]');
  const node = Number(
    /^FROM node:(\d+)-/.exec(
      read('deploy/Dockerfile')
        .match(/^FROM .*$/gm)
        ?.at(-1) ?? '',
    )?.[1],
  );
  expect(node).toBe(Number(read('.nvmrc').trim()));
  const { ok } = parseConfiguration({ ...imageVariables(), DATABASE_URL: 'postgres://okienko@database/okienko' });
  expect(ok).toBe(true);
});

it('compose gives the portal a read-only system, time to finish its calls and a database that answers', () => {
  const text = read('deploy/compose.yaml');
  const { services, volumes }: { services: Record<'portal' | 'database', Service>; volumes: object } = parse(text);
  const { portal, database } = services;
  expect(portal).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  expect(Number.parseInt(portal.stop_grace_period ?? '', 10)).toBeGreaterThan(20);
  expect(portal.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(database.healthcheck).toBeDefined();
  expect(statSync(join(root, 'deploy', portal.build?.context ?? '', portal.build?.dockerfile ?? '')).isFile()).toBe(true);
  for (const port of portal.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  const mounted = [portal, database].flatMap((service) => service.volumes).map((volume) => volume.split(':'));
  expect(mounted.map(([name]) => name).toSorted()).toEqual(Object.keys(volumes).toSorted());
  expect(mounted.map(([, place]) => place)).toContain(imageVariables().DATA_DIR);
  // Every variable that must be set is in the example, with nothing that could be left as a password.
  const example = variables(read('deploy/compose.env.example').replace('POSTGRES_PASSWORD=\n', 'POSTGRES_PASSWORD=tajne\n'));
  expect(read('deploy/compose.env.example')).toMatch(/^POSTGRES_PASSWORD=$/m);
  for (const [, name = ''] of text.matchAll(/\$\{(\w+):\?/g)) expect(Object.keys(example)).toContain(name);
  const filled = (value: string) => value.replace(/\$\{(\w+):[?-]([^}]*)\}/g, (_, name: string, other: string) => example[name] ?? other);
  const environment = Object.fromEntries(Object.entries(portal.environment).map(([name, value]) => [name, filled(String(value))]));
  const configuration = parseConfiguration({ ...imageVariables(), ...environment });
  expect(configuration).toMatchObject({ ok: true, value: { sandbox: false, seedScale: 0, logFormat: 'json', trustedProxies: 1 } });
});

it('the systemd unit is one that systemd reads, hardened, with a folder of its own and time to finish', () => {
  const unit = read('deploy/okienko.service');
  for (const line of [
    'DynamicUser=yes',
    'ProtectSystem=strict',
    'NoNewPrivileges=yes',
    'StateDirectory=okienko',
    'CapabilityBoundingSet=',
    'KillMode=mixed',
  ])
    expect(unit.split('\n')).toContain(line);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(20);
  const set = variables(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '');
  expect(set.DATA_DIR).toBe('/var/lib/okienko');
  expect(parseConfiguration({ ...set, DATABASE_URL: 'postgres://okienko@localhost/okienko' }).ok).toBe(true);
  const folder = mkdtempSync(join(tmpdir(), 'okienko-unit-'));
  const file = join(folder, 'okienko.service');
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath).replaceAll('/opt/okienko', root));
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  // Where there is no systemd, only the lines above were looked at.
  if (error === undefined) expect([status, stderr.trim()]).toEqual([0, '']);
});

const isFull = process.env.OKIENKO_FULL === '1';

it.each(isFull ? ['the commands of the image'] : [])(
  '%s make a portal that starts from a read-only folder as a user without rights, is ready, serves a page and ends well',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'okienko-image-'));
    const project = join(folder, 'okienko');
    const data = join(folder, 'data');
    const ignored = read('.dockerignore').split('\n');
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n');
    for (const file of files.filter((one) => !ignored.includes(one.split('/')[0] ?? ''))) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      cpSync(join(root, file), join(project, file));
    }
    const environment = {
      PATH: process.env.PATH,
      HOME: folder,
      npm_config_cache: process.env.npm_config_cache ?? join(process.env.HOME ?? '', '.npm'),
    };
    for (const command of valuesOf(0, 'RUN'))
      execFileSync('sh', ['-c', command.replace('npm ci', 'npm ci --prefer-offline')], { cwd: project, stdio: 'pipe', env: environment });
    for (const path of ['.', ...readdirSync(project, { recursive: true, encoding: 'utf8' })]) {
      const { mode } = statSync(join(project, path));
      chmodSync(join(project, path), (mode | 0o555) & ~0o222);
    }
    // Only root can become another user; for anybody else the folder is read-only all the same.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    mkdirSync(data, { mode: 0o777 });
    chmodSync(data, 0o777);
    chmodSync(folder, 0o755);
    const port = await freePort();
    const [program = '', ...parameters]: string[] = JSON.parse(valuesOf(1, 'CMD').at(-1) ?? '[]');
    const env = { ...environment, ...imageVariables(), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };
    const child = spawn(program, parameters, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], env, ...nobody });
    let said = '';
    child.stdout.on('data', (piece) => {
      said += piece;
    });
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
    const health = () => spawnSync(process.execPath, ['deploy/ready.mjs'], { cwd: project, env, encoding: 'utf8' });
    await expect.poll(() => health().status, { timeout: 120_000, interval: 500, message: said }).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    const lines = said
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toContainEqual(expect.objectContaining({ level: 'info', message: 'Okienko runs' }));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(health().status).toBe(1);
    rmSync(folder, { recursive: true, force: true });
  },
  600_000,
);

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
