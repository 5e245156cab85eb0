import type { Readable } from 'node:stream';
import { failure, type Language, type PlainDate, type PrintableDocument, type Result, success } from '../../engine';
import type { AccountDesk } from '../accounts/account-desk';
import type { Caller, OfficeSubject, SignedInCaller } from '../accounts/caller';
import type { BrowserKey } from '../accounts/external/browser-key';
import type { Logins } from '../accounts/external/open-logins';
import { signedInCaller, subjectOf } from '../accounts/rights';
import type { Database } from '../database/database';
import { OfficeFailure } from '../errors/office-failure';
import type { FileDesk } from '../files/file-desk';
import type { SentFile } from '../files/sent-file';
import type { PaymentDesk } from '../payments/payment-desk';
import type { PublishedPack } from '../publishing/published-pack';
import { keepLimits, type RequestLimit, type TooManyWords } from './keep-limits';
import type { OfficeApi, OfficeFiles } from './office-api.generated';
import { requestLimits } from './request-limits.generated';

/** A stored file of the office, as the answer to a call. */
export class OfficeFile {
  constructor(
    readonly bytes: Uint8Array,
    /** File name for the resident's browser, if the definition gives none. */
    readonly fileName: string,
    /** Media type, such as `application/pdf`. */
    readonly type: string,
  ) {}
}

/** A file that is too large to be held whole. */
export class StreamedFile extends OfficeFile {
  constructor(
    readonly content: Readable,
    fileName: string,
    type: string,
  ) {
    super(new Uint8Array(), fileName, type);
  }
}

type OfficeCalls = OfficeApi & OfficeFiles;
type Limits = Readonly<Record<string, RequestLimit>>;

const callLimits: Readonly<Record<string, { readonly query: Limits; readonly body: Limits }>> = requestLimits;

/** A call that the definitions describe, as method and path below the base address. */
export type ResourceKey = keyof OfficeCalls;

/** Query of a call as it arrives. */
export type QueryTexts = Readonly<Record<string, string>>;

/** The input of a call: texts in the query, JSON in the body. */
export interface CallInput {
  readonly query: QueryTexts;
  readonly body: unknown;
}

/** Reads one query parameter. A wrong or missing one gives an error of the catalogue. */
export type QueryReader<Value> = (text: string | undefined) => Result<Value, OfficeFailure>;

/** Reads one field of a JSON body; a missing field arrives as `undefined`. */
export type BodyReader<Value> = (value: unknown) => Result<Value, OfficeFailure>;

/** What the handler of every call gets. */
export interface OfficeContext {
  readonly database: Database;
  readonly now: Date;
  /** Today in the office's time zone. */
  readonly today: PlainDate;
  /** Language of the texts that residents read. */
  readonly language: Language;
  readonly caller: Caller;
  /** Network address of the caller. */
  readonly address: string;
  /** The secret that the browser keeps between the steps of an external login. */
  readonly browser: BrowserKey;
  readonly accounts: AccountDesk;
  /** The login providers of the project. */
  readonly logins: Logins;
  readonly payments: PaymentDesk;
  /** Draws a document with the office's letterhead, as a tagged PDF. */
  draw(document: PrintableDocument): Promise<Uint8Array>;
  /** Origin of the sandbox's system of cases and registers; null when there is none. */
  readonly sandboxRegistry: string | null;
  /** The file that is the body of the call; null for any other call. */
  readonly sent: SentFile | null;
  readonly files: FileDesk;
  /** The published pack, for the words of what was sent; null when there is none. */
  readonly pack: PublishedPack | null;
}

/** One call of the office, for any caller: HTTP, or the drawing of a PDF. */
export interface Resource {
  readonly key: ResourceKey;
  /** True if the stricter rate limit applies, because the answers could be used to search through a register of persons. */
  readonly sensitive: boolean;
  /** True if it is answered even while the whole portal is under maintenance. */
  readonly duringMaintenance: boolean;
  /** True if what is sent again with the same key is answered as before. */
  readonly once: boolean;
  /** True if everybody is answered alike, and nothing of it is about a person. */
  readonly isPublic: boolean;
  /** Throws an `OfficeFailure` for a caller without the right, for wrong input, or when there is nothing to answer with. */
  answer(input: CallInput, context: OfficeContext): Promise<unknown>;
}

type Identity = 'nip' | 'pesel';
type QueryOf<Call> = Call extends { readonly personal: true; readonly query: infer Query }
  ? Exclude<keyof Query, Identity>
  : Call extends { readonly query: infer Query }
    ? keyof Query
    : never;
