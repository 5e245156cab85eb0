import { Readable } from 'node:stream';
import { mainOffice } from '../../../engine';
import type { LiveOffice, TestSubject } from '../../studio/preview/live-office';
import { openBody } from './answer-body';
import type { OfficeBook } from './office-book';
import { officeCall } from './office-call';
import { isDocument } from './passed-headers';

/** Bytes of an answer that a preview takes. */
const longest = 8_388_608;

/** The main office, asked in the name of the operator's test user. The token stays here; null where no test user is named. */
export function liveOffice(offices: OfficeBook, variables: Readonly<Record<string, string>>): LiveOffice | null {
  const said = (name: string) => variables[name]?.trim() || null;
  const subject: TestSubject = { pesel: said('OFFICE_PESEL'), nip: said('OFFICE_NIP') };
  const token = said('OFFICE_TOKEN');
  if (token === null) return null;
  return {
    subject,
    async get(address, isSignedIn, signal) {
      try {
        const office = offices.find(mainOffice);
        const headers = { ...office.headers, accept: 'application/json', ...(isSignedIn && { authorization: `Bearer ${token}` }) };
        const answer = await officeCall(office, { method: 'GET', path: address, headers, body: null, signal });
        if (isDocument(answer.headers) || (answer.statusCode >= 300 && answer.statusCode < 400)) {
          answer.body.destroy();
          return null;
        }
        return { status: answer.statusCode, body: await textOf(await openBody(answer, 'GET')) };
      } catch {
        // Whatever keeps an office from answering, the page says that it does not.
        return null;
      }
    },
  };
}

async function textOf(body: Buffer | Readable | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body instanceof Readable ? body : body === null ? [] : [body]) {
    size += part.length;
    if (size > longest) throw new Error('The answer is too long for a preview.');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
