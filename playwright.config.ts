import { defineConfig } from 'playwright/test';
import { findBrowser, launchArguments } from './scripts/browser';

const executablePath = findBrowser('shell');

// Every story runs on a desk and on a phone. A story that says nothing about the screen's size carries the tag @once.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One for each core of a small machine; each has a server of its own.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    trace: 'off',
    launchOptions: { args: [...launchArguments], ...(executablePath === null ? {} : { executablePath }) },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 320, height: 640 }, hasTouch: true }, grepInvert: /@once/ },
  ],
});
