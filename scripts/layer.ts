// `npm run layer`: the editors' layer for whoever runs the portal, as a folder of files and as a log.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type OperatorDesk, OperatorRefusal, openOperatorDesk, parseConfiguration, StartFailure } from '../server';
import { FolderError, readDefinitions } from './definitions/definitions-folder';
import { officeExtrasOf } from './own-code/own-office';
import { surroundingsOf } from './own-code/own-surroundings';
import { OwnCodeError, readOwnCode } from './own-code/read-config';
import { usageLine } from './package/package-root';

const usage = `${usageLine('layer', 'export FOLDER | import FOLDER | log | publish DRAFT | rollback REVISION | invite LOGIN NAME')}

export writes what editors have published as a definitions folder that can be committed; import publishes such a folder as the whole layer,
after the same checks. log lists revisions and events. publish publishes an approved proposal, rollback an earlier revision (0 is the state
before the first) as a new one. invite adds an administrator of the editors' room, or invites one again, and prints the invitation.

  --reason TEXT  why; import and rollback need it

The database is the one that DATABASE_URL or DATA_DIR names. An embedded one must not be open in a running portal.`;

/** Runs the command; the result is the exit code. */
export async function runLayer(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  let desk: OperatorDesk | null = null;
  try {
    const options = { help: { type: 'boolean' }, reason: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (values.help) {
      print(usage);
      return 0;
    }
    const [action = '', first = '', second = ''] = positionals;
    const needed: Readonly<Record<string, number>> = { export: 2, import: 2, log: 1, publish: 2, rollback: 2, invite: 3 };
    if (!Object.hasOwn(needed, action) || positionals.length !== needed[action])
      throw new OperatorRefusal(`This is no action of it. See --help.`);
    const reason = values.reason ?? '';
    if ((action === 'import' || action === 'rollback') && reason.trim() === '') throw new OperatorRefusal('Say why with --reason.');
    const own = await readOwnCode();
    const parsed = parseConfiguration(environment, await officeExtrasOf(own));
    if (!parsed.ok) throw new StartFailure(parsed.failure);
    const configuration = parsed.value;
    const target = resolve(first);
    if (action === 'export' && existsSync(target) && readdirSync(target).length > 0)
      throw new OperatorRefusal(`The folder ${first} is not empty.`);
    const files = action === 'import' ? filesOf(target) : new Map<string, Uint8Array>();
    desk = await openOperatorDesk({ configuration, read: readDefinitions, surroundings: await surroundingsOf(own), tell: complain });
    if (action === 'export') {
      const count = writeFolder(target, await desk.exportLayer(), configuration.definitionsDir);
      print(`The layer was written to ${first}: ${count} files.`);
    } else if (action === 'import') print(`Published as revision ${await desk.importLayer(files, reason)}.`);
    else if (action === 'log') print((await desk.log()).join('\n'));
    else if (action === 'publish') print(`Published as revision ${await desk.publish(wholeNumber(first))}.`);
    else if (action === 'rollback') print(`Published as revision ${await desk.rollBack(wholeNumber(first), reason)}.`);
    else print(`Invitation for ${first}, valid for seven days: ${await desk.invite(first, second)}`);
    return 0;
  } catch (error) {
    const known = [OperatorRefusal, StartFailure, OwnCodeError, FolderError].some((kind) => error instanceof kind);
    const isArgument = error instanceof Error && 'code' in error && /^(ERR_PARSE_ARGS|ENOENT|EACCES|ENOTDIR)/.test(String(error.code));
    if (!known && !isArgument) throw error;
    complain(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await desk?.close();
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new OperatorRefusal(`${text} is no number.`);
  return Number(text);
}

/** Writes the layer so that `npm run check` reads it: its portal.json extends the definitions that it lies over. */
function writeFolder(folder: string, files: ReadonlyMap<string, string>, over: string): number {
  const said: unknown = JSON.parse(files.get('portal.json') ?? '{}');
  const portal = { definitionVersion: 2, extends: relative(folder, over).split(sep).join('/'), ...Object(said) };
  const all = new Map([...files, ['portal.json', `${JSON.stringify(portal, null, 2)}\n`]]);
  for (const [path, text] of all) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return all.size;
}

function filesOf(folder: string): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(folder, path).split(sep).join('/'), readFileSync(path));
  }
  return files;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runLayer(
    process.argv.slice(2),
    process.env,
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
