import { resolve } from 'node:path';
import { failure, type Result, success } from '../../engine';
import type { LoginProvider } from '../accounts/external/login-provider';
import { type LoginSettings, readLoginSettings } from '../accounts/external/login-settings';
import { withoutPassword } from '../errors/start-failure';
import type { LogFormat } from '../log/operator-log';
import type { SmsWebhook } from '../mail/sms-transport';
import { builtInGateways } from '../payments/gateways';
import type { Gateway } from '../payments/providers/gateway';
import { type PaymentSettings, readPaymentSettings } from '../payments/providers/payment-settings';

/** How the reference office runs, read once from the environment. */
export interface Configuration {
  readonly port: number;
  /** Address to listen on. The default is the loopback address: a first try on a laptop is not an open server. */
  readonly host: string;
  /** Folder of the embedded database. */
  readonly dataDir: string;
  /** PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | null;
  /** Schema of the tables on that server; null for the one that the server chooses. */
  readonly databaseSchema: string | null;
  readonly definitionsDir: string;
  /** Folder with a folder for each municipality that this process serves, by their host names; null when it serves only one. */
  readonly hostsDir: string | null;
  /** Another office behind /api instead of the built-in one. */
  readonly officeApiUrl: string | null;
  /** Variables that the offices in portal.json may name: all that begin with OFFICE_. */
  readonly officeVariables: Readonly<Record<string, string>>;
  /** Address under which visitors reach the portal. */
  readonly publicUrl: string;
  /** Number of reverse proxies in front of the server: that many entries of `X-Forwarded-For` are trusted. Attempts are limited per address. */
  readonly trustedProxies: number;
  /** Mail server; without it letters go to the sandbox mailbox, or wait when the sandbox is off. */
  readonly smtpUrl: string | null;
  /** Where text messages are handed over, with the secret that signs them; without it they go to the sandbox mailbox, or are not written. */
  readonly smsWebhook: SmsWebhook | null;
  /** Sandbox counterparties (payment gateways, identity node, mailbox). */
  readonly sandbox: boolean;
  /** Size of the sample municipality; 1 is about 8 000 residents, 0 an empty office. */
  readonly seedScale: number;
  /** Requests to /api allowed per minute and IP address; 0 switches the limit off. */
  readonly rateLimit: number;
  /** The same for calls that look up a person, so that nobody can search through a register of persons. */
  readonly rateLimitSensitive: number;
  /** Where the figures for operators are served; null when nobody asked for them. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** How requests and events are written down. */
  readonly logFormat: LogFormat;
  /** Folder for files that residents send; null keeps them in the database. */
  readonly filesDir: string | null;
  /** ClamAV, which looks at each file before it is taken; null where nobody does. */
  readonly clamav: { readonly host: string; readonly port: number } | null;
  readonly payments: PaymentSettings;
  /** The editors' room; null where it is off. */
  readonly studio: { readonly room: boolean; readonly approval: boolean; readonly nextBase: string | null } | null;
  readonly logins: LoginSettings;
}

/** What a project adds to the office. */
export interface OfficeExtras {
  /** Payment gateways beside those of the portal. */
  readonly gateways?: readonly Gateway[];
  /** Login providers beside the identity nodes of the state. */
  readonly logins?: readonly LoginProvider[];
}

type Environment = Readonly<Record<string, string | undefined>>;
type Reader<Value> = (text: string) => Value | null;

const wholeNumber =
  (from: number, to: number): Reader<number> =>
  (text) =>
    /^\d{1,6}$/.test(text) && Number(text) >= from && Number(text) <= to ? Number(text) : null;

const address =
  (...protocols: string[]): Reader<string> =>
  (text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    return url && protocols.includes(url.protocol) && url.hostname ? text.replace(/\/+$/, '') : null;
  };

const flag: Reader<boolean> = (text) => (['1', 'true', 'yes'].includes(text) ? true : ['0', 'false', 'no'].includes(text) ? false : null);
const onOff: Reader<boolean> = (text) => (text === 'on' ? true : text === 'off' ? false : flag(text));
const studioMode: Reader<'on' | 'off' | 'published'> = (text) => {
  if (text === 'published') return text;
  const isOn = onOff(text);
  return isOn === null ? null : isOn ? 'on' : 'off';
};
const factor: Reader<number> = (text) => (/^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) <= 100 ? Number(text) : null);
const folder: Reader<string> = (text) => (text.includes('\0') ? null : resolve(text));
const logFormat: Reader<LogFormat> = (text) => (text === 'text' || text === 'json' ? text : null);
const schemaName: Reader<string> = (text) => (/^[a-z][a-z0-9_]{0,62}$/.test(text) ? text : null);
const hostName: Reader<string> = (text) => (/^[A-Za-z0-9.:_-]{1,255}$/.test(text) ? text : null);

const leastSecret = 32;

/**
 * Reads and checks the variables. The failure is one sentence for the operator that names the first bad variable and its value.
 */
