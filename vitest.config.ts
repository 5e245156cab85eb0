import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { doorSources } from './scripts/package/doors.ts';

// They measure what the process takes, so nothing else may run in it.
const measuring = ['tests/office/growth.test.ts', 'tests/office/files-memory.test.ts', 'tests/office/other-office.test.ts'];

// Unit tests lie beside their source; tests/ holds what crosses rooms. Browser stories (*.spec.ts) are run by Playwright.
export default defineConfig({
  resolve: { alias: doorSources(import.meta.dirname) },
  test: {
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // A test with @full in its title runs with OKIENKO_FULL=1 only.
    ...(process.env.OKIENKO_FULL === '1' ? {} : { testNamePattern: /^(?!.*@full)/ }),
    // A file waits now and then, for a server that starts or for a pause; on a small machine a third one uses the cores meanwhile.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        // Loading the office, its database and the compiler anew for each file costs more than most tests do, and code that has run before
        // is faster. So a file changes nothing that the next one would meet: no environment, no clock, no module put in another's place.
        test: {
          name: 'shared',
          include: ['{engine,portal,renderer,custom-widgets,studio,server,sample-office,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: measuring,
          isolate: false,
          globalSetup: './tests/before-unit-tests.ts',
        },
      },
      { extends: true, test: { name: 'measuring', include: measuring } },
    ],
  },
});
