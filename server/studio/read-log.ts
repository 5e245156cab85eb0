import { and, desc, eq, gte, inArray, like, lt, or, type SQL } from 'drizzle-orm';
import { csvText } from '../../engine';
import { officeMoment } from '../calendar/office-day';
import { studioDraft, studioEditor, studioEvent, studioRevision } from '../database/studio-tables';
import type { LogEntry } from './answers';
import { wordsOfDetails, wordsOfEvent } from './event-words';
import { midnightOf } from './proposals';
import type { StudioDesk } from './studio-desk';
import { StudioFailure } from './studio-failure';

/** Which events are wanted; what is null does not limit. */
export interface LogFilter {
  readonly person: number | null;
  readonly kind: string | null;
  readonly draft: number | null;
  /** Slug of a service or screen that the draft or revision touches. */
  readonly service: string | null;
  /** First and last day in Warsaw. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only events before this one, for the next page. */
  readonly before: number | null;
}

/** Events of a filter, the latest first, at most `most`. */
export async function readLog({ database }: StudioDesk, filter: LogFilter, language: 'pl' | 'en', most: number): Promise<LogEntry[]> {
  const rows = await database
    .select({ event: studioEvent, person: studioEditor.name })
    .from(studioEvent)
    .leftJoin(studioEditor, eq(studioEditor.id, studioEvent.editorId))
    .where(and(...conditions(database, filter)))
    .orderBy(desc(studioEvent.id))
    .limit(most);
  return rows.map(({ event: { id, happenedAt, kind, draftId, revision, details }, person }) => ({
    id,
    at: happenedAt.toISOString(),
    kind,
    words: wordsOfEvent(kind, language),
    person,
    draft: draftId,
    revision,
    details: wordsOfDetails(kind, details, language),
  }));
}

function conditions(database: StudioDesk['database'], filter: LogFilter): readonly (SQL | undefined)[] {
  const { person, kind, draft, service, from, to, before } = filter;
  const touched = service === null ? null : `%"%/${service.replace(/[\\%_]/g, '\\$&')}/%`;
  return [
    person === null ? undefined : eq(studioEvent.editorId, person),
    kind === null ? undefined : eq(studioEvent.kind, kind),
    draft === null ? undefined : eq(studioEvent.draftId, draft),
    touched === null
      ? undefined
      : or(
          inArray(studioEvent.draftId, database.select({ id: studioDraft.id }).from(studioDraft).where(like(studioDraft.changes, touched))),
          inArray(
            studioEvent.revision,
            database.select({ number: studioRevision.number }).from(studioRevision).where(like(studioRevision.changes, touched)),
          ),
        ),
    from === null ? undefined : gte(studioEvent.happenedAt, midnight(from)),
    to === null ? undefined : lt(studioEvent.happenedAt, midnight(dayAfter(to))),
    before === null ? undefined : lt(studioEvent.id, before),
  ];
}

function midnight(day: string): Date {
  const moment = midnightOf(day);
  if (moment === null) throw new StudioFailure('bad-request');
  return moment;
}

function dayAfter(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(noon) ? day : new Date(noon + 24 * 3_600_000).toISOString().slice(0, 10);
}

const headings = {
  pl: ['Numer', 'Chwila', 'Osoba', 'Co się stało', 'Szkic', 'Wersja', 'Szczegóły'],
  en: ['Number', 'Moment', 'Person', 'What happened', 'Draft', 'Revision', 'Details'],
} as const;

/** Events as a file for a spreadsheet; moments are those of Warsaw. `nobody` stands for the operator and the schedule. */
export function logAsCsv(events: readonly LogEntry[], language: 'pl' | 'en'): string {
  const nobody = language === 'pl' ? 'serwer' : 'server';
  const lines = events.map(({ id, at, person, words, draft, revision, details }) => [
    String(id),
    officeMoment(new Date(at)),
    person ?? nobody,
    words,
    String(draft ?? ''),
    String(revision ?? ''),
    details,
  ]);
  return csvText([headings[language], ...lines]);
}
