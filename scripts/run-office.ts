import { sampleOffice } from '../sample-office';
import {
  describeFault,
  type OfficeOptions,
  openOperatorLog,
  parseConfiguration,
  type RunningHosts,
  type RunningOffice,
  StartFailure,
  startHosts,
  startOffice,
} from '../server';
import { exitCodes } from './command-line/refusal';
import { readDefinitions } from './definitions/definitions-folder';
import { officeExtrasOf } from './own-code/own-office';
import { surroundingsOf } from './own-code/own-surroundings';
import { OwnCodeError, readOwnCode } from './own-code/read-config';
import { stopOnSignals } from './stop-on-signals';

/** The rest of the options, made when the variables are known to be good. */
type MakeOptions = () => Promise<
  Omit<OfficeOptions, 'configuration' | 'readDefinitions' | 'surroundings' | 'sampleOffice' | 'letter'> & {
    readonly close?: () => Promise<void>;
  }
>;

/** Starts the office for a command and returns the exit code: one line on stderr when it cannot start, a clean stop on Ctrl-C. */
export async function runOffice(make: MakeOptions): Promise<number> {
  let stop: () => Promise<void> = async () => undefined;
  let log = openOperatorLog(process.env.LOG_FORMAT === 'json' ? 'json' : 'text');
  stopOnSignals({ stop: () => stop(), tell: (text) => log.step(text), failed: (text) => log.fatal(text) });
  let hosts: RunningHosts | null = null;
  // Node would print the fault with all its values, among them those of a query.
  process.on('uncaughtException', (error) => {
    if (hosts?.takeFault(error)) return;
    log.fatal(`Okienko ends because of a fault: ${describeFault(error)}`);
    process.exit(1);
  });
  try {
    const own = await readOwnCode();
    const extras = await officeExtrasOf(own);
    const configuration = parseConfiguration(process.env, extras);
    if (!configuration.ok) throw new StartFailure(configuration.failure);
    const { logFormat } = configuration.value;
    log = openOperatorLog(logFormat);
    const { close, ...made } = await make();
    const options = {
      configuration: configuration.value,
      readDefinitions,
      surroundings: await surroundingsOf(own),
      sampleOffice,
      letter: own?.letter ?? null,
      log: log.request,
      tell: log.tell,
      ...made,
    };
    if (configuration.value.hostsDir !== null && made.development)
      throw new StartFailure('HOSTS_DIR is for npm start: development shows one municipality. Set DEFINITIONS_DIR instead.');
    if (configuration.value.hostsDir !== null) hosts = await startHosts({ ...options, environment: process.env, extras });
    const office = hosts ?? (await startOffice(options));
    stop = async () => {
      await office.close();
      await close?.();
    };
    if (logFormat === 'text') process.stdout.write(`${('server' in office ? linesOf(office) : linesOfHosts(office)).join('\n')}\n`);
    const { address, metrics } = office;
    log.step('Okienko runs', { address, metrics, node: process.version });
    return exitCodes.done;
  } catch (error) {
    if (!(error instanceof StartFailure) && !(error instanceof OwnCodeError)) throw error;
    log.fatal(`Okienko cannot start: ${error.message}`);
    // A thread or a watcher of a half-made start must not keep the process.
    setTimeout(() => process.exit(), 100).unref();
    return exitCodes.failed;
  }
}

function linesOf({
  address,
  sampleEditors,
  samplePesels,
  sandboxRegistry,
  demoAccounts,
  mailbox,
  metrics,
}: RunningOffice): readonly string[] {
  const width = Math.max(0, ...demoAccounts.map(({ login }) => login.length));
  return [
    '',
    `  Okienko       ${address}`,
    `  Calls         ${address}/openapi.json`,
    ...(samplePesels.length > 0 ? [`  Voter check   try the sample PESEL ${samplePesels.join(' or ')}`] : []),
    ...(sandboxRegistry === null ? [] : [`  Registers     ${sandboxRegistry}/rejestry (sandbox, shown in a frame)`]),
    ...(metrics === null ? [] : [`  Figures       ${metrics}`]),
    ...(mailbox === null ? [] : [`  Mailbox       ${mailbox}`]),
    ...(demoAccounts.length > 0 ? ['', '  Sample accounts (login, password, who it is):'] : []),
    ...demoAccounts.map(({ login, password, about }) => `    ${login.padEnd(width)}  ${password}  ${about}`),
    ...(sampleEditors.length > 0
      ? ['', `  Editors' room ${address}/redakcja (login, password, secret for one-time codes, who it is):`]
      : []),
    ...sampleEditors.map(({ login, password, totpSecret, name }) => `    ${login.padEnd(width)}  ${password}  ${totpSecret}  ${name}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
}

function linesOfHosts({ address, metrics, municipalities }: RunningHosts): readonly string[] {
  const all = municipalities();
  const width = Math.max(0, ...all.map(({ name }) => name.length));
  const most = 20;
  return [
    '',
    `  Okienko       ${address}`,
    ...(metrics === null ? [] : [`  Figures       ${metrics}`]),
    '',
    `  Municipalities: ${all.length}`,
    ...all.slice(0, most).map(({ name, host }) => `    ${name.padEnd(width)}  ${host}`),
    ...(all.length > most ? [`    and ${all.length - most} more`] : []),
    '',
    '  Stop with Ctrl-C.',
    '',
  ];
}
