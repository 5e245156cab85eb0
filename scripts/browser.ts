// Finds a Chromium for the stories and the measures, and installs one when the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** A browser that runs, or why there is none. */
export type BrowserAnswer = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
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

/** Path of a Chromium that runs: CHROMIUM_PATH, a known name on PATH, a known place, or the one that Playwright installed. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : null;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places, chromium.executablePath()];
  return candidates.find((path) => existsSync(path) && runs(path)) ?? null;
}

/** As `findBrowser`, and installs a Chromium when none is found: Playwright's, else as root the system's package. */
export function findOrInstallBrowser(): BrowserAnswer {
  const found = findBrowser();
  if (found !== null) return { ok: true, path: found };
  if (process.env.CHROMIUM_PATH) return { ok: false, reason: `no browser, CHROMIUM_PATH=${process.env.CHROMIUM_PATH} does not run` };
  const ways: readonly (readonly string[])[] = [
    ['npx', 'playwright', 'install', 'chromium'],
    ...(isRoot && process.platform === 'linux'
      ? [['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']]
      : []),
  ];
  for (const [command = '', ...rest] of ways) {
    process.stdout.write(`No Chromium found. Installing: ${[command, ...rest].join(' ')}\n`);
    spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32', timeout: 300_000 });
    const installed = findBrowser();
    if (installed !== null) return { ok: true, path: installed };
  }
  return { ok: false, reason: 'no browser: set CHROMIUM_PATH to a Chromium, or install one' };
}

// A browser without its system libraries exists and does not start, so that only starting it tells.
function runs(path: string): boolean {
  if (process.platform === 'win32') return existsSync(path);
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  return answer.status === 0 && /Chrom/.test(answer.stdout);
}
