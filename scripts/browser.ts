// Finds a Chromium for the stories and the measures, and installs one when the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that runs, or why there is none. */
export type BrowserAnswer = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** The whole browser, as a resident has it, or the shell of it that draws pages and has no windows: a story costs half the processor time in it. */
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

/** Arguments for a quiet browser that talks to nobody but the page's server. As root Chromium refuses its sandbox. */
export const launchArguments: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium that runs: CHROMIUM_PATH, else one of the preferred kind, else of the other: on PATH, in a known place, or Playwright's. */
export function findBrowser(preferred: BrowserKind): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : null;
  const kinds = preferred === 'shell' ? (['shell', 'whole'] as const) : (['whole', 'shell'] as const);
  return kinds.flatMap(candidates).find((path) => existsSync(path) && runs(path)) ?? null;
}

/** As `findBrowser`, and installs a Chromium when none is found: Playwright's, else as root the system's package. */
export function findOrInstallBrowser(preferred: BrowserKind): BrowserAnswer {
  const found = findBrowser(preferred);
  if (found !== null) return { ok: true, path: found };
  if (process.env.CHROMIUM_PATH)
    return { ok: false, reason: `CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not a Chromium that starts; correct or unset it` };
  const install = 'apt-get install -y --no-install-recommends';
  const ways: readonly (readonly string[])[] = [
    ['npx', 'playwright', 'install', '--only-shell', 'chromium'],
    ...(isRoot && process.platform === 'linux'
      ? [['sh', '-c', `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`]]
      : []),
  ];
  for (const [command = '', ...rest] of ways) {
    process.stdout.write(`No Chromium found. Installing one: ${[command, ...rest].join(' ')}\n`);
    spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32', timeout: 300_000 });
    const installed = findBrowser(preferred);
    if (installed !== null) return { ok: true, path: installed };
  }
  return { ok: false, reason: 'no Chromium was found or could be installed; install one, or set CHROMIUM_PATH to it' };
}

function candidates(kind: BrowserKind): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => names[kind].map((name) => join(folder, name)));
  const whole = chromium.executablePath();
  return kind === 'whole' ? [...onPath, ...places, whole] : [...onPath, shellBeside(whole)];
}

// Playwright tells the path of its whole browser only. Its shell lies beside: chromium-1/chrome-linux64/chrome is
// chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell. A path of another form stays, and is the whole browser.
function shellBeside(whole: string): string {
  return whole.replace(
    /chromium-(\d+)([\\/])chrome-([^\\/]+)([\\/])chrome(\.exe)?$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$4chrome-headless-shell$5',
  );
}

// A browser without its system libraries exists and does not start, so that only starting it tells.
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  return answer.status === 0 && /Chrom/.test(answer.stdout);
}
