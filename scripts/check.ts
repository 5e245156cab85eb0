import { parseArgs } from 'node:util';
import { checkPack, type LoadedPack, problemReport, reportText } from '../engine/authoring';
import { baseFolder, type DefinitionsFolder, FolderError, readDefinitions } from './definitions-folder';

const usage = `npm run check [-- --definitions DIR] [--format text|json] [--origins SLUG]

Checks a definitions folder, by default definitions/. Exit code 1 when there is an error; warnings do not fail.
  --definitions DIR  the folder, a pack of its own or an overlay ("extends" in its portal.json)
  --format json      the problems as data
  --origins SLUG     every value of a service that an overlay changed, with its place and what it was`;

/** Runs the command; the result is the exit code. */
export function runCheck(args: readonly string[], print: (text: string) => void, complain: (text: string) => void): number {
  const options = readOptions(args);
  if (typeof options === 'string') {
    complain(options);
    return 1;
  }
  if (options.help) {
    print(usage);
    return 0;
  }
  let folder: DefinitionsFolder;
  try {
    folder = readDefinitions(options.definitions);
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    complain(error.message);
    return 1;
  }
  const check = checkPack(folder.files, folder.base?.files);
  const report = problemReport(check);
  if (options.origins !== null) return printOrigins(check.pack, options.origins, folder, print, complain);
  if (options.format === 'json') {
    const problems = report.problems.map((problem) => ({
      ...problem,
      place: { ...problem.place, file: folder.nameOf(problem.place.file) },
    }));
    print(JSON.stringify({ ...report, problems }, null, 2));
  } else print(reportText(check, folder.nameOf));
  return report.errors > 0 ? 1 : 0;
}

interface Options {
  readonly definitions: string;
  readonly format: 'text' | 'json';
  readonly origins: string | null;
  readonly help: boolean;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { definitions: { type: 'string' }, format: { type: 'string' }, origins: { type: 'string' }, help: { type: 'boolean' } },
    });
    const format = values.format ?? 'text';
    if (format !== 'text' && format !== 'json') return `--format is text or json, not ${format}.`;
    return { definitions: values.definitions ?? baseFolder, format, origins: values.origins ?? null, help: values.help ?? false };
  } catch (error) {
    return `${error instanceof Error ? error.message : 'The options cannot be read.'}\n\n${usage}`;
  }
}

function printOrigins(
  pack: LoadedPack | null,
  slug: string,
  folder: DefinitionsFolder,
  print: (text: string) => void,
  complain: (text: string) => void,
): number {
  const service = pack?.services.find((candidate) => candidate.slug === slug);
  if (!service) {
    complain(
      pack
        ? `There is no service ${slug}; it has ${pack.services.map((known) => known.slug).join(', ')}.`
        : 'The definitions have errors of shape; run npm run check first.',
    );
    return 1;
  }
  print(`${slug}: ${service.changes.length} ${service.changes.length === 1 ? 'value' : 'values'} changed by an overlay`);
  for (const { pointer, place, was, now } of service.changes) {
    print(`  ${pointer}\n    ${folder.nameOf(place.file)}:${place.line}:${place.column}\n    was ${value(was)}\n    now ${value(now)}`);
  }
  return 0;
}

function value(given: unknown): string {
  const text = JSON.stringify(given) ?? 'nothing';
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = runCheck(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