type BodyOf<Call> = Call extends { readonly body: infer Body } ? keyof Body : never;
type QueryReaders<Call> = Readonly<Record<QueryOf<Call> & string, QueryReader<unknown>>>;
type BodyReaders<Call> = Readonly<Record<BodyOf<Call> & string, BodyReader<unknown>>>;
type Values<Readers> = {
  readonly [Name in keyof Readers]: Readers[Name] extends (given: never) => Result<infer Value, OfficeFailure> ? Value : never;
};
type BodyPart<Call, Body> = Call extends { readonly body: unknown } ? { readonly body: Body } : { readonly body?: undefined };

/** The rights that a call needs: a subject of the user, a verified user, or any user including a restricted one. */
type CallerPart<Call> = Call extends { readonly personal: true }
  ? { readonly caller: 'subject' }
  : Call extends { readonly signedIn: true }
    ? { readonly caller: 'verified-user' | 'user' }
    : { readonly caller?: undefined };
type Rights<Call> = (Call extends { readonly personal: true } ? { readonly subject: OfficeSubject } : unknown) &
  (Call extends { readonly signedIn: true } ? { readonly user: SignedInCaller } : unknown);

type ResourceParts<Call, Query, Body, Answer> = {
  readonly query: Query;
  readonly sensitive?: true;
  readonly duringMaintenance?: true;
  /** What it does is all in the database, so that it can be undone together with the key of its sending. */
  readonly once?: true;
  readonly tooMany?: TooManyWords;
  readonly answer: (
    given: OfficeContext & Rights<Call> & { readonly query: Values<Query>; readonly body: Values<Body> },
  ) => Promise<Answer>;
} & CallerPart<Call> &
  BodyPart<Call, Body>;

type ResponseOf<Call> = Call extends { readonly response: infer Response } ? Response : OfficeFile;

/** Declares the answer to a call. The generated types compare its query, body, rights and response with the definitions. */
export function defineResource<
  Key extends ResourceKey,
  const Query extends QueryReaders<OfficeCalls[Key]>,
  const Body extends BodyReaders<OfficeCalls[Key]>,
>(key: Key, parts: ResourceParts<OfficeCalls[Key], Query, Body, ResponseOf<OfficeCalls[Key]>>): Resource;
export function defineResource(key: ResourceKey, parts: LooseParts): Resource {
  return {
    key,
    sensitive: parts.sensitive ?? false,
    duringMaintenance: parts.duringMaintenance ?? false,
    once: parts.once ?? false,
    isPublic: parts.caller === undefined && parts.sensitive !== true,
    // Rights are checked first, so that nothing is read of a caller without rights.
    answer: (input, context) => parts.answer({ ...context, ...rightsOf(parts.caller, input, context), ...readInput(key, parts, input) }),
  };
}

/** The same parts for any call, without the types that were checked against the definitions. */
interface LooseParts {
  readonly query: Readonly<Record<string, QueryReader<unknown>>>;
  readonly body?: Readonly<Record<string, BodyReader<unknown>>> | undefined;
  readonly caller?: 'subject' | 'verified-user' | 'user' | undefined;
  readonly sensitive?: true;
  readonly duringMaintenance?: true;
  readonly once?: true;
  readonly tooMany?: TooManyWords;
  answer(given: OfficeContext & LooseGiven): Promise<unknown>;
}

interface LooseGiven {
  readonly subject?: OfficeSubject;
  readonly user?: SignedInCaller;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

function rightsOf(needed: LooseParts['caller'], { query }: CallInput, { caller }: OfficeContext): Pick<LooseGiven, 'subject' | 'user'> {
  if (needed === undefined) return {};
  const user = signedInCaller(caller, { restricted: needed === 'user' });
  return needed === 'subject' ? { user, subject: subjectOf(user, query) } : { user };
}

function readInput(key: ResourceKey, { query, body = {}, tooMany }: LooseParts, input: CallInput): Pick<LooseGiven, 'query' | 'body'> {
  const fields: Readonly<Record<string, unknown>> = typeof input.body === 'object' && input.body !== null ? { ...input.body } : {};
  const limits = callLimits[key];
  if (limits) {
    // Sizes are checked before any work, because readers and rules may need more than linear time.
    keepLimits(limits.query, input.query);
    keepLimits(limits.body, fields, tooMany);
  }
  return {
    query: readAll(query, (name) => input.query[name]),
    body: readAll(body, (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined)),
  };
}

function readAll<Given>(
  readers: Readonly<Record<string, (given: Given) => Result<unknown, OfficeFailure>>>,
  given: (name: string) => Given,
): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, reader] of Object.entries(readers)) {
    const result = reader(given(name));
    if (!result.ok) throw result.failure;
    values[name] = result.value;
  }
  return values;
}

/** The result of a reader for a valid value. */
export const accepted = success;

/** The result of a reader for an invalid value. */
export function refused(...error: ConstructorParameters<typeof OfficeFailure>) {
  return failure(new OfficeFailure(...error));
}
