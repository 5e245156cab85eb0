import { cpSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '../../sample-office/seed/accounts/demo-accounts';
import { type RunningOffice, StartFailure } from '../../server';
import { serveLocally } from '../local-server';
import { startSmallOffice, temporaryFolder } from './run-office';

// Milliseconds. Each test starts complete offices with their databases; the limit is for what hangs.
const patience = 240_000;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

const endings: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

function folder(): string {
  const made = temporaryFolder();
  endings.push(made.remove);
  return made.path;
}

async function start(...parameters: Parameters<typeof startSmallOffice>): Promise<RunningOffice> {
  const office = await startSmallOffice(...parameters);
  endings.push(office.close);
  return office;
}

/** Variables of a portal before another office, which starts in a fraction of the time: for what does not concern the database. */
const otherOffice = { OFFICE_API_URL: 'http://127.0.0.1:1' };

/** Polls until the answer is as expected, because the office notices changed files by itself. A busy machine may be slow. */
async function eventually(question: () => Promise<boolean>): Promise<void> {
  await expect.poll(question, { interval: 50, timeout: patience / 2, message: 'what was waited for has happened' }).toBe(true);
}

describe('a start', () => {
  it('on a taken port, in a data folder in use, without its definitions or its database server fails with one sentence', async () => {
    const data = folder();
    const office = await start({ DATA_DIR: data });
    const port = new URL(office.address).port;
    await expect(startSmallOffice({ DATA_DIR: folder(), PORT: port, ...otherOffice })).rejects.toThrow(
      new StartFailure(`Port ${port} on 127.0.0.1 is taken. Stop the other program, or set another PORT.`),
    );
    await expect(startSmallOffice({ DATA_DIR: data })).rejects.toThrow(/is in use by process \d+/);
    await expect(startSmallOffice({ DATA_DIR: folder(), DEFINITIONS_DIR: '/nowhere' })).rejects.toThrow(StartFailure);
    await expect(startSmallOffice({ DATABASE_URL: 'postgres://gmina:tajne@127.0.0.1:1/gmina' })).rejects.toThrow(
      /postgres:\/\/gmina:\*\*\*@127.0.0.1:1\/gmina \(DATABASE_URL\) cannot be used/,
    );
  });

  it('after a stop finds its data again, after a crash takes the folder over, and on damaged data says so', async () => {
    const data = folder();
    const first = await startSmallOffice({ DATA_DIR: data });
    await first.close();
    writeFileSync(join(data, 'office.lock'), JSON.stringify({ pid: 999_999, host: 'a-machine-that-is-gone', started: '1' }));
    const past = new Date(Date.now() - 60_000);
    utimesSync(join(data, 'office.lock'), past, past);
    const second = await startSmallOffice({ DATA_DIR: data });
    expect(second.samplePesels).toEqual(first.samplePesels);
    await second.close();
    writeFileSync(join(data, 'database', 'global', 'pg_control'), 'not a control file');
    await expect(startSmallOffice({ DATA_DIR: data })).rejects.toThrow(/is damaged or from another version: .+ Restore a backup/);
  });

  it('without the sample office is one of an empty office with real counterparties only, and with SANDBOX is refused', async () => {
    const office = await start({ DATA_DIR: folder(), SANDBOX: 'false' }, { sampleOffice: null });
    const status = async (path: string) => (await fetch(office.address + path)).status;
    expect([await status('/readyz'), await status('/'), await status('/openapi.json')]).toEqual([200, 200, 200]);
    expect([await status('/skrzynka/'), await status('/platnosci-sporne/'), await status('/e-urzad/mapa-dojazdu.svg')]).toEqual([
      404, 404, 404,
    ]);
    expect(office).toMatchObject({ samplePesels: [], demoAccounts: [], mailbox: null, sandboxRegistry: null });
    const years = await fetch(`${office.address}/api/fk/gmina/dajLataBudzetowe`);
    expect({ status: years.status, body: await years.json() }).toEqual({ status: 200, body: { lataBudzetowe: [] } });
    await expect(startSmallOffice({ DATA_DIR: folder() }, { sampleOffice: null })).rejects.toThrow(
      new StartFailure('SANDBOX is on, but this server is started without a sample office. Set SANDBOX=false.'),
    );
  });

  it('keeps the connections of a proxy open for longer than proxies do, so that none is closed under a request', async () => {
    const { hostname, port } = new URL((await start({ DATA_DIR: folder(), ...otherOffice })).address);
    const kept = await new Promise((resolve, reject) => {
      const agent = new Agent({ keepAlive: true });
      endings.push(() => agent.destroy());
      get({ hostname, port, path: '/healthz', agent }, (answer) => {
        resolve(answer.headers['keep-alive']);
        answer.resume();
      }).on('error', reject);
    });
    expect(kept).toBe('timeout=75');
  });

  it('with a municipality of size 0 is one of an empty office that everything else has', async () => {
    const office = await start({ DATA_DIR: folder(), SEED_SCALE: '0', SANDBOX: 'false' });
    expect(office).toMatchObject({ samplePesels: [], demoAccounts: [] });
    expect((await fetch(`${office.address}/readyz`)).status).toBe(200);
    const login = JSON.stringify({ login: 'anna', haslo: demoPassword, recaptcha: null });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${office.address}/api/uzytkownicy/token`, { method: 'POST', headers, body: login })).status).toBe(403);
  });

  it('in development hands over to the app’s server whatever no route answers, and its sources', async () => {
    const asked: string[] = [];
    const office = await start(
      { DATA_DIR: folder() },
      {
        development: true,
        middleware: ({ url = '' }, response, next) => {
          asked.push(url);
          if (url.endsWith('.ts')) response.end('source');
          else next();
        },
      },
    );
    const given = ['/main.ts', '/pack/load-pack.ts?t=1.ts', '/uslugi/budzet-dochody', '/'];
    const own = ['/pack/current.json', '/openapi.json', '/healthz', '/skrzynka/', '/e-urzad/mapa-dojazdu.svg', '/api/nic'];
    for (const path of [...given, ...own]) await (await fetch(office.address + path)).arrayBuffer();
    expect(asked).toEqual(given);
  });
});

describe('definitions under a running office', () => {
  it('that break keep the last good pack, that are mended are published, and old files stay for open browsers', async () => {
    const definitions = join(folder(), 'definitions');
    cpSync('definitions', definitions, { recursive: true });
    const reports: string[] = [];
    const office = await start(
      { DATA_DIR: folder(), DEFINITIONS_DIR: definitions, ...otherOffice },
      { tell: (text) => reports.push(text) },
    );
    const version = async () => ((await (await fetch(`${office.address}/pack/current.json`)).json()) as { version: string }).version;
    const before = await version();
    const file = join(definitions, 'services', 'budzet-dochody', 'service.json');
    const good = readFileSync(file, 'utf8');

    writeFileSync(file, good.replace('"blocks"', '"bloks"'));
    await eventually(async () => reports.some((report) => report.includes('unknown-property')));
    expect(await version()).toBe(before);
    const ready = await fetch(`${office.address}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { status: 'ready', checks: { definitions: 'have errors; the pack of 2026-11-21T10:00:00.000Z is served' } },
    ]);
    expect((await fetch(`${office.address}/openapi.json`)).status).toBe(200);

    writeFileSync(file, good.replace('"Dochody budżetu"', '"Dochody gminy"'));
    await eventually(async () => (await version()) !== before);
    const old = await fetch(`${office.address}/pack/index.pl.${before}.json`);
    expect(old.status).toBe(200);
    expect(old.headers.get('cache-control')).toContain('immutable');
  });

  it('that are broken from the start give a page that says so and heals by itself, never a white one, and /readyz says it as well', async () => {
    const definitions = join(folder(), 'definitions');
    cpSync('definitions', definitions, { recursive: true });
    const file = join(definitions, 'portal.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, '{ "id": ');
    const office = await start({ DATA_DIR: folder(), DEFINITIONS_DIR: definitions }, { development: true });
    const page = await fetch(office.address);
    expect(page.status).toBe(503);
    expect(await page.text()).toMatch(/Definicje usług zawierają błędy.*portal\.json:1:/s);
    const ready = async () => {
      const answer = await fetch(`${office.address}/readyz`);
      return { status: answer.status, body: await answer.json() };
    };
    expect((await fetch(`${office.address}/healthz`)).status).toBe(200);
    expect(await ready()).toEqual({
      status: 503,
      body: { status: 'not ready', checks: { server: 'ok', definitions: 'no pack could be published', database: 'ok' } },
    });
    writeFileSync(file, good);
    await eventually(async () => (await fetch(office.address)).status === 200);
    expect(await ready()).toEqual({ status: 200, body: { status: 'ready', checks: { server: 'ok', definitions: 'ok', database: 'ok' } } });
  });
});

describe('the portal’s page and calls', () => {
  const data = temporaryFolder();
  let office: RunningOffice;

  beforeAll(async () => {
    office = await startSmallOffice({ DATA_DIR: data.path, RATE_LIMIT_SENSITIVE: '2' });
  });
  afterAll(async () => {
    await office?.close();
    data.remove();
  });

  it('carries the nonce of its own policy, the settings and preloads, and no answer may be framed or guessed at', async () => {
    const answer = await fetch(`${office.address}/uslugi/budzet-dochody?rok=2025`);
    const text = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1];
    expect(answer.status).toBe(200);
    expect(text).toContain(`<script nonce="${nonce}">`);
    expect(text).toMatch(/<link rel="preload" as="fetch" crossorigin href="\/pack\/index\.pl\.\w+\.json">/);
    const [, file, carried = ''] =
      /<script type="application\/json" id="okienko-service" data-file="(.*?)">(.*?)<\/script>/.exec(text) ?? [];
    expect(file).toMatch(/^budzet-dochody\.pl\.\w+\.json$/);
    expect(JSON.parse(carried)).toEqual(await (await fetch(`${office.address}/pack/${file}`)).json());
    const settings: unknown = JSON.parse(/id="okienko-settings">(.*?)<\/script>/.exec(text)?.[1] ?? '');
    expect(settings).toMatchObject({
      apiBase: '/api',
      packBase: '/pack',
      development: false,
      nonce,
      pack: { indexes: { pl: expect.stringMatching(/^index\.pl\./) } },
    });
    expect(policy).not.toContain('unsafe');
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(directive);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect((await (await fetch(office.address)).text()).includes(`${nonce}`)).toBe(false);
    expect((await fetch(`${office.address}/nie-ma-takiej`)).status).toBe(404);
    expect((await fetch(`${office.address}/assets/nie-ma.js`)).headers.get('content-type')).toContain('text/plain');
    // What is never shown as a page bears the short form: on a script of 400 bytes the long one weighs 1 100.
    const parts = [/\/pack\/[\w.-]+\.js(?=")/, /\/pack\/[\w.-]+\.json/].map((part) => part.exec(text)?.[0] ?? 'none');
    for (const part of [...parts, '/api/pi/status']) {
      const { headers, status } = await fetch(office.address + part);
      expect(status, part).toBe(200);
      expect(headers.get('content-security-policy'), part).toBe("default-src 'self'");
      expect([headers.get('x-content-type-options'), headers.get('x-frame-options')], part).toEqual([
        'nosniff',
        part.endsWith('.js') ? null : 'DENY',
      ]);
      expect([...headers].join('\r\n').length, part).toBeLessThan(500);
    }
  });

  it('has the title of its screen and the portal’s mark before any script runs, in the language that was chosen', async () => {
    const head = async (path: string, cookie = '') => {
      const text = await (await fetch(`${office.address}${path}`, { headers: { cookie } })).text();
      return {
        title: /<title>(.*?)<\/title>/.exec(text)?.[1],
        icon: /<link rel="icon" type="image\/svg\+xml" href="(.*?)">/.exec(text)?.[1] ?? '',
      };
    };
    const { title, icon } = await head('/uslugi/budzet-dochody?rok=2025');
    expect(title).toBe('Dochody budżetu – Okienko Gminy Brzezie\u00a0Leśne');
    // The arms come with the first screen; until then a tab has the portal's mark, which needs no request.
    expect(decodeURIComponent(icon)).toMatch(/^data:image\/svg\+xml,<svg /);
    expect((await head('/uslugi/budzet-dochody/', 'okienko.language=de')).title).toBe(
      'Haushaltseinnahmen – Okienko der Gemeinde Brzezie\u00a0Leśne',
    );
    expect((await head('/')).title).toMatch(/ – Okienko Gminy Brzezie\u00a0Leśne$/);
    expect((await head('/naleznosci-podatki-gminne')).title).toContain('Należności: ');
    expect((await head('/%3Cscript%3E')).title).toBe('Okienko Gminy Brzezie\u00a0Leśne');
  });

  it('can be put on the first screen of a phone under its name, mark and colour; a portal with sample data asks not to be found', async () => {
    const page = await (await fetch(office.address)).text();
    const [, colour] = /<meta name="theme-color" content="(#\w+)">/.exec(page) ?? [];
    const [, address] = /<link rel="manifest" href="(.*?)">/.exec(page) ?? [];
    const manifest = await (await fetch(`${office.address}${address}`)).json();
    expect(manifest).toMatchObject({ name: 'Okienko Gminy Brzezie\u00a0Leśne', start_url: '/', lang: 'pl', theme_color: colour });
    expect((await fetch(`${office.address}${manifest.icons[0].src}`)).headers.get('content-type')).toBe(manifest.icons[0].type);
    expect(await (await fetch(`${office.address}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('says what its page is about, and names every open screen, folder and content page in each language', async () => {
    const page = await (await fetch(`${office.address}/kontakt?lang=de`)).text();
    expect(page).toMatch(/<title>Kontakt – .*<meta name="description" content="[^"]{20,}">/);
    expect(page).toContain('/api/pi/kontakt?lang=de');
    const asked = await fetch(`${office.address}/sitemap.xml`);
    expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8']);
    const map = await asked.text();
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    // The municipality of the base pack names no place for them, and those that extend it must not inherit another's.
    expect((await fetch(`${office.address}/.well-known/security.txt`)).status).toBe(404);
    const { origin } = new URL(addresses[0] ?? '');
    const paths = addresses.map((address) => address.slice(origin.length));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/kontakt', '/uslugi/budzet-dochody', '/strona-wlasna?nazwaPliku=godziny-pracy.html']),
    );
    const folder = paths.find((path) => path.startsWith('/procedury?procedury.folder='));
    expect(folder).toMatch(/^\/procedury\?procedury\.folder=\d+-[a-z-]+$/);
    for (const closed of [
      '/moje-sprawy',
      '/zaplac',
      '/panel-uzytkownika',
      '/uslugi/naleznosci-do-zaplaty',
      '/strona-wlasna',
      '/nowe-haslo',
    ])
      expect(paths, closed).not.toContain(closed);
    expect(map.match(/hreflang="uk" href="[^"]*[?;]lang=uk"/g)).toHaveLength(addresses.length);
    for (const path of paths) expect((await fetch(`${office.address}${path.replaceAll('&amp;', '&')}`)).status, path).toBe(200);
  });

  it('are counted, those about persons more strictly', async () => {
    const check = () => fetch(`${office.address}/api/el/dajObwodWyborcy?pesel=44051401359&dataWyborow=2027-10-17`);
    expect([(await check()).status, (await check()).status]).toEqual([404, 404]);
    const refused = await check();
    expect({ status: refused.status, body: await refused.json() }).toEqual({ status: 429, body: { kod: 3, opis: expect.any(String) } });
    expect((await fetch(`${office.address}/api/fk/gmina/dajLataBudzetowe`)).status).toBe(200);
  });
});

describe('the portal’s page', () => {
  it('draws a mark in the municipality’s colour for a portal without arms, and lets searches find one whose data are real', async () => {
    const copy = folder();
    cpSync('definitions', copy, { recursive: true });
    const file = join(copy, 'portal.json');
    const portal = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      portal
        .replace(/,\s*"arms": "arms\.svg"/, '')
        .replace('"sample": true', '"sample": false, "securityContact": "mailto:it@gmina.example"'),
    );
    rmSync(join(copy, 'assets'), { recursive: true });
    const office = await start({ DATA_DIR: folder(), DEFINITIONS_DIR: copy, ...otherOffice });
    const text = await (await fetch(office.address)).text();
    const drawn = decodeURIComponent(/href="data:image\/svg\+xml,(.*?)"/.exec(text)?.[1] ?? '');
    expect(drawn).toMatch(/^<svg .*fill="#1f5c4a".*<\/svg>$/);
    const { icons } = await (await fetch(`${office.address}/manifest.json`)).json();
    expect(decodeURIComponent(icons[0].src)).toBe(`data:image/svg+xml,${drawn}`);
    const robots = await (await fetch(`${office.address}/robots.txt`)).text();
    expect(robots.split('\n')).toEqual(expect.arrayContaining(['Disallow: /api/', 'Disallow: /redakcja']));
    expect(robots).not.toMatch(/^Disallow: \/$/m);
    expect(robots).toMatch(/^Sitemap: http:\/\/\S+\/sitemap\.xml$/m);
    // Faults of security are reported where the municipality says, for less than a year: a program that reads it must notice one that nobody keeps.
    const security = await (await fetch(`${office.address}/.well-known/security.txt`)).text();
    expect(security).toMatch(
      /^Contact: mailto:it@gmina\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\nPreferred-Languages: pl, en, de, uk\nCanonical: http:\S+\/\.well-known\/security\.txt\n$/,
    );
    const days = (Date.parse(/Expires: (\S+)/.exec(security)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect([days > 150, days < 365]).toEqual([true, true]);
    // The office cannot be asked: its content is left out, and so are languages that nobody says it offers.
    const map = await (await fetch(`${office.address}/sitemap.xml`)).text();
    expect(map).toContain('/uslugi/budzet-dochody</loc>');
    expect(map).not.toMatch(/hreflang|folder=|nazwaPliku/);
  });

  it('insists on https behind an https address', async () => {
    const office = await start({ DATA_DIR: folder(), PUBLIC_URL: 'https://okienko.example.pl', ...otherOffice });
    expect((await fetch(office.address)).headers.get('strict-transport-security')).toContain('max-age=31536000');
  });
});

describe('calls', () => {
  it('go to the office of the configured base address, as they are [CONF-17] [CALL-01]', async () => {
    const asked: string[] = [];
    const other = await serveLocally((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(418, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"kod":77,"opis":"Inny urząd."}');
    });
    endings.push(() => other.stop());
    const office = await start({
      DATA_DIR: folder(),
      OFFICE_API_URL: `${other.url}/gmina/`,
    });
    const answer = await fetch(`${office.address}/api/fk/gmina/dajDochodyBudzetu?rok=2026`, { headers: { authorization: 'Bearer x' } });
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status: 418, body: { kod: 77, opis: 'Inny urząd.' } });
    expect(asked).toEqual(['GET /gmina/fk/gmina/dajDochodyBudzetu?rok=2026 Bearer x']);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('to another office that is not there are answered with kod and opis', async () => {
    const office = await start({ DATA_DIR: folder(), ...otherOffice });
    const answer = await fetch(`${office.address}/api/fk/gmina/dajLataBudzetowe?lang=de`);
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 502,
      body: { kod: 6, opis: expect.stringContaining('Verbindung') },
    });
  });
});
