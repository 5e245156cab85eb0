type Print = (text: string) => void;

/** A command of `okienko`. */
export interface Command {
  /** What it does, in a line of the help. */
  readonly about: string;
  /** Runs it and returns the exit code; a server keeps the process after that. */
  readonly run: (args: readonly string[], print: Print, complain: Print) => Promise<number>;
}

/** A command that takes no options: what it depends on are variables. */
function plain(about: string, name: string, run: (print: Print, complain: Print) => Promise<void>): Command {
  return {
    about,
    async run([first], print, complain) {
      const help = `okienko ${name}\n\nIt ${about}. Settings are variables of the environment; a file .env may hold them.`;
      if (first === '--help') print(help);
      else if (first !== undefined) complain(`${name} does not know ${first}.\n\n${help}`);
      else await run(print, complain);
      return first === undefined || first === '--help' ? 0 : 1;
    },
  };
}

/**
 * The commands that a project has, by name. The file is what the npm script of the same name runs in the repository, but for `types`, which
 * writes the portal's own files there.
 */
export const commands: Readonly<Record<string, Command>> = {
  start: plain('builds what is missing and starts portal, calls and database', 'start', async () => (await import('./start')).runStart()),
  dev: plain('starts them with hot reload of code and definitions', 'dev', async () => (await import('./dev')).runDev()),
  check: {
    about: 'checks definitions, and on demand their scenarios and a running office',
    run: async (...given) => (await import('./check')).runCheck(...given),
  },
  types: {
    about: 'writes TypeScript types of what the office answers, and schemas for the editor',
    run: async (...given) => (await import('./project-types')).runProjectTypes(...given),
  },
  docs: {
    about: 'writes a page about the kinds and widgets that the project adds',
    run: async (...given) => (await import('./project-docs')).runProjectDocs(...given),
  },
  compile: { about: 'writes a compiled pack', run: async (...given) => (await import('./compile')).runCompile(...given) },
  build: { about: 'writes the static app and the pack to dist/', run: async (...given) => (await import('./build')).runBuild(...given) },
  'new-municipality': {
    about: 'writes a project for a municipality into an empty folder',
    run: async (...given) => (await import('./new-municipality')).runNewMunicipality(...given),
  },
  'new-service': {
    about: 'writes the definition of a new service, from a sample answer if there is one',
    run: async (...given) => (await import('./new-service')).runNewService(...given),
  },
  'mock-office': {
    about: 'an office that answers every call of the definitions, to try a portal with',
    run: async (...given) => (await import('./mock-office')).runMockOffice(...given),
  },
  backup: {
    about: 'saves the database of the office to a file, while the portal runs or not',
    run: async (args, print, complain) => (await import('./backup')).runBackup('backup', args, process.env, print, complain),
  },
  restore: {
    about: 'fills an empty database from such a file',
    run: async (args, print, complain) => (await import('./backup')).runBackup('restore', args, process.env, print, complain),
  },
  'upgrade-check': {
    about: 'says what a new version of the base portal changes under your definitions',
    run: async (...given) => (await import('./upgrade-check')).runUpgradeCheck(...given),
  },
  changes: {
    about: 'says in words what is different between two definitions folders, and what that means',
    run: async (...given) => (await import('./changes')).runChanges(...given),
  },
  migrate: {
    about: 'rewrites definitions in the current version of the language',
    run: async (args, print, complain) => (await import('./migrate')).runMigrate(args, print, complain),
  },
};
