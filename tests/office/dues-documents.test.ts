// Documents of dues. The address alone says which card, title, filters and kind the screen had.
import { describe, expect, it } from 'vitest';
import { partyId } from '../../sample-office/seed/parties/sample-parties';
import { dueHolder } from '../../server/database/dues-tables';
import { type ReadPdf, readPdf } from '../read-pdf';
import { duesCaller } from './dues-caller';
import { officeOfFile } from './office-of-file';

const office = await officeOfFile();
const dues = duesCaller(office);
const card = await dues.card('farmer', 'R/00045/2026');

interface Drawn {
  readonly file: string;
  readonly pdf: ReadPdf;
}

async function draw(call: string, query: Readonly<Record<string, string>>): Promise<Drawn> {
  const { status, headers, bytes } = await dues.get('farmer', `${call}?${new URLSearchParams(query)}`);
  expect(status, bytes.toString('utf8', 0, 200)).toBe(200);
  return { file: /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? '', pdf: readPdf(bytes) };
}

describe('the document of a card', () => {
  const ofCard = (query: Readonly<Record<string, string>>) =>
    draw('/oplaty/dajNaleznosciKarty/pdf', {
      tytul: 'Należności: podatki gminne',
      idKartyNaleznosci: String(card.idKartyNaleznosci),
      typNaleznosci: 'wszystkie',
      ...query,
    });
  const firstCells = ({ pdf }: Drawn) => pdf.tables[0]?.body.map(([day = '']) => day.slice(0, 10));

  it.each([
    ['Należności: podatki gminne', 'naleznosci_podatki_gminne.pdf', 'pl'],
    ['Należności: odbiór odpadów', 'naleznosci_oplaty_za_usuwanie_odpadow.pdf', 'pl'],
    ['Charges: water and sewage', 'naleznosci_oplaty_za_wode_i_scieki.pdf', 'en'],
  ])('has the title %s and its file name', async (tytul, name, lang) => {
    const { file, pdf } = await ofCard({ tytul, lang });
    expect(file).toBe(name);
    expect(pdf.pageText(0)).toContain(tytul);
  });

  it('holds the instalments that the radio, the days and the amounts leave', async () => {
    expect(firstCells(await ofCard({}))).toEqual(['15.03.2026', '15.05.2026', '15.09.2026', '15.11.2026']);
    expect(firstCells(await ofCard({ typNaleznosci: 'zaplacone' }))).toEqual(['15.03.2026']);
    const some = await ofCard({
      typNaleznosci: 'niezaplacone',
      dataOd: '2026-05-15',
      dataDo: '2026-09-15',
      kwotaOd: '0.5',
      kwotaDo: '99999',
    });
    expect(firstCells(some)).toEqual(['15.05.2026', '15.09.2026']);
    expect(some.pdf.pageText(0)).toContain('15.05.2026 – 15.09.2026');
    expect(some.pdf.pageText(0)).toContain('0,50 – 99\u00a0999,00');
    expect((await ofCard({ dataDo: '2026-03-31' })).pdf.pageText(0)).toContain('do 31.03.2026');
  });

  it('sums what it shows, under the column of the sums', async () => {
    const { tables } = (await ofCard({ typNaleznosci: 'zaplacone' })).pdf;
    const [instalments] = tables;
    // The label spans the columns before the only total, which is in the last column but one; no cell is left over.
    expect(instalments?.foot[0]).toEqual(['Razem, pokazane raty', instalments?.body[0]?.at(-2), '']);
    expect(tables.length).toBe(3);
  });
});

describe('the document of the list', () => {
  const kinds = async (query: Readonly<Record<string, string>>) => {
    const { file, pdf } = await draw('/oplaty/dajNaleznosci/pdf', query);
    expect(file).toBe('naleznosci_do_zaplaty.pdf');
    return [...new Set(pdf.tables[0]?.body.map((cells) => cells[1]))];
  };

  it('holds all kinds, or the one that rodzajPlatnosci names', async () => {
    expect((await kinds({})).length).toBeGreaterThan(3);
    expect(await kinds({ rodzajPlatnosci: '' })).toEqual(await kinds({}));
    expect(await kinds({ rodzajPlatnosci: 'srodek-transportu' })).toEqual(['Podatek od środków transportu (po terminie)']);
    expect((await dues.get('farmer', '/oplaty/dajNaleznosci/pdf?rodzajPlatnosci=woda-i-scieki')).status).toBe(400);
  });

  it('is not there for somebody without dues, and there as soon as a card is theirs', async () => {
    expect((await dues.get('newcomer', '/oplaty/dajNaleznosci/pdf')).status).toBe(404);
    await office.database.insert(dueHolder).values({ cardId: card.idKartyNaleznosci, partyId: partyId('newcomer'), name: 'Oleh Nowy' });
    expect((await dues.get('newcomer', '/oplaty/dajNaleznosci/pdf')).status).toBe(200);
  });
});

it('the document of a payment that is not the subject’s is not there', async () => {
  expect((await dues.get('farmer', '/platnosci/historia/pdf?idTransakcji=3f0c1a5e7b9d4c2a')).status).toBe(404);
  expect((await dues.get('farmer', '/platnosci/historia/pdf')).status).toBe(200);
});
