import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalSurroundings } from '../../custom-widgets/surroundings';
import { sampleOffice } from '../../sample-office';
import { readDefinitions } from '../../scripts/definitions/definitions-folder';
import {
  type Configuration,
  type OfficeExtras,
  type OfficeOptions,
  parseConfiguration,
  type RunningOffice,
  startOffice,
} from '../../server';
import { givePacks, takePacks } from '../kept-packs';

/** A page instead of the built app, because only the office is tested here. */
export const samplePage =
  '<html><head><!--%HEAD%--><!--%PRELOADS%--><script nonce="%NONCE%"></script><script id="okienko-settings">"%SETTINGS%"</script></head></html>';

/** The configuration of a small office on a free port. The variables given here take precedence. */
export function smallOffice(variables: Readonly<Record<string, string>>, extras: OfficeExtras = {}): Configuration {
  const parsed = parseConfiguration({ PORT: '0', SEED_SCALE: '0.05', ...variables }, extras);
  if (!parsed.ok) throw new Error(parsed.failure);
  return parsed.value;
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'okienko-'));
  // PostgreSQL runs as a user of its own and needs access to the files inside.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a small office with the real definitions and without the app. In a run of all tests it finds their pack. */
export async function startSmallOffice(
  variables: Readonly<Record<string, string>>,
  options: Partial<OfficeOptions> = {},
): Promise<RunningOffice> {
  const { dataDir } = smallOffice(variables);
  givePacks(dataDir);
  const office = await startFirstOffice(variables, options);
  const close = async () => {
    await office.close();
    takePacks(dataDir);
  };
  return { ...office, close };
}

/** Starts a small office that finds no other packs than those of its data folder. */
export async function startFirstOffice(
  variables: Readonly<Record<string, string>>,
  options: Partial<OfficeOptions> = {},
): Promise<RunningOffice> {
  return await startOffice({
    configuration: smallOffice(variables),
    readDefinitions,
    surroundings: portalSurroundings,
    sampleOffice,
    app: { folder: null, template: async () => samplePage },
    now: () => new Date('2026-11-21T10:00:00Z'),
    ...options,
  });
}
