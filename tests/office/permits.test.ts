import { describe, expect, it } from 'vitest';
import { caseRegistry } from '../../server/database/permit-tables';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';

const office = await officeOfFile();
const { answer } = partyCaller(office);

interface Fees {
  readonly zezwolenia: readonly { readonly pelnyNrZezwolenia: string }[];
  readonly naleznosciZaZezwolenie: readonly Readonly<Record<string, number | null> & { pelnyNrZezwolenia: string }>[];
  readonly uiszczoneOplaty: readonly {
    readonly pelnyNrZezwolenia: string;
    readonly kwotaWplaty: number;
    readonly czyAnulowana: boolean;
  }[];
  readonly naleznosciPozostaleDoSplaty: readonly { readonly pelnyNrZezwolenia: string; readonly sumaNiesplaconychNaleznosci: number }[];
}

const groszy = (zloty: number | null | undefined) => Math.round((zloty ?? 0) * 100);

describe('fees for permits to sell alcohol', () => {
  it('have years for the shop and none for others [ALCO-02]', async () => {
    expect(await answer('shop', '/zezwolenia/dajLataOplat')).toEqual({ lataOplat: [2026, 2025, 2024] });
    expect(await answer('company', '/zezwolenia/dajLataOplat')).toEqual({ lataOplat: [] });
    expect(await answer('company', '/zezwolenia/dajOplaty?rok=2026')).toEqual({
      zezwolenia: [],
      naleznosciZaZezwolenie: [],
      uiszczoneOplaty: [],
      naleznosciPozostaleDoSplaty: [],
    });
  });

  it('are due in three instalments that sum to the whole [LIMIT-22]', async () => {
    for (const rok of [2024, 2025, 2026]) {
      const { naleznosciZaZezwolenie: dues } = await answer<Fees>('shop', `/zezwolenia/dajOplaty?rok=${rok}`);
      expect(dues.length).toBeGreaterThan(1);
      for (const due of dues)
        expect(groszy(due.kwotaRaty1) + groszy(due.kwotaRaty2) + groszy(due.kwotaRaty3)).toBe(groszy(due.kwotaNalezna));
    }
  });

  it('leave to pay what is due with every addition, less what was paid and not cancelled', async () => {
    for (const rok of [2024, 2025, 2026]) {
      const fees = await answer<Fees>('shop', `/zezwolenia/dajOplaty?rok=${rok}`);
      const left = fees.naleznosciZaZezwolenie.map(({ pelnyNrZezwolenia, ...due }) => {
        const { kwotaNalezna, dodatkowaOplRata1, dodatkowaOplRata2, dodatkowaOplRata3, dodatkowaOplNieterOsw } = due;
        const whole = [kwotaNalezna, dodatkowaOplRata1, dodatkowaOplRata2, dodatkowaOplRata3, dodatkowaOplNieterOsw];
        const paid = fees.uiszczoneOplaty.filter((payment) => payment.pelnyNrZezwolenia === pelnyNrZezwolenia && !payment.czyAnulowana);
        const sum = (amounts: readonly (number | null | undefined)[]) =>
          amounts.reduce<number>((total, amount) => total + groszy(amount), 0);
        return [pelnyNrZezwolenia, sum(whole) - sum(paid.map(({ kwotaWplaty }) => kwotaWplaty))] as const;
      });
      expect(fees.naleznosciPozostaleDoSplaty.map((row) => [row.pelnyNrZezwolenia, groszy(row.sumaNiesplaconychNaleznosci)])).toEqual(
        left.filter(([, amount]) => amount > 0),
      );
    }
  });
});

describe('the addresses of statuses and registries', () => {
  it('are those of the organisation that is asked for, and there are none without a system behind them [REGS-03]', async () => {
    const call = (id: string) => office.get(`/api/pi/statusyIRejestry?idOrganizacji=${id}`);
    expect((await call('280')).status).toBe(404);
    const addresses = { adresStatusow: 'https://sprawy.example/280', adresRejestrow: 'https://sprawy.example/280/rejestry' };
    await office.database
      .insert(caseRegistry)
      .values({ organisationId: 280, statusesAddress: addresses.adresStatusow, registersAddress: addresses.adresRejestrow });
    expect(await call('280')).toMatchObject({ status: 200, body: addresses });
    expect((await call('281')).status).toBe(404);
    expect((await call('x')).status).toBe(400);
    expect((await office.get('/api/pi/statusyIRejestry')).status).toBe(400);
  });
});
