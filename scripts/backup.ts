// `npm run backup` and `npm run restore`: the office's database, embedded or a server, to a file and back.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError, parseConfiguration, restoreDatabase, StartFailure, saveDatabase } from '../server';
import { officeExtrasOf } from './own-code/own-office';
import { OwnCodeError, readOwnCode } from './own-code/read-config';
import { usageLine } from './package/package-root';

type Job = 'backup' | 'restore';

const usage = (job: Job) => `${usageLine(job, 'FILE')}

backup saves everything in the office's database to FILE, while the portal runs or while it does not; restore fills an empty database from
such a file. The database is the one that DATABASE_URL or DATA_DIR names; a backup of one kind can be restored into the other. The file holds
personal data and the keys of sessions: keep it as safe as the database.`;

/** Runs one of the commands; the result is the exit code. */
export async function runBackup(
  job: Job,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: { help: { type: 'boolean' } }, allowPositionals: true });
    const [file, ...more] = positionals;
    if (values.help) {
      print(usage(job));
      return 0;
    }
    if (file === undefined || more.length > 0) throw new BackupError('one file must be named. See --help');
    const configuration = parseConfiguration(environment, await officeExtrasOf(await readOwnCode()));
    if (!configuration.ok) throw new StartFailure(configuration.failure);
    if (configuration.value.officeApiUrl !== null)
      throw new BackupError('another office answers the calls (OFFICE_API_URL) and keeps the data');
    if (job === 'backup') {
      await saveDatabase(configuration.value, resolve(file));
      print(`The database was saved to ${file}.`);
    } else {
      const { rows, made } = await restoreDatabase(configuration.value, resolve(file));
      print(`The database of ${made} was restored: ${rows} rows.`);
    }
    return 0;
  } catch (error) {
    if (error instanceof StartFailure || error instanceof OwnCodeError) complain(error.message);
    else if (error instanceof BackupError || isRefusal(error)) complain(`The ${job} failed: ${error.message}.`);
    else throw error;
    return 1;
  }
}

/** A wrong option, or a file that cannot be read or written: the message says it in one line. */
function isRefusal(error: unknown): error is Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(ERR_PARSE_ARGS|ENOENT|EACCES|EEXIST|ENOSPC|ENOTDIR|EROFS|EPERM|EISDIR)/.test(code);
}

if (process.argv[1] === import.meta.filename) {
  const [job = '', ...args] = process.argv.slice(2);
  process.exitCode = await runBackup(
    job === 'restore' ? 'restore' : 'backup',
    args,
    process.env,
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
