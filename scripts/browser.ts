// Finds a Chromium for the browser tests and measurements, and installs one if there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that starts, or why there is none. */
export type BrowserAnswer = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** The full browser, as residents have it, or Chromium's headless shell, in which a test takes half the processor time. */
export type BrowserKind = 'shell' | 'whole';

const names: Readonly<Record<BrowserKind, readonly string[]>> = {
  shell: ['chromium-headless-shell', 'chrome-headless-shell'],
  whole: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
};
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const isRoot = process.getuid?.() === 0;
const hasPackages = isRoot && process.platform === 'linux' && existsSync('/usr/bin/apt-get');
const installPackage = 'apt-get install -y --no-install-recommends';

/** Arguments for a browser that contacts no server but the page's. Chromium does not start its sandbox as root. */
export const launchArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Path of a Chromium that starts. CHROMIUM_PATH decides if it is set; otherwise one of the preferred kind, then of the other, is looked for
 * on PATH, in known places, and where Playwright installs its own.
 */
export function findBrowser(preferred: BrowserKind): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : null;
  const kinds = preferred === 'shell' ? (['shell', 'whole'] as const) : (['whole', 'shell'] as const);
  return kinds.flatMap(candidates).find((path) => existsSync(path) && runs(path)) ?? null;
}

/**
 * As `findBrowser`, but installs a Chromium if none is found: Playwright's, or as root the package of the system. As root, which is to say in
 * a container, the shell is installed beside a full browser too, because the tests take less time in it.
 */
export function findOrInstallBrowser(preferred: BrowserKind): BrowserAnswer {
  const found = findBrowser(preferred);
  if (found !== null) return { ok: true, path: preferred === 'shell' ? besides(found) : found };
  if (process.env.CHROMIUM_PATH)
    return { ok: false, reason: `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a Chromium that starts; correct or unset it` };
  const ways: readonly (readonly string[])[] = [
    ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
    ...(hasPackages ? [['sh', '-c', `apt-get update && (${installPackage} chromium-headless-shell || ${installPackage} chromium)`]] : []),
  ];
  for (const way of ways) {
    process.stdout.write(`No Chromium found. Installing one: ${way.join(' ')}\n`);
    run(way);
    const installed = findBrowser(preferred);
    if (installed !== null) return { ok: true, path: installed };
  }
  return { ok: false, reason: 'no Chromium was found or could be installed; install one, or set CHROMIUM_PATH to it' };
}

/** The shell, installed if it can be, where only a full browser was found; otherwise what was found. */
function besides(found: string): string {
  if (process.env.CHROMIUM_PATH || !hasPackages || candidates('shell').includes(found)) return found;
  process.stdout.write('Only a full Chromium is here. Installing its headless shell, in which the stories take less time.\n');
  run(['sh', '-c', `${installPackage} chromium-headless-shell || (apt-get update && ${installPackage} chromium-headless-shell)`]);
  return findBrowser('shell') ?? found;
}

function run([command = '', ...rest]: readonly string[]): void {
  spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32', timeout: 300_000 });
}

function candidates(kind: BrowserKind): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names[kind].map((name) => join(folder, name)));
  const whole = chromium.executablePath();
  return kind === 'whole' ? [...onPath, ...places, whole] : [...onPath, shellBeside(whole)];
}

// Playwright gives only the path of its full browser. The shell is beside it: chromium-1/chrome-linux64/chrome belongs to
// chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell. A path of another form is left as it is, so that the full
// browser is used.
function shellBeside(whole: string): string {
  return whole.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)([\\/])chrome(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$4chrome-headless-shell$5',
  );
}

// A browser that lacks system libraries exists but does not start, so it is started to find out.
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  return answer.status === 0 && /Chrom/.test(answer.stdout);
}
