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
} from '../../engine/authoring';
import { exitCodes, Misuse, Refusal } from '../command-line/refusal';
import { type DefinitionsFolder, readDefinitions } from '../definitions/definitions-folder';
import { officeReport } from '../office-check/check-office';
import { type OfficeTrial, readTrial, tryOffice } from '../office-check/try-office';
import { readSurroundings } from '../own-code/own-surroundings';
import { usageLine } from '../package/package-root';
import { leastCaught, mutationTable, survivorLines } from '../scenarios/mutation-table';
import { scenariosInWords, tryAllMutants, tryScenarios } from '../scenarios/try-scenarios';
import { explainRule } from './explain-rule';
import { type FixedPlace, fixFolder } from './fix-folder';

type Print = (text: string) => void;

/** What is checked, and how it is told. */
interface Wanted {
  readonly format: 'text' | 'json';
  readonly language: AuthorLanguage;
  readonly scenarios: boolean;
  readonly mutants: boolean;
  /** What is done with what has one right answer; null for nothing. */
  readonly fix: 'write' | 'show' | null;
  /** Null for every service. */
  readonly service: string | null;
  readonly trial: OfficeTrial | null;
}

/** As the command is given it; `office` is an address. */
export interface CheckOptions extends Omit<Wanted, 'trial' | 'language'> {
  readonly language: string;
  readonly definitions: string;
  /** The rule to explain instead of checking anything. */
  readonly explain: string | null;
  readonly origins: string | null;
  readonly office: string | null;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Checks a folder and what else is wanted, and says what it found; the result is the exit code. */
export async function checkDefinitions(
  { definitions, explain, origins, office, environment, language: given, ...wanted }: CheckOptions,
  print: Print,
): Promise<number> {
  const trial = office === null ? null : readTrial(office, environment);
  if (typeof trial === 'string') throw new Misuse(trial);
  const language = authorLanguages.find((known) => known === given);
  if (!language) throw new Misuse(`--language is ${authorLanguages.join(' or ')}, not ${given}.`);
  if (explain !== null) {
    print(explainRule(explain, language));
    return exitCodes.done;
  }
  const surroundings = await readSurroundings();
  const read = readDefinitions(definitions);
  const fixed = wanted.fix === null ? null : fixFolder(read, surroundings, wanted.fix, language);
  if (fixed && wanted.format === 'text') print(fixed.text);
  const folder = fixed ? { ...read, files: fixed.files } : read;
  const check = checkPack(folder.files, folder.base, surroundings);
  if (origins !== null) return printOrigins(check.pack, origins, folder, print);
  const { service } = wanted;
  if (trial && service !== null && check.pack && !check.pack.services.some(({ slug }) => slug === service))
    throw new Refusal(noService(service, check.pack));
  return await printCheck(check, folder, { ...wanted, language, trial }, print, fixed?.changes);
}

/** Definitions first: scenarios are only run, and an office only asked, when a screen can be made of every definition. */
async function printCheck(
  check: ReturnType<typeof checkPack>,
  folder: DefinitionsFolder,
  { format, language, scenarios, mutants, service, trial }: Wanted,
  print: Print,
  changes?: readonly FixedPlace[],
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
    print(JSON.stringify({ ...report, problems: named, ...(changes && { fixed: changes }), ...ran, ...shares, ...answered }, null, 2));
  } else {
    print(reportText({ problems, sourceOf }, folder.nameOf, language));
    if (tried) print(scenariosInWords(tried.results));
    if (mutation.length > 0) print(`\n${mutationTable(mutation)}`);
    if (service !== null) for (const result of mutation) print(`\n${survivorLines(result, folder.nameOf).join('\n')}`);
    if (office) print(`\n${officeReport(office, folder.nameOf)}`);
    else if (trial) print('The office was not asked, because the definitions have errors.');
  }
  return report.errors > 0 || mutation.some((result) => caughtShare(result) < leastCaught) || (office?.broken ?? 0) > 0
    ? exitCodes.found
    : exitCodes.done;
}

function withPaths<Found extends { readonly place: Place }>(found: readonly Found[], { nameOf }: DefinitionsFolder): readonly Found[] {
  return found.map((own) => ({ ...own, place: { ...own.place, file: nameOf(own.place.file) } }));
}

function printOrigins(pack: LoadedPack | null, slug: string, folder: DefinitionsFolder, print: Print): number {
  const service = pack?.services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Refusal(pack ? noService(slug, pack) : `The definitions have errors of shape; ${usageLine('check')} names them.`);
  print(`${slug}: ${service.changes.length} ${service.changes.length === 1 ? 'value' : 'values'} changed by an overlay`);
  for (const { pointer, place, was, now } of service.changes) {
    print(`  ${pointer}\n    ${folder.nameOf(place.file)}:${place.line}:${place.column}\n    was ${value(was)}\n    now ${value(now)}`);
  }
  return exitCodes.done;
}

function noService(slug: string, { services }: LoadedPack): string {
  return `There is no service ${slug}; it has ${services.map((known) => known.slug).join(', ')}.`;
}

function value(given: unknown): string {
  const text = JSON.stringify(given) ?? 'nothing';
  return text.length <= 160 ? text : `${text.slice(0, 157)}...`;
}
