import {
  encodePart,
  failure,
  type OfficeError,
  type OfficeRequest,
  parseAnswerText,
  type Result,
  readOfficeAnswer,
  refusedRequest,
} from '../../engine';
import { portalAccounts } from '../session/portal-accounts';
import { loadStored } from '../storage/stored-value';
import { applyOfficeStatus } from './apply-office-status';
import { chosenFile } from './chosen-files';
import { officeAddress, tokenFor } from './fetch-office';
import { doubtReach, heardOfPortal } from './reach';

// Calls with content that is not JSON. They are sent by XMLHttpRequest, because fetch does not say how far a body is.

/** How a call with content goes on. */
export interface Sending {
  readonly answer: Promise<Result<unknown, OfficeError>>;
  cancel(): void;
}

/** What goes with such a call. */
interface Content {
  readonly body: XMLHttpRequestBodyInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Told how much of it is on its way, from 0 to 1. */
  readonly progress?: (part: number) => void;
}

// Milliseconds in which nothing moves.
const patience = 60_000;

/** Sends one file by itself. The same key again is the same file for the office. */
export function sendFile(
  request: OfficeRequest,
  apiBase: string,
  key: string,
  part: string | null,
  progress: Content['progress'],
): Sending {
  const file = chosenFile(key);
  if (!file) return { answer: Promise.resolve(failure(unsent)), cancel: () => undefined };
  const told = progress && { progress };
  if (part === null) {
    const disposition = `attachment; filename*=UTF-8''${encodePart(file.name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
    const headers = { 'content-type': 'application/octet-stream', 'content-disposition': disposition, 'idempotency-key': key };
    return post(request, apiBase, { body: file, headers, ...told });
  }
  const body = new FormData();
  body.append(part, file, file.name);
  return post(request, apiBase, { body, headers: { 'idempotency-key': key }, ...told });
}

/** Sends a call whose body has keys in place of files, with the files. */
export async function sendCarried(request: OfficeRequest, apiBase: string, key: string | undefined): Promise<Result<unknown, OfficeError>> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  if (request.carried === 'multipart') return await post(request, apiBase, { body: parts(request.body ?? {}), headers }).answer;
  const body = JSON.stringify(await withContent(request.body));
  return await post(request, apiBase, { body, headers: { ...headers, 'content-type': 'application/json' } }).answer;
}

/** A field for each value of the body: a file, several files, a text, or what else there is as JSON. */
function parts(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of isFiles(value) ? value : [value]) {
      const file = typeof one === 'string' ? chosenFile(one) : undefined;
      if (file) form.append(name, file, file.name);
      else if (one !== null && one !== undefined) form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return form;
}

function isFiles(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string' && chosenFile(one) !== undefined);
}

async function withContent(value: unknown): Promise<unknown> {
  if (typeof value === 'string') {
    const file = chosenFile(value);
    return file ? await asBase64(file) : value;
  }
  if (Array.isArray(value)) return await Promise.all(value.map(withContent));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    await Promise.all(Object.entries(value).map(async ([name, inner]) => [name, await withContent(inner)] as const)),
  );
}

async function asBase64(file: File): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('A chosen file could not be read.'));
    reader.readAsDataURL(file);
  });
}

const unsent: OfficeError = { kind: 'http', status: null, kod: null, opis: null };

function post(request: OfficeRequest, apiBase: string, { body, headers, progress }: Content): Sending {
  const refused = refusedRequest(request);
  if (refused) return { answer: Promise.resolve(failure(refused)), cancel: () => undefined };
  const call = new XMLHttpRequest();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      call.abort();
    }, patience);
  };
  const answer = new Promise<Result<unknown, OfficeError>>((resolve) => {
    const end = (result: Result<unknown, OfficeError>) => {
      clearTimeout(timer);
      resolve(result);
    };
    call.upload.onprogress = ({ loaded, total }) => {
      wait();
      progress?.(total > 0 ? loaded / total : 0);
    };
    call.onload = () => {
      heardOfPortal();
      const speeches = call.getResponseHeader('x-portal-failure') === null ? portalAccounts().speeches : {};
      const read = readOfficeAnswer(request, { status: call.status, body: parseAnswerText(call.responseText) }, speeches);
      if (!read.ok && read.failure.status !== null) applyOfficeStatus(read.failure.status, true);
      end(read);
    };
    call.onerror = () => {
      void doubtReach();
      end(failure({ ...unsent, kind: 'network' }));
    };
    call.onabort = () => end(failure({ ...unsent, kind: isLate ? 'timeout' : 'network' }));
  });
  call.open(request.method, officeAddress(apiBase, request, loadStored('okienko.language')));
  const token = tokenFor(request);
  if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
  wait();
  call.send(body);
  return { answer, cancel: () => call.abort() };
}
