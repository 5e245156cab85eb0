import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningOffice } from '../../server';
import { brokenForReaders } from '../vera-pdf';
import { startFilledOffice } from './filled-office';
import { temporaryFolder } from './run-office';

const folder = temporaryFolder();
let office: RunningOffice;

beforeAll(async () => {
  office = await startFilledOffice({ DATA_DIR: folder.path });
}, 120_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

/** Everything in a PDF file that can be read as text: its uncompressed parts and its decompressed streams. */
function insideOf(pdf: Buffer): string {
  const parts = [pdf.toString('latin1')];
  const stream = /stream\r?\n/g;
  const text = parts[0] ?? '';
  for (let match = stream.exec(text); match; match = stream.exec(text)) {
    const start = match.index + match[0].length;
    const end = text.indexOf('endstream', start);
    try {
      parts.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // Not a zlib stream; its plain text is in the first part.
    }
  }
  return parts.join('\n');
}

async function fetchPdf(path: string): Promise<{ answer: Response; bytes: Buffer; inside: string }> {
  const answer = await fetch(`${office.address}/api${path}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, bytes, inside: insideOf(bytes) };
}

/** True if the ToUnicode tables of a PDF's fonts contain a letter, as UTF-16 in hexadecimal, so that it can be copied. */
function mapsLetter(inside: string, letter: string): boolean {
  const code = letter.codePointAt(0)?.toString(16).padStart(4, '0') ?? '';
  return new RegExp(`<[0-9a-f]+>\\s*<${code}>`, 'i').test(inside);
}

describe('the PDF of a screen', () => {
  it('is a file under the fixed name of the definition, at the data path plus /pdf [PDF-02] [PDF-03] [CALL-09]', async () => {
    const { answer, inside } = await fetchPdf('/fk/gmina/dajDochodyBudzetu/pdf?rok=2025');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="dochody_budzetu.pdf"');
    expect(inside.startsWith('%PDF-1.7')).toBe(true);
  });

  it('is tagged as PDF/UA, with a table of rows, heads with scope and data cells, a language and a title', async () => {
    const { inside } = await fetchPdf('/fk/gmina/dajDochodyBudzetu/pdf?rok=2025');
    for (const mark of [
      '/StructTreeRoot',
      '/S/Table',
      '/S/THead',
      '/S/TBody',
      '/S/TFoot',
      '/S/TR',
      '/S/TH',
      '/S/TD',
      '/Scope/Column',
      '/Marked true',
      '/Lang(pl',
    ]) {
      expect(inside.replace(/(?<=[A-Za-z]) (?=[/(])/g, ''), mark).toContain(mark);
    }
    expect(inside).toMatch(/<pdfuaid:part>1</);
    expect(Buffer.from(inside, 'latin1').toString('utf8')).toMatch(/<dc:title>.*Dochody budżetu/s);
  });

  it('is let through by veraPDF as PDF/UA-1, where that is installed: a table, and another language', async () => {
    for (const path of ['/fk/gmina/dajDochodyBudzetu/pdf?rok=2025', '/pojazdy/dajStawki/pdf?rok=2026&lang=uk']) {
      const { bytes } = await fetchPdf(path);
      const broken = brokenForReaders(bytes);
      if (broken === null) break;
      expect(broken, path).toBe('');
    }
  }, 120_000);

  it('has Polish letters in Polish and Ukrainian letters in Ukrainian', async () => {
    const polish = await fetchPdf('/fk/gmina/dajDochodyBudzetu/pdf?rok=2026');
    for (const letter of 'ąęłńóśż') expect(mapsLetter(polish.inside, letter), letter).toBe(true);
    expect(mapsLetter(polish.inside, 'ї')).toBe(false);
    const ukrainian = await fetchPdf('/pojazdy/dajStawki/pdf?rok=2026&lang=uk');
    for (const letter of 'авіст') expect(mapsLetter(ukrainian.inside, letter), letter).toBe(true);
    expect(ukrainian.inside).toMatch(/\/Lang ?\(uk/);
  });

  it.each([
    ['/fk/gmina/dajWydatkiBudzetu/pdf?rok=2026', 'wydatki_budzetu.pdf'],
    ['/el/dajStatusyMeldunkoweMieszkancow/pdf', 'statusy_mieszkancow.pdf'],
    ['/el/dajZameldowaniaWgPlciWieku/pdf', 'zameldowania_wg_plci_wieku.pdf'],
    ['/el/dajNajpopularniejszeImiona/pdf', 'informacja_o_najpopularniejszych_imionach.pdf'],
    ['/el/dajNajpopularniejszeImionaWgRoku/pdf?rok=1985', 'informacja_o_najpopularniejszych_imionach_w_latach.pdf'],
    ['/pojazdy/dajLiczbePojazdowWgNorm/pdf?dataPrzeliczen=2026-01-01', 'liczba_pojazdow_z_podzialem_wg_sposobu_opodatkowania.pdf'],
    ['/pojazdy/dajStawki/pdf?rok=2026', 'stawki_podatku_od_srodkow_transportu.pdf'],
    ['/el/dajLiczbeMieszkancowWyborcow/pdf', 'liczba_mieszkancow_wyborcow.pdf'],
  ])('%s is %s', async (path, name) => {
    const { answer } = await fetchPdf(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`);
  });

  it('of the voter check is saved under its own name', async () => {
    const { answer } = await fetchPdf(`/el/dajObwodWyborcy/pdf?pesel=${office.samplePesels[0]}&dataWyborow=2027-10-17`);
    expect(answer.headers.get('content-disposition')).toContain('sprawdzenie_obwodu_okregu_i_numeru_na_liscie_wyborczej.pdf');
  });

  it.each([
    ['no year', '/fk/gmina/dajDochodyBudzetu/pdf', 400, 7],
    ['a year outside the list', '/fk/gmina/dajDochodyBudzetu/pdf?rok=1999', 400, 7],
    ['a day that does not exist', '/pojazdy/dajLiczbePojazdowWgNorm/pdf?dataPrzeliczen=2026-02-30', 400, 7],
    ['a wrong PESEL', '/el/dajObwodWyborcy/pdf?pesel=44051401358&dataWyborow=2027-10-17', 400, 7],
    ['a person who is on no list', '/el/dajObwodWyborcy/pdf?pesel=44051401359&dataWyborow=2027-10-17', 404, 12],
  ])('is refused for %s with kod and opis [ERR-01]', async (_case, path, status, kod) => {
    const answer = await fetch(`${office.address}/api${path}`);
    expect({ status: answer.status, body: await answer.json() }).toEqual({ status, body: { kod, opis: expect.any(String) } });
  });

  it('leaves the office answering while ten are drawn', async () => {
    let finished = 0;
    const draw = async () => {
      const pdf = await fetchPdf('/fk/gmina/dajWydatkiBudzetu/pdf?rok=2024');
      finished += 1;
      return pdf;
    };
    const drawn = Promise.all(Array.from({ length: 10 }, draw));
    const health = await fetch(`${office.address}/healthz`);
    const finishedBefore = finished;
    expect((await drawn).map(({ answer }) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(health.status).toBe(200);
    // It was answered while documents were still waiting, not after the last one.
    expect(finishedBefore).toBeLessThan(10);
  });
});
