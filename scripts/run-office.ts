import { sampleOffice } from '../sample-office';
import {
  describeFault,
  type OfficeOptions,
  openOperatorLog,
  parseConfiguration,
  type RunningOffice,
  StartFailure,
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
  // Node would print the fault with all its values, among them those of a query.
  process.on('uncaughtException', (error) => {
    log.fatal(`Okienko ends because of a fault: ${describeFault(error)}`);
    process.exit(1);
  });
  try {
    const own = await readOwnCode();
    const configuration = parseConfiguration(process.env, await officeExtrasOf(own));
    if (!configuration.ok) throw new StartFailure(configuration.failure);
    const { logFormat } = configuration.value;
    log = openOperatorLog(logFormat);
    const { close, ...options } = await make();
    const office = await startOffice({
      configuration: configuration.value,
      readDefinitions,
      surroundings: await surroundingsOf(own),
      sampleOffice,
      letter: own?.letter ?? null,
      log: log.request,
      tell: log.tell,
      ...options,
    });
    stop = async () => {
      await office.close();
      await close?.();
    };
    if (logFormat === 'text') announce(office);
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

function announce({ address, sampleEditors, samplePesels, sandboxRegistry, demoAccounts, mailbox, metrics }: RunningOffice): void {
  const width = Math.max(0, ...demoAccounts.map(({ login }) => login.length));
  const lines = [
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
  process.stdout.write(`${lines.join('\n')}\n`);
}
