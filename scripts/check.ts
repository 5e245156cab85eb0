import { parseArgs } from 'node:util';
import {
  type AuthorLanguage,
  authorLanguages,
  caughtShare,
  checkPack,
  type LoadedPack,
  type Place,
  problemIn,
  problemReport,
  type ReportedProblem,
  readScenarios,
  reportText,
  type Surroundings,
} from '../engine/authoring';
import { type DefinitionsFolder, FolderError, ownFolder, readDefinitions } from './definitions/definitions-folder';
import { officeReport } from './office-check/office-report';
import { type OfficeTrial, readTrial, tryOffice } from './office-check/try-office';
import { readSurroundings } from './own-code/own-surroundings';
import { OwnCodeError } from './own-code/read-config';
import { usageLine } from './package/package-root';
import { leastCaught, mutationTable, survivorLines } from './scenarios/mutation-table';
import { scenariosInWords, tryAllMutants, tryScenarios } from './scenarios/try-scenarios';

const options =
  '[--definitions DIR] [--format text|json] [--language en|pl] [--origins SLUG] [--scenarios [--mutants]] [--office URL] [--service SLUG]';
const usage = `${usageLine('check', options)}

Checks a definitions folder, by default definitions/. Exit code 1 when there is an error; warnings do not fail.
  --definitions DIR  the folder, a pack of its own or an overlay ("extends" in its portal.json)
  --format json      the problems as data
  --language en|pl   the language of the problems; with --format json each also has its ids and values, apart from the language
  --origins SLUG     every value of a service that an overlay changed, with its place and what it was
  --scenarios        also runs the scenarios that stand beside the definitions
  --mutants          also puts plausible mistakes into each definition that has scenarios, and counts how many of them its scenarios
                     catch; fewer than 80 % is an error
  --office URL       also asks a running office every source of every screen once, with the examples of the contracts, and says which
                     answers break their contract and where. What changes data is not asked. Calls about a person are asked for the
                     test user of OFFICE_TOKEN and OFFICE_PESEL or OFFICE_NIP; no value of an answer and nothing of the user is shown
  --service SLUG     only the scenarios or the sources of this service, and with --mutants every mistake that its scenarios miss`;

/** Runs the command; the result is the exit code. */
export async function runCheck(args: readonly string[], print: Print, complain: Print, environment = process.env): Promise<number> {
  const options = readOptions(args);
  if (typeof options === 'string') {
    complain(options);
    return 1;
  }
  if (options.help) {
    print(usage);
    return 0;
  }
  const trial = options.office === null ? null : readTrial(options.office, environment);
  if (typeof trial === 'string') {
    complain(trial);
    return 1;
  }
  let folder: DefinitionsFolder;
  let surroundings: Surroundings;
  try {
    folder = readDefinitions(options.definitions);
    surroundings = await readSurroundings();
  } catch (error) {
    if (!(error instanceof FolderError) && !(error instanceof OwnCodeError)) throw error;
    complain(error.message);
    return 1;
  }
  const check = checkPack(folder.files, folder.base, surroundings);
  if (options.origins !== null) return printOrigins(check.pack, options.origins, folder, print, complain);
  const { service } = options;
  if (trial && service !== null && check.pack && !check.pack.services.some(({ slug }) => slug === service)) {
    complain(noService(service, check.pack));
    return 1;
  }
  return await printCheck(check, folder, { ...options, trial }, print);
}

type Print = (text: string) => void;

interface Options {
  readonly definitions: string;
  readonly format: 'text' | 'json';
  readonly language: AuthorLanguage;
  readonly origins: string | null;
  readonly scenarios: boolean;
  readonly mutants: boolean;
  readonly office: string | null;
  readonly service: string | null;
  readonly help: boolean;
}

function readOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        definitions: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        origins: { type: 'string' },
        scenarios: { type: 'boolean' },
        mutants: { type: 'boolean' },
        office: { type: 'string' },
        service: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    const format = values.format ?? 'text';
    if (format !== 'text' && format !== 'json') return `--format is text or json, not ${format}.`;
    const language = authorLanguages.find((known) => known === (values.language ?? 'en'));
    if (!language) return `--language is ${authorLanguages.join(' or ')}, not ${values.language}.`;
    return {
      language,
      definitions: values.definitions ?? ownFolder,
      format,
      origins: values.origins ?? null,
      scenarios: values.scenarios ?? values.mutants ?? false,
      mutants: values.mutants ?? false,
      office: values.office ?? null,
      service: values.service ?? null,
      help: values.help ?? false,
    };
  } catch (error) {
    return `${error instanceof Error ? error.message : 'The options cannot be read.'}\n\n${usage}`;
  }
}

/** Definitions first: scenarios are only run, and an office only asked, when a screen can be made of every definition. */
async function printCheck(
  check: ReturnType<typeof checkPack>,
  folder: DefinitionsFolder,
  { format, language, scenarios, mutants, service, trial }: Options & { readonly trial: OfficeTrial | null },
  print: Print,
): Promise<number> {
  const { pack } = check;
  const files = readScenarios(folder.files, pack);
  const found: ReportedProblem[] = [...check.problems, ...files.problems];
  const tried = scenarios && pack && problemReport({ problems: found }).errors === 0 ? await tryScenarios(folder, pack, service) : null;
  const problems = [...found, ...(tried?.problems ?? [])];
  const sourceOf = (file: string): string | null => check.sourceOf(file) ?? files.sourceOf(file);
  const report = problemReport({ problems });
  const mutation = mutants && tried && pack && report.errors === 0 ? await tryAllMutants(folder, pack, service) : [];
  const office = trial && pack && report.errors === 0 ? await tryOffice(trial, pack, service) : null;
  if (format === 'json') {
    const named = withPaths(
      problems.map((problem) => problemIn(problem, language)),
      folder,
    );
    const ran = tried && { scenarios: tried.results.map(({ slug, name, problems: own }) => ({ slug, name, passed: own.length === 0 })) };
    const shares = mutants && { mutants: mutation.map((result) => ({ ...result, share: caughtShare(result) })) };
    const answered = office && { office: { ...office, findings: withPaths(office.findings, folder) } };
    print(JSON.stringify({ ...report, problems: named, ...ran, ...shares, ...answered }, null, 2));
  } else {
    print(reportText({ problems, sourceOf }, folder.nameOf, language));
    if (tried) print(scenariosInWords(tried.results));
    if (mutation.length > 0) print(`\n${mutationTable(mutation)}`);
    if (service !== null) for (const result of mutation) print(`\n${survivorLines(result, folder.nameOf).join('\n')}`);
    if (office) print(`\n${officeReport(office, folder.nameOf)}`);
    else if (trial) print('The office was not asked, because the definitions have errors.');
  }
  return report.errors > 0 || mutation.some((result) => caughtShare(result) < leastCaught) || (office?.broken ?? 0) > 0 ? 1 : 0;
}

function withPaths<Found extends { readonly place: Place }>(found: readonly Found[], { nameOf }: DefinitionsFolder): readonly Found[] {
  return found.map((own) => ({ ...own, place: { ...own.place, file: nameOf(own.place.file) } }));
}

function printOrigins(pack: LoadedPack | null, slug: string, folder: DefinitionsFolder, print: Print, complain: Print): number {
  const service = pack?.services.find((candidate) => candidate.slug === slug);
  if (!service) {
    complain(pack ? noService(slug, pack) : 'The definitions have errors of shape; run npm run check first.');
    return 1;
  }
  print(`${slug}: ${service.changes.length} ${service.changes.length === 1 ? 'value' : 'values'} changed by an overlay`);
  for (const { pointer, place, was, now } of service.changes) {
    print(`  ${pointer}\n    ${folder.nameOf(place.file)}:${place.line}:${place.column}\n    was ${value(was)}\n    now ${value(now)}`);
  }
  return 0;
}

function noService(slug: string, { services }: LoadedPack): string {
  return `There is no service ${slug}; it has ${services.map((known) => known.slug).join(', ')}.`;
}

function value(given: unknown): string {
  const text = JSON.stringify(given) ?? 'nothing';
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await runCheck(
    process.argv.slice(2),
    (text) => console.log(text),
    (text) => console.error(text),
  );
}
