import type { Language, PlainDate } from '../../engine';
import { failure, type Result, success } from '../../engine';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import type { OfficeApi } from '../office-api.generated';

/** A call that the definitions describe, as method and path below the base address. */
export type ResourceKey = keyof OfficeApi;

/** Query of a call as it arrives. */
export type QueryTexts = Readonly<Record<string, string>>;

/** Reads one query parameter; a wrong or missing one is answered with an error of the catalogue. */
export type QueryReader<Value> = (text: string | undefined) => Result<Value, OfficeFailure>;

type Readers<Key extends ResourceKey> = Readonly<Record<keyof OfficeApi[Key]['query'] & string, QueryReader<unknown>>>;
type Values<Query> = { readonly [Name in keyof Query]: Query[Name] extends QueryReader<infer Value> ? Value : never };

/** What every answer is made from. */
export interface OfficeContext {
  readonly database: Database;
  /** Today in the office's time zone. */
  readonly today: PlainDate;
  /** Language of the texts that residents read. */
  readonly language: Language;
}

/** One call of the office, ready for any caller: HTTP, or the drawing of a PDF. */
export interface Resource {
  readonly key: ResourceKey;
  /** Counted by the stricter limit, because its answers could be used to search through a register of persons. */
  readonly sensitive: boolean;
  /** Answered while the whole portal is under maintenance as well. */
  readonly duringMaintenance: boolean;
  /** Throws an `OfficeFailure` for a wrong query or when there is nothing to answer with. */
  answer(query: QueryTexts, context: OfficeContext): Promise<unknown>;
}

interface ResourceParts<Key extends ResourceKey, Query extends Readers<Key>> {
  readonly query: Query;
  readonly sensitive?: true;
  readonly duringMaintenance?: true;
  readonly answer: (given: OfficeContext & { readonly query: Values<Query> }) => Promise<OfficeApi[Key]['response']>;
}

/** Declares the answer to a call; the generated types hold its query names and its response to the definitions. */
export function defineResource<Key extends ResourceKey, const Query extends Readers<Key>>(
  key: Key,
  parts: ResourceParts<Key, Query>,
): Resource {
  return {
    key,
    sensitive: parts.sensitive ?? false,
    duringMaintenance: parts.duringMaintenance ?? false,
    answer: (texts, context) => parts.answer({ ...context, query: readQuery(parts.query, texts) }),
  };
}

function readQuery<Query extends Readonly<Record<string, QueryReader<unknown>>>>(readers: Query, texts: QueryTexts): Values<Query>;
function readQuery(readers: Readonly<Record<string, QueryReader<unknown>>>, texts: QueryTexts): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const result = reader(texts[name]);
    if (!result.ok) throw result.failure;
    values[name] = result.value;
  }
  return values;
}

/** What a reader returns for a parameter that can be used. */
export const accepted = success;

/** What a reader returns for a parameter that cannot. */
export function refused(...error: ConstructorParameters<typeof OfficeFailure>) {
  return failure(new OfficeFailure(...error));
}
