import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, expect, it } from 'vitest';

const samplePassword = 'Okienko-2026';

import { startProcess } from './office-processes';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
const place = temporaryFolder();
afterAll(() => {
  folder.remove();
  place.remove();
});

const mebibyte = 1_048_576;
/** A figure of a process, in bytes, as Linux keeps it. */
const memoryOf = (pid: number, name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

async function upload(address: string, token: string, size: number): Promise<number> {
  return await new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', 'content-length': String(size) };
    const call = request(new URL('/api/pliki', address), { method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject);
    const part = Buffer.alloc(mebibyte, 'x');
    let left = size - 9;
    const write = () => {
      while (left > 0) {
        const next = part.subarray(0, Math.min(left, part.length));
        left -= next.length;
        if (!call.write(next)) return void call.once('drain', write);
      }
      call.end();
    };
    call.write('%PDF-1.7\n');
    write();
  });
}

it.each([
  ['the database', {}],
  ['a folder', { FILES_DIR: place.path }],
])(
  'a file of 100 MB kept in %s costs the server at most 60 MiB of memory',
  async (_, variables) => {
    const office = await startProcess({ environment: { DATA_DIR: folder.path, ...variables } });
    const { pid = 0 } = office.child;
    const login = await fetch(`${office.address}/api/uzytkownicy/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'anna', haslo: samplePassword, recaptcha: null }),
    });
    const { token } = (await login.json()) as { token: string };
    // The first one brings the code and the buffers that every later one uses again.
    expect(await upload(office.address, token, 30_000_000)).toBe(200);
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const before = memoryOf(pid, 'VmRSS');
    expect(await upload(office.address, token, 100_000_000)).toBe(200);
    const growth = (memoryOf(pid, 'VmHWM') - before) / mebibyte;
    office.child.kill('SIGTERM');
    await office.ended;
    expect(growth).toBeLessThanOrEqual(60);
  },
  600_000,
);