export function parseConfiguration(
  environment: Environment,
  { gateways = [], logins = [] }: OfficeExtras = {},
): Result<Configuration, string> {
  let problem: string | null = null;
  const read = <Value>(name: string, reader: Reader<Value>, expected: string, otherwise: Value): Value => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return otherwise;
    const value = reader(text);
    if (value === null) problem ??= `${name} must be ${expected}, but is ${JSON.stringify(withoutPassword(text))}.`;
    return value ?? otherwise;
  };
  const told = (sentence: string) => {
    problem ??= sentence;
  };
  const port = read('PORT', wholeNumber(0, 65_535), 'a port number from 0 to 65535', 4000);
  const databaseUrl = read<string | null>(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    'an address such as postgres://user@host/name',
    null,
  );
  const publicUrl = read('PUBLIC_URL', address('http:', 'https:'), 'an http or https address', `http://localhost:${port}`);
  const sandbox = read('SANDBOX', flag, 'true or false', databaseUrl === null);
  const officeApiUrl = read<string | null>('OFFICE_API_URL', address('http:', 'https:'), 'an http or https address', null);
  const isPrivate = isPrivateAddress(publicUrl);
  const isStudioUsual = sandbox && officeApiUrl === null && isPrivate;
  const studio = read('STUDIO', studioMode, 'on, off or published', isStudioUsual ? 'on' : 'off');
  const approval = read('STUDIO_APPROVAL', onOff, 'on or off', true);
  const nextBase = read<string | null>('STUDIO_NEXT_BASE', folder, 'the path of a folder', null);
  if (studio === 'published' && databaseUrl === null)
    problem ??= 'STUDIO is "published": what editors publish is read from the database of their server. Set DATABASE_URL to the same.';
  if (studio === 'on' && !isPrivate)
    problem ??= `STUDIO is on, so PUBLIC_URL must be an https address, but is ${JSON.stringify(publicUrl)}.`;
  const smsUrl = read<string | null>('SMS_WEBHOOK_URL', address('http:', 'https:'), 'an https address', null);
  const smsSecret = environment.SMS_WEBHOOK_SECRET?.trim() ?? '';
  if (smsUrl !== null && !isPrivateAddress(smsUrl)) told('SMS_WEBHOOK_URL must be an https address, because telephone numbers go there.');
  if (smsUrl !== null && smsSecret.length < leastSecret)
    told(
      `SMS_WEBHOOK_URL needs SMS_WEBHOOK_SECRET, of at least ${leastSecret} characters: whoever receives a message checks its signature.`,
    );
  const clamav = read<string | null>('CLAMAV_URL', address('tcp:'), 'an address such as tcp://clamav:3310', null);
  const metricsPort = read<number | null>('METRICS_PORT', wholeNumber(0, 65_535), 'a port number from 0 to 65535', null);
  const configuration: Configuration = {
    port,
    host: read('HOST', hostName, 'a host name or IP address', '127.0.0.1'),
    dataDir: read('DATA_DIR', folder, 'the path of a folder', resolve('.data')),
    databaseUrl,
    databaseSchema: read<string | null>('DATABASE_SCHEMA', schemaName, 'a name of small letters, digits and underscores', null),
    definitionsDir: read('DEFINITIONS_DIR', folder, 'the path of a folder', resolve('definitions')),
    hostsDir: read<string | null>('HOSTS_DIR', folder, 'the path of a folder', null),
    officeApiUrl,
    officeVariables: Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) => (name.startsWith('OFFICE_') && value ? [[name, value.trim()]] : [])),
    ),
    publicUrl,
    trustedProxies: read('TRUSTED_PROXIES', wholeNumber(0, 9), 'a whole number from 0 to 9', 0),
    smtpUrl: read<string | null>('SMTP_URL', address('smtp:', 'smtps:'), 'an address such as smtp://user@host:587', null),
    smsWebhook: smsUrl === null ? null : { url: smsUrl, secret: smsSecret },
    sandbox,
    // Made-up accounts have passwords that everybody knows, so without a sandbox they are written only when it is said.
    seedScale: read('SEED_SCALE', factor, 'a number from 0 to 100, such as 0.5', sandbox ? 1 : 0),
    rateLimit: read('RATE_LIMIT', wholeNumber(0, 999_999), 'a whole number of requests per minute, at most 999999', 1200),
    rateLimitSensitive: read('RATE_LIMIT_SENSITIVE', wholeNumber(0, 999_999), 'a whole number of requests per minute, at most 999999', 30),
    metrics:
      metricsPort === null ? null : { host: read('METRICS_HOST', hostName, 'a host name or IP address', '127.0.0.1'), port: metricsPort },
    filesDir: read<string | null>('FILES_DIR', folder, 'the path of a folder', null),
    clamav: clamav === null ? null : { host: new URL(clamav).hostname, port: Number(new URL(clamav).port || 3310) },
    logFormat: read('LOG_FORMAT', logFormat, 'text or json', 'text'),
    studio: studio === 'off' ? null : { room: studio === 'on', approval, nextBase },
    payments: readPaymentSettings({
      gateways: [...builtInGateways, ...gateways],
      environment,
      sandbox,
      seconds: (name, otherwise) => read(name, wholeNumber(0, 999_999), 'a whole number of seconds, at most 999999', otherwise),
      problem: told,
    }),
    logins: readLoginSettings({ providers: logins, environment, sandbox, problem: told }),
  };
  return problem === null ? success(configuration) : failure(problem);
}

/** Whether an office needs a database: for its own answers, or for what its editors write. */
export function hasDatabase({ officeApiUrl, studio }: Pick<Configuration, 'officeApiUrl' | 'studio'>): boolean {
  return officeApiUrl === null || studio !== null;
}

/** Whether what is sent to an address cannot be read on the way: https, or this very machine. */
function isPrivateAddress(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
