import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { failure, type Result, success } from '../../engine';
import { type Configuration, type OfficeExtras, parseConfiguration } from '../configuration/configuration';
import { hostNameOf } from './host-name';

/** The file in a municipality's folder that says its host names and its variables. */
export const settingsFile = 'host.env';

/** A municipality as its folder describes it. */
export interface MunicipalitySettings {
  /** Its host names, the main one first. */
  readonly hosts: readonly string[];
  readonly configuration: Configuration;
}

/** What all municipalities of a process are read with. */
export interface ReadingProcess {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The configuration of the process itself. */
  readonly configuration: Configuration;
  /** What the project adds to each of their offices. */
  readonly extras: OfficeExtras;
}

/** Variables of the process, which a municipality cannot set for itself. */
const ofProcess = ['PORT', 'HOST', 'HOSTS_DIR', 'TRUSTED_PROXIES', 'LOG_FORMAT', 'METRICS_PORT', 'METRICS_HOST'] as const;

/**
 * Variables that hold for every municipality that does not set them. No contract, key or address of an office is among them: money and data of
 * one municipality must not go to another because a line was forgotten.
 */
const forAll = [
  'DATABASE_URL',
  'SMTP_URL',
  'CLAMAV_URL',
  'SANDBOX',
  'SEED_SCALE',
  'RATE_LIMIT',
  'RATE_LIMIT_SENSITIVE',
  'PAYMENT_POSTING_SECONDS',
  'PAYMENT_SWEEP_SECONDS',
] as const;

/** Reads a municipality's folder. The failure is one sentence for the operator. */
export function readMunicipality(folder: string, name: string, process: ReadingProcess): Result<MunicipalitySettings, string> {
  const own = readSettings(join(folder, settingsFile));
  if (!own.ok) return own;
  const variables = own.value;
  const misplaced = ofProcess.find((variable) => variables[variable] !== undefined);
  if (misplaced) return failure(`${misplaced} holds for the whole process and cannot stand in ${settingsFile}.`);
  const hosts = readHosts(variables.HOSTS);
  if (!hosts.ok) return hosts;
  const inherited = Object.fromEntries(forAll.map((variable) => [variable, process.environment[variable]]));
  const sharesServer = variables.DATABASE_URL === undefined && inherited.DATABASE_URL !== undefined;
  const parsed = parseConfiguration(
    {
      ...inherited,
      ...(sharesServer && { DATABASE_SCHEMA: name.replaceAll('-', '_') }),
      PUBLIC_URL: `https://${hosts.value[0]}`,
      ...variables,
      DEFINITIONS_DIR: resolve(folder, variables.DEFINITIONS_DIR ?? 'definitions'),
      DATA_DIR: resolve(folder, variables.DATA_DIR ?? join(process.configuration.dataDir, 'hosts', name)),
    },
    process.extras,
  );
  if (!parsed.ok) return parsed;
  const { publicUrl } = parsed.value;
  if (!hosts.value.includes(new URL(publicUrl).hostname))
    return failure(`PUBLIC_URL ${publicUrl} leads to none of its HOSTS, so links in letters would lead elsewhere.`);
  const { trustedProxies, logFormat } = process.configuration;
  // It listens nowhere itself, so it has no port.
  return success({ hosts: hosts.value, configuration: { ...parsed.value, port: 0, trustedProxies, logFormat } });
}

function readSettings(file: string): Result<Readonly<Record<string, string | undefined>>, string> {
  try {
    return success(parseEnv(readFileSync(file, 'utf8')));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    const reason = error instanceof Error ? error.message : String(error);
    return failure(isMissing ? `It has no ${settingsFile}.` : `Its ${settingsFile} cannot be read: ${reason}.`);
  }
}

function readHosts(text: string | undefined): Result<readonly string[], string> {
  const given = (text ?? '').split(/[\s,]+/).filter((part) => part !== '');
  if (given.length === 0) return failure(`HOSTS in ${settingsFile} must name at least one host.`);
  const wrong = given.find((part) => hostNameOf(part) === null);
  if (wrong !== undefined) return failure(`HOSTS in ${settingsFile} must be host names, but ${JSON.stringify(wrong)} is none.`);
  return success([...new Set(given.flatMap((part) => hostNameOf(part) ?? []))]);
}
