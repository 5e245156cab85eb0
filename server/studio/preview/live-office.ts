import { isRecord, parsePesel } from '../../../engine';
import type { AskedCall, PreviewCall } from './preview-office';

/** The person and the institution for whom an office of its own keeps test data, as the operator names them. */
export interface TestSubject {
  readonly pesel: string | null;
  readonly nip: string | null;
}

/** An answer of the office as it came: nothing of it is read here. */
export interface LiveAnswer {
  readonly status: number;
  readonly body: string;
}

/** The office behind the portal, asked in the name of a test user and only for what reads. */
export interface LiveOffice {
  readonly subject: TestSubject;
  /** Asks for what stands at an address with its query; null when the office gives no answer. `isSignedIn`: in the name of the test user. */
  get(address: string, isSignedIn: boolean, signal: AbortSignal): Promise<LiveAnswer | null>;
}

/** Whether an office may be asked live: of the persons only the test subject, and only by calls that read and belong to the main office. */
export function mayAskLive({ call }: AskedCall, { path, query }: PreviewCall, { pesel, nip }: TestSubject): boolean {
  if (call.method !== 'GET' || call.answer !== 'json' || path.startsWith('/@')) return false;
  const given = Object.values(query);
  if (given.some((value) => parsePesel(value) !== null && value !== pesel)) return false;
  return !call.personal || given.some((value) => value !== '' && (value === pesel || value === nip));
}

/** An answer about the account with the numbers of the test subject in place of those of the samples. */
export function ofTestSubject(value: unknown, { pesel, nip }: TestSubject): unknown {
  if (Array.isArray(value)) return value.map((each) => ofTestSubject(each, { pesel, nip }));
  if (!isRecord(value)) return value;
  const isThere = (name: string) => typeof value[name] === 'string';
  return { ...value, ...(isThere('pesel') && { pesel }), ...(isThere('nip') && { nip }) };
}
