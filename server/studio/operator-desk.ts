import { desc, eq } from 'drizzle-orm';
import { bytesOfFile, type DefinitionFiles, layerRefusals, readLayer, type Surroundings } from '../../engine/authoring';
import type { Configuration } from '../configuration/configuration';
import { lockDataFolder } from '../data-folder/lock';
import type { OpenDatabase } from '../database/database';
import { openOfficeDatabase } from '../database/open-office-database';
import { studioEditor, studioEvent } from '../database/studio-tables';
import type { DefinitionsFolder } from '../publishing/compile-definitions';
import { problemsIn } from './draft-check';
import { inviteAgain, inviteEditor } from './invitations';
import { openLoneDesk } from './lone-desk';
import { publishLayer, publishProposal, rollBack } from './publish';
import { readPublished } from './published-layer';
import { listRevisions } from './revisions';
import { record } from './studio-desk';
import { StudioFailure, studioErrors } from './studio-failure';

/** Why an action of the operator was refused, in lines for a terminal. */
export class OperatorRefusal extends Error {}

/** What whoever runs the portal does with the editors' layer, by a command. */
export interface OperatorDesk {
  /** The published layer as files of a folder. */
  exportLayer(): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Publishes the files of a folder as the whole layer, after the same checks; gives the revision. */
  importLayer(files: DefinitionFiles, reason: string): Promise<number>;
  publish(draft: number): Promise<number>;
  rollBack(revision: number, reason: string): Promise<number>;
  /** Invites an administrator, or one who is already there again; gives the code of the invitation. */
  invite(login: string, name: string): Promise<string>;
  /** Revisions and events, a line each, the latest first. */
  log(): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface OperatorOptions {
  readonly configuration: Pick<Configuration, 'dataDir' | 'databaseUrl' | 'databaseSchema' | 'definitionsDir'>;
  readonly read: (folder: string) => DefinitionsFolder;
  readonly surroundings: Surroundings;
  readonly tell: (text: string) => void;
}

/** Opens the database for one command. Servers that run on the same PostgreSQL hear of what it publishes; an embedded database must be free. */
export async function openOperatorDesk({ configuration, read, surroundings, tell }: OperatorOptions): Promise<OperatorDesk> {
  const { databaseUrl, databaseSchema, dataDir, definitionsDir } = configuration;
  const lock = databaseUrl === null ? lockDataFolder(dataDir, { tell, lost: () => undefined }) : null;
  let opened: OpenDatabase;
  try {
    opened = await openOfficeDatabase({ databaseUrl, dataDir, databaseSchema }, null);
  } catch (error) {
    await lock?.release();
    throw error;
  }
  const { database } = opened;
  const desk = await openLoneDesk({ database, now: () => opened.now(), tell, definitions: read(definitionsDir), surroundings });
  return {
    async exportLayer() {
      const { layer } = await readPublished(database);
      await record(database, desk.now(), { kind: 'layer-exported' });
      return new Map(Object.entries(layer).map(([path, value]) => [path, bytesOfFile(path, value)]));
    },
    async importLayer(files, reason) {
      const { layer, failures } = readLayer(files);
      if (failures.length > 0) throw new OperatorRefusal(failures.map(({ file, message }) => `${file}: ${message}`).join('\n'));
      const refusals = layerRefusals(layer);
      if (refusals.length > 0)
        throw new OperatorRefusal(refusals.map(({ file, path, reason: why }) => `${file} ${path}: ${why}`).join('\n'));
      const words = { title: 'Import', reason, legalBasis: '' };
      return await explained(publishLayer(desk, null, { kind: 'import', layer, words }));
    },
    publish: async (draft) => await explained(publishProposal(desk, null, draft)),
    rollBack: async (revision, reason) => await explained(rollBack(desk, null, revision, reason)),
    async invite(login, name) {
      const [known] = await database.select({ id: studioEditor.id }).from(studioEditor).where(eq(studioEditor.login, login));
      return await explained(
        known ? inviteAgain(desk, null, known.id) : inviteEditor(desk, null, login, { name, administrator: true, rights: [] }),
      );
    },
    async log() {
      const revisions = await listRevisions(database, 'en');
      const events = await database.select().from(studioEvent).orderBy(desc(studioEvent.id)).limit(1_000);
      return [
        ...revisions.map(({ number, publishedAt, kind, author, approver, title, reason }) =>
          [`#${number}`, publishedAt, kind, author ?? 'operator', approver ?? '-', title, reason].join('  '),
        ),
        ...events.map(({ happenedAt, kind, editorId, draftId, revision, details }) =>
          [
            happenedAt.toISOString(),
            kind,
            `editor ${editorId ?? '-'}`,
            `draft ${draftId ?? '-'}`,
            `revision ${revision ?? '-'}`,
            details,
          ].join('  '),
        ),
      ];
    },
    async close() {
      await opened.close();
      await lock?.release();
    },
  };
}

/** The words of a refusal, with what it found. */
async function explained<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof StudioFailure)) throw error;
    const { problems = [], moved = [] } = error.details;
    const lines = [
      studioErrors[error.code][2],
      ...problemsIn(problems, 'en').map(({ severity, file, path, message }) => `${severity} ${file} ${path}: ${message}`),
      ...moved.map(({ file, path }) => `moved ${file} ${path}`),
    ];
    throw new OperatorRefusal(lines.join('\n'));
  }
}
