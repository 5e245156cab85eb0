import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../read-pdf';
import { openDatabaseOffice } from './database-office';
import { startFilledOffice } from './filled-office';
import { hostileNames } from './hostile-names';
import { officeOfFile } from './office-of-file';
import { temporaryFolder } from './run-office';

const office = await officeOfFile();

describe('the sandbox e-office', () => {
  it('serves a PDF to look at, tagged, under its Polish name', async () => {
    const { status, headers, bytes } = await office.get('/e-urzad/podatki/in-1.pdf');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `inline; filename="in-1.pdf"; filename*=UTF-8''${encodeURIComponent('Informacja o nieruchomościach IN-1.pdf')}`,
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(readPdf(bytes).inside).toContain('/MarkInfo');
    expect((await office.get('/e-urzad/podatki/in-1.pdf')).bytes.equals(bytes)).toBe(true);
  });

  it('serves an OpenDocument text to save', async () => {
    const { status, headers, bytes } = await office.get('/e-urzad/podatki/raty.odt');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/vnd.oasis.opendocument.text');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="raty\.odt"; filename\*=UTF-8''Wniosek%20o%20roz/);
    // Programs recognise an OpenDocument file by its type, uncompressed at the very beginning.
    expect(bytes.subarray(30, 77).toString()).toBe('mimetypeapplication/vnd.oasis.opendocument.text');
    expect(bytes.toString()).toContain('Liczba rat');
  });

  it('lets the map be framed by the portal and nothing else', async () => {
    const { status, headers } = await office.get('/e-urzad/mapa-dojazdu.svg');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'self'");
    expect(headers).not.toHaveProperty('origin-agent-cluster');
    expect((await office.get('/e-urzad/podatki/raty.odt')).headers['x-frame-options']).toBe('DENY');
  });

  it('says in Polish that it has no such file', async () => {
    const { status, headers, bytes } = await office.get('/e-urzad/podatki/nie-ma.pdf');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(bytes.toString()).toContain('<h1>Nie ma takiego pliku</h1>');
  });

  it('has nothing at hostile names, written plainly or encoded', async () => {
    const data = temporaryFolder();
    const { address, close } = await startFilledOffice({ DATA_DIR: data.path });
    expect(await rawStatus(address, '/e-urzad/podatki/raty.odt')).toBe(200);
    for (const name of hostileNames) {
      for (const path of [encodeURIComponent(name), `podatki/${encodeURIComponent(name)}`, encodeURI(name), `${encodeURI(name)}.pdf`]) {
        expect([400, 404, 414], path).toContain(await rawStatus(address, `/e-urzad/${path}`));
      }
    }
    await close();
    data.remove();
  });

  it('is not there when the sandbox is switched off', async () => {
    const data = temporaryFolder();
    const without = await openDatabaseOffice({ DATA_DIR: data.path, SANDBOX: 'false' });
    expect((await without.get('/e-urzad/podatki/in-1.pdf')).status).toBe(404);
    expect((await without.get('/e-urzad/mapa-dojazdu.svg')).status).toBe(404);
    expect((await without.get('/api/pi/status')).status).toBe(200);
    await without.close();
    data.remove();
  });
});

/** Requests a path exactly as written; fetch would resolve its dots first. */
function rawStatus(address: string, path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    asked.on('error', reject);
    asked.end();
  });
}
