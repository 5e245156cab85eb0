// Addresses as people reach them: cut by a mail program, of a file that is gone, and sent to by a form from elsewhere.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningOffice } from '../../server';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = temporaryFolder();
let office: RunningOffice;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path });
});
afterAll(async () => {
  await office?.close();
  folder.remove();
});

const opened = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** What is told of an answer: its status, its type and where it leads. */
async function answerTo(path: string, init: RequestInit = {}): Promise<readonly [number, string | undefined, string | null]> {
  const { status, headers } = await fetch(`${office.address}${path}`, { redirect: 'manual', ...init });
  return [status, headers.get('content-type')?.split(';')[0], headers.get('location')];
}

describe('an address that a person opens', () => {
  it.each([
    ['cut inside of a letter', '/uslugi/op%C5'],
    ['with a percent sign that begins nothing', '/uslugi/100%'],
    ['with a zero character', '/uslugi/a%00b'],
    ['of a file that is not there', '/dokumenty/nie-ma.pdf'],
    ['that nobody has', '/nie-ma'],
  ])('%s is answered with the page of the portal and status 404', async (_, path) => {
    expect(await answerTo(path, { headers: opened })).toEqual([404, 'text/html', null]);
  });

  it('of a file that a page or a program fetches is answered with a line, never with a page that could be taken for a script', async () => {
    for (const accept of ['*/*', 'image/avif,image/*;q=0.8', 'application/javascript'])
      expect(await answerTo('/dokumenty/nie-ma.js', { headers: { accept } })).toEqual([404, 'text/plain', null]);
  });

  it('below /api that cannot be read is a call that does not exist, in the words of the office', async () => {
    for (const path of ['/api/%C5', '/api/a%00b', '/api/%']) {
      const answer = await fetch(`${office.address}${path}`);
      expect([answer.status, (await answer.json()).opis]).toEqual([404, expect.stringContaining('nie ma usługi urzędu')]);
    }
  });
});

describe('a form that sends somebody to a page, as a gateway does after a payment', () => {
  const sent = { method: 'POST', body: new URLSearchParams({ transStatus: '2203' }), headers: opened };

  it('leads to the page at this address', async () => {
    expect(await answerTo('/platnosc-wynik?status=ok', sent)).toEqual([303, undefined, '/platnosc-wynik?status=ok']);
  });

  it.each([
    ['//other.example/logowanie', '/other.example/logowanie'],
    ['///other.example', '/other.example'],
  ])('never leads to another server: %s', async (path, own) => {
    expect(await answerTo(path, sent)).toEqual([303, undefined, own]);
  });

  it('is refused where no person would see the page', async () => {
    expect(await answerTo('/platnosc-wynik', { ...sent, headers: {} })).toEqual([404, 'text/plain', null]);
  });
});
