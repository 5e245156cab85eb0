// The editors' layer as a folder of files and as a log, for whoever runs the portal.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { OperatorRefusal, openOperatorDesk, parseConfiguration, StartFailure } from '../../server';
import { Misuse, Refusal } from '../command-line/refusal';
import { FolderError, readDefinitions } from '../definitions/definitions-folder';
import { officeExtrasOf } from '../own-code/own-office';
import { surroundingsOf } from '../own-code/own-surroundings';
import { readOwnCode } from '../own-code/read-config';

const words: Readonly<Record<string, number>> = { export: 2, import: 2, log: 1, publish: 2, rollback: 2, invite: 3 };

interface LayerJob {
  readonly words: readonly string[];
  readonly reason: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly complain: (text: string) => void;
}

/** Does what the words say, and says what was done. */
export async function runLayer({ words: given, reason, environment, complain }: LayerJob): Promise<string> {
  const [action = '', first = '', second = ''] = given;
  if (!Object.hasOwn(words, action) || given.length !== words[action]) throw new Misuse(`layer does not know ${given.join(' ')}.`);
  if ((action === 'import' || action === 'rollback') && reason.trim() === '') throw new Refusal('Say why with --reason.');
  const own = await readOwnCode();
  const parsed = parseConfiguration(environment, await officeExtrasOf(own));
  if (!parsed.ok) throw new Refusal(parsed.failure);
  const configuration = parsed.value;
  const target = resolve(first);
  if (action === 'export' && existsSync(target) && readdirSync(target).length > 0) throw new Refusal(`The folder ${first} is not empty.`);
  const files = action === 'import' ? filesOf(target) : new Map<string, Uint8Array>();
  const surroundings = await surroundingsOf(own);
  try {
    const desk = await openOperatorDesk({ configuration, read: readDefinitions, surroundings, tell: complain });
    try {
      if (action === 'log') return (await desk.log()).join('\n');
      if (action === 'invite') return `Invitation for ${first}, valid for seven days: ${await desk.invite(first, second)}`;
      if (action === 'export') {
        const count = writeFolder(target, await desk.exportLayer(), configuration.definitionsDir);
        return `The layer was written to ${first}: ${count} files.`;
      }
      if (action === 'import') return `Published as revision ${await desk.importLayer(files, reason)}.`;
      const number = wholeNumber(first);
      return `Published as revision ${await (action === 'publish' ? desk.publish(number) : desk.rollBack(number, reason))}.`;
    } finally {
      await desk.close();
    }
  } catch (error) {
    if (error instanceof OperatorRefusal || error instanceof StartFailure || error instanceof FolderError) throw new Refusal(error.message);
    throw error;
  }
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`${text} is no number.`);
  return Number(text);
}

/** Writes the layer so that `npm run check` reads it: its portal.json extends the definitions that it lies over. */
function writeFolder(folder: string, files: ReadonlyMap<string, Uint8Array>, over: string): number {
  const said: unknown = JSON.parse(new TextDecoder().decode(files.get('portal.json')) || '{}');
  const portal = { definitionVersion: 2, extends: relative(folder, over).split(sep).join('/'), ...Object(said) };
  const all = new Map<string, string | Uint8Array>([...files, ['portal.json', `${JSON.stringify(portal, null, 2)}\n`]]);
  for (const [path, content] of all) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
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
