import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Unit tests lie beside their source; tests/ holds what crosses rooms. Browser stories (*.spec.ts) are run by Playwright.
export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A small machine has no core to spare: with one worker the other core would only wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        // Loading the modules anew for each of many small files costs as much as the tests themselves; these leave nothing behind.
        test: {
          name: 'units',
          include: ['{engine,portal,renderer,custom-widgets,server,sample-office,scripts}/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'crossing', include: ['tests/**/*.test.{ts,tsx}'] } },
    ],
  },
});
