import { defineCommand } from '../command-line/command';
import { definitionsOption } from '../command-line/description';
import { Misuse } from '../command-line/refusal';
import { runProgram } from '../command-line/run-program';

/** `okienko check` */
export const check = defineCommand({
  name: 'check',
  help: 'Checks a definitions folder, by default definitions/. Exit code 1 when there is an error; warnings do not fail.',
  options: {
    definitions: { ...definitionsOption, help: 'the folder, a pack of its own or an overlay ("extends" in its portal.json)' },
    format: { type: 'string', value: 'text|json', default: 'text', help: 'the problems as text or as data' },
    language: {
      type: 'string',
      value: 'en|pl',
      default: 'en',
      help: 'the language of the problems; with --format json each also has its ids and values, apart from the language',
    },
    explain: {
      type: 'string',
      value: 'RULE',
      help: 'checks nothing, and says what a rule asks for, with an example that breaks it and what would be right',
    },
    fix: {
      type: 'boolean',
      help: `first writes what has one right answer: a name of which exactly one is near, and an empty text at its place for
each translation that is missing (Polish is shown for it). The rest of each file stays as it was written`,
    },
    'dry-run': { type: 'boolean', help: 'with --fix: writes nothing, and shows what would change' },
    origins: { type: 'string', value: 'SLUG', help: 'every value of a service that an overlay changed, with its place and what it was' },
    scenarios: { type: 'boolean', help: 'also runs the scenarios that stand beside the definitions' },
    mutants: {
      type: 'boolean',
      help: `also runs them, and puts plausible mistakes into each definition that has scenarios, to count how many of them its
scenarios catch; fewer than 80 % is an error`,
    },
    office: {
      type: 'string',
      value: 'URL',
      help: `also asks a running office every source of every screen once, with the examples of the contracts, and says which
answers break their contract and where. What changes data is not asked. Calls about a person are asked for the
test user of OFFICE_TOKEN and OFFICE_PESEL or OFFICE_NIP; no value of an answer and nothing of the user is shown`,
    },
    service: {
      type: 'string',
      value: 'SLUG',
      help: 'only the scenarios or the sources of this service, and with --mutants every mistake that its scenarios miss',
    },
  },
  run: async (
    {
      definitions,
      format,
      language,
      origins = null,
      office = null,
      service = null,
      explain = null,
      fix = false,
      'dry-run': dryRun = false,
      mutants = false,
      scenarios = mutants,
    },
    { print },
  ) => {
    if (format !== 'text' && format !== 'json') throw new Misuse(`--format is text or json, not ${format}.`);
    if (dryRun && !fix) throw new Misuse('--dry-run goes with --fix.');
    const options = {
      definitions,
      format,
      language,
      explain,
      fix: fix ? (dryRun ? 'show' : 'write') : null,
      origins,
      office,
      service,
      mutants,
      scenarios,
      environment: process.env,
    } as const;
    return await (await import('../check/check-definitions')).checkDefinitions(options, print);
  },
});

await runProgram(import.meta.filename, check);
