import { describe, expect, it } from 'vitest';
import { blockOf, drawService, tableOf } from './draw-service';

describe('the definitions of water', () => {
  it('draw the last twelve readings of each chosen meter as a line, and list all of them [LIMIT-16]', async () => {
    const day = (month: number) => `2025-${String(month).padStart(2, '0')}-15`;
    const reading = (meter: string, month: number, year = '') => ({
      numerLicznika: meter,
      dataOdczytu: year + day(month).slice(year.length),
      stanLicznika: month,
      zuzycieLicznika: 1,
    });
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    const odczytyLicznika = [
      ...months.map((month) => reading('A', month)),
      ...months.slice(0, 8).map((month) => reading('A', month, '2026')),
    ];
    const model = await drawService('stan-wodomierzy', {
      punkty: { punktyOdbioru: [{ idPunktuOdbioru: 1, adresPunktuOdbioru: 'ul. Polna 3' }] },
      liczniki: { liczniki: [{ numerLicznika: 'A', dataWyjecia: null }] },
      odczyty: { odczytyLicznika },
    });
    const chart = blockOf(model, 'wykres');
    const points = chart.block === 'chart' ? chart.points : [];
    expect(points).toHaveLength(12);
    expect([points[0]?.category, points.at(-1)?.category]).toEqual(['15.09.2025', '15.08.2026']);
    expect(tableOf(model, 'odczyty').rowCount).toBe(20);
  });

  it('show in the words of the office what an invoice is for [WINV-10]', async () => {
    const invoice = {
      dataWystawieniaFaktury: '2026-03-01',
      dataZaplaty: null,
      kwotaBrutto: 10,
      wystawionoDokumentPdf: false,
      idDokumentuPdf: null,
    };
    const kinds = ['woda', 'ścieki', 'woda i ścieki', 'coś nowego'];
    const faktury = kinds.map((kind, index) => ({ ...invoice, numerFaktury: `FV/${index}`, dotyczyWodySciekow: kind }));
    const model = await drawService(
      'lista-faktur-woda',
      {
        punkty: { punktyOdbioru: [{ idPunktuOdbioru: 1, adresPunktuOdbioru: 'ul. Polna 3', lataOdbioru: [2026] }] },
        faktury: { faktury, sumaKwotBrutto: 40 },
      },
      { config: { czyWyswietlicDaneUmowyOplatyZaWode: false } },
    );
    const table = tableOf(model, 'faktury');
    expect(kinds.map((_, row) => table.cell(row, 'dotyczyWodySciekow').text)).toEqual(kinds);
  });
});
