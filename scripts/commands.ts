import type { Command } from './command-line/command';

/** A command of `okienko`, in the list of its help. */
interface ListedCommand {
  /** What it does, in a line. */
  readonly about: string;
  /** Its file, which loads the rest when it runs. */
  readonly load: () => Promise<Command>;
}

/**
 * The commands that a project has, by name. The file is what the npm script of the same name runs in the repository, but for `types` and
 * `docs`, which write the portal's own files there.
 */
export const commands: Readonly<Record<string, ListedCommand>> = {
  start: { about: 'builds what is missing and starts portal, calls and database', load: async () => (await import('./start')).start },
  dev: { about: 'starts them with hot reload of code and definitions', load: async () => (await import('./dev')).dev },
  check: {
    about: 'checks definitions, and on demand their scenarios and a running office',
    load: async () => (await import('./commands/check')).check,
  },
  types: {
    about: 'writes TypeScript types of what the office answers, and schemas for the editor',
    load: async () => (await import('./commands/project-types')).projectTypes,
  },
  docs: {
    about: 'writes a page about the kinds and widgets that the project adds',
    load: async () => (await import('./commands/project-docs')).projectDocs,
  },
  compile: { about: 'writes a compiled pack', load: async () => (await import('./commands/compile')).compile },
  build: { about: 'writes the static app and the pack to dist/', load: async () => (await import('./commands/build')).build },
  'new-municipality': {
    about: 'writes a project for a municipality into an empty folder',
    load: async () => (await import('./commands/new-municipality')).newMunicipality,
  },
  'new-service': {
    about: 'writes the definition of a new service, from a sample answer if there is one',
    load: async () => (await import('./commands/new-service')).newService,
  },
  'mock-office': {
    about: 'an office that answers every call of the definitions, to try a portal with',
    load: async () => (await import('./commands/mock-office')).mockOffice,
  },
  backup: {
    about: 'saves the database of the office to a file, while the portal runs or not',
    load: async () => (await import('./commands/backup')).backup,
  },
  layer: {
    about: "reads, publishes and rolls back the editors' layer, and invites editors",
    load: async () => (await import('./commands/layer')).layer,
  },
  restore: { about: 'fills an empty database from such a file', load: async () => (await import('./commands/restore')).restore },
  'upgrade-check': {
    about: 'says what a new version of the base portal changes under your definitions',
    load: async () => (await import('./commands/upgrade-check')).upgradeCheck,
  },
  place: {
    about: 'says what stands at a place of a definition, what fits there and what reads it',
    load: async () => (await import('./commands/place')).place,
  },
  migrate: {
    about: 'rewrites definitions in the current version of the language',
    load: async () => (await import('./commands/migrate')).migrate,
  },
};
