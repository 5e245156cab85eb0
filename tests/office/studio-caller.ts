import { generate } from 'otplib';
import { sampleEditors } from '../../sample-office/sample-editors';
import type { SampleEditor } from '../../server';

/** An answer of the editors' room. */
export interface StudioAnswer {
  readonly status: number;
  // The tests read what they expect of it.
  readonly body: Readonly<Record<string, never>> & { readonly code?: string };
  readonly text: string;
}

/** Calls the editors' room as the page of one editor does. */
export interface StudioCaller {
  get(path: string): Promise<StudioAnswer>;
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<StudioAnswer>;
  sendBytes(path: string, bytes: Uint8Array, type: string): Promise<StudioAnswer>;
  getBytes(path: string): Promise<Uint8Array>;
}

/** A sample person of the editors' room by the login. */
export function sampleEditor(login: string): SampleEditor {
  const found = sampleEditors.find((one) => one.login === login);
  if (!found) throw new Error(`There is no ${login}.`);
  return found;
}

/** A caller without a session. */
export function studioVisitor(address: string, cookie = ''): StudioCaller {
  const ask = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(`${address}/redakcja/api${path}`, {
      method,
      headers: {
        origin: address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : {}, text };
  };
  return {
    get: (path) => ask('GET', path),
    send: ask,
    sendBytes: (path, bytes, type) => ask('POST', path, new Blob([new Uint8Array(bytes)]), { 'content-type': type }),
    async getBytes(path) {
      const answer = await fetch(`${address}/redakcja/api${path}`, { headers: { cookie } });
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
}

/** Logs an editor in with password and one-time code. */
export async function logInEditor(address: string, { login, password, totpSecret }: SampleEditor, now: Date): Promise<StudioCaller> {
  const code = await generate({ secret: totpSecret, epoch: Math.floor(now.getTime() / 1000) });
  const answer = await fetch(`${address}/redakcja/api/session`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ login, password, code }),
  });
  if (answer.status !== 200) throw new Error(await answer.text());
  return studioVisitor(address, (answer.headers.get('set-cookie') ?? '').split(';')[0]);
}
