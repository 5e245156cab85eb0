import { defineConfig } from 'playwright/test';
import { findBrowser, launchArguments } from './scripts/browser';

const executablePath = findBrowser('shell');

const isWhole = process.env.OKIENKO_FULL === '1';

// A story in which the size of the screen matters runs on a desk and on a phone. One that reads the same on both carries @desk or @phone:
// there it runs with `npm test`, and on both with OKIENKO_FULL=1. One that says nothing about the size carries @once and runs on a desk.
// One with @full runs with OKIENKO_FULL=1 only.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/before-stories.ts',
  outputDir: 'test-results',
  // What is heard of a journey, see `speech.ts`.
  snapshotPathTemplate: '{testDir}/spoken/{arg}{ext}',
  // One more than a small machine has cores, because a story often waits; each has a server of its own.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // A machine with much other work is slow, not wrong: time alone fails no story.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    trace: 'off',
    serviceWorkers: 'block',
    // A story opens one page after the other: a process that is there already draws the next one.
    launchOptions: { args: [...launchArguments, '--renderer-process-limit=1'], ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 900 } }, ...(isWhole ? {} : { grepInvert: /@phone|@full/ }) },
    { name: 'phone', use: { viewport: { width: 320, height: 640 }, hasTouch: true }, grepInvert: isWhole ? /@once/ : /@once|@desk|@full/ },
  ],
});
