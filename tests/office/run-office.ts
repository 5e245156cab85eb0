import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleOffice } from '../../sample-office';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import { type Configuration, type Gateway, type OfficeOptions, parseConfiguration, type RunningOffice, startOffice } from '../../server';

/** A made-up page in place of the built app: what is tested here is the office. */
export const samplePage =
  '<html><head><!--%HEAD%--><!--%PRELOADS%--><script nonce="%NONCE%"></script><script id="okienko-settings">"%SETTINGS%"</script></head></html>';

/** The configuration of a small office on a free port; variables override it. */
export function smallOffice(variables: Readonly<Record<string, string>>, gateways: readonly Gateway[] = []): Configuration {
  const parsed = parseConfiguration({ PORT: '0', SEED_SCALE: '0.05', ...variables }, gateways);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'okienko-'));
  // PostgreSQL runs as a user of its own and must get at what lies inside.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a small office with the real definitions and without the app. */
export async function startSmallOffice(
  variables: Readonly<Record<string, string>>,
  options: Partial<OfficeOptions> = {},
): Promise<RunningOffice> {
  return await startOffice({
    configuration: smallOffice(variables),
    readDefinitions,
    sampleOffice,
    app: { folder: null, template: async () => samplePage },
    now: () => new Date('2026-11-21T10:00:00Z'),
    ...options,
  });
}
