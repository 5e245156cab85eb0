// What a day brings to the sample: interest on the dues, and what residents wait for lies ahead.
import { describe, expect, it } from 'vitest';
import { parsePlainDate } from '../../engine';
import { parseGrosze, sumGrosze } from '../../portal';
import { accrueInterest } from '../../sample-office/seed/dues/accrue-interest';
import { interestOf } from '../../sample-office/seed/dues/interest';
import { keepWaiting } from '../../sample-office/seed/water/keep-waiting';
import { duePart } from '../../server/database/dues-tables';
import { duesCaller, type Instalment } from './dues-caller';
import { officeOfFile } from './office-of-file';
import { partyCaller } from './party-caller';
import { origin, paymentCaller } from './payment-caller';
import { signIn } from './sign-in';

const office = await officeOfFile({ variables: { PUBLIC_URL: origin } });
const dues = duesCaller(office);
const parties = ['wife', 'farmer', 'pensioner', 'shop', 'company'] as const;
const grosze = (amount: number | null) => parseGrosze(amount) ?? 0n;

async function accrueUntil(text: string): Promise<void> {
  const day = parsePlainDate(text);
  if (day === null) throw new Error(`${text} is no day.`);
  await accrueInterest(office.database, day);
}

async function everyInstalment(): Promise<ReadonlyMap<number, Instalment>> {
  const found = new Map<number, Instalment>();
  for (const who of parties)
    for (const card of await dues.cards(who))
      for (const row of await dues.instalments(who, card)) found.set(row.idNaleznosciRatyZbiorczej, row);
  return found;
}

describe('interest of the sample dues', () => {
  it('is that of the days since the due date, on the card and in its instalment alike, and grows with the days', async () => {
    const first = async () => {
      const card = await dues.card('wife', 'GO/00231/2026');
      const rows = await dues.instalments('wife', card);
      const unpaid = rows.filter(({ czySplacona }) => !czySplacona);
      expect(grosze(card.suma)).toBe(sumGrosze(unpaid.map(({ kwotaRazem }) => grosze(kwotaRazem))));
      const row = unpaid.find(({ terminPlatnosci }) => terminPlatnosci === '2026-06-30');
      expect(grosze(row?.odsetki ?? null)).toBe(sumGrosze((row?.raty ?? []).map(({ odsetki }) => grosze(odsetki))));
      return grosze(row?.odsetki ?? null);
    };
    for (const day of ['2026-11-21', '2027-03-01']) {
      await accrueUntil(day);
      expect(await first(), day).toBe(interestOf(360_00n, '2026-06-30', day, 'tax'));
    }
    expect(await first()).toBeGreaterThan(interestOf(360_00n, '2026-06-30', '2026-11-21', 'tax'));
  });

  it('is charged once for a day, is never taken back, and leaves what is paid and what is not due yet as it is', async () => {
    await accrueUntil('2027-03-02');
    const once = await everyInstalment();
    const parts = () => office.database.select().from(duePart).orderBy(duePart.id);
    const charged = await parts();
    await accrueUntil('2027-03-02');
    await accrueUntil('2026-10-01');
    expect(await parts()).toEqual(charged);
    await accrueUntil('2027-03-25');
    const later = await everyInstalment();
    expect(once.size).toBeGreaterThan(400);
    let grown = 0;
    for (const [id, row] of later) {
      const before = once.get(id);
      if (row.czySplacona || (row.terminPlatnosci ?? '') >= '2027-03-25') expect(row).toEqual(before);
      expect(row.czySplacona).toBe(before?.czySplacona);
      if (grosze(row.odsetki) > grosze(before?.odsetki ?? null)) grown += 1;
    }
    expect(grown).toBeGreaterThan(20);
  });

  it('waits for money that is on its way, so that what was ordered pays the due', async () => {
    const address = await office.listen();
    const card = await dues.card('wife', 'W/00123/2026');
    const open = async () => (await dues.instalments('wife', card)).filter(({ czySplacona }) => !czySplacona);
    const [ordered, other] = await open();
    if (!ordered || !other) throw new Error('The card has no two open instalments.');
    const wife = paymentCaller(address, await signIn(office.database, { parties: ['wife'] }), 'wife');
    await wife.begin('p24', { cardId: card.idKartyNaleznosci, instalmentIds: [ordered.idNaleznosciRatyZbiorczej], partIds: [] });
    await accrueUntil('2027-06-30');
    const [first, second] = await open();
    expect(first?.odsetki).toBe(ordered.odsetki);
    expect(grosze(second?.odsetki ?? null)).toBeGreaterThan(grosze(other.odsetki));
  });
});

describe('what the sample residents wait for', () => {
  interface Sent {
    readonly zgloszenieId?: number;
    readonly kiedyUtworzono: string;
    readonly kiedyObsluzono: string | null;
    readonly odpowiedzDo?: string | null;
  }
  const water = partyCaller(office);
  const until = async (text: string) => {
    const day = parsePlainDate(text);
    if (day === null) throw new Error(`${text} is no day.`);
    await keepWaiting(office.database, day);
  };
  const sent = async () => [
    ...(await water.answer<{ zgloszenia: readonly Sent[] }>('wife', '/woda/dajZgloszenia')).zgloszenia,
    ...(await water.answer<{ historiaZgloszen: readonly Sent[] }>('wife', '/woda/dajHistorieDanychKorespondencyjnych')).historiaZgloszen,
  ];

  it.each([
    ['2026-11-25', '2026-12-31'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-03-31'],
    ['2028-02-29', '2028-03-31'],
  ])('on %s lies ahead: an answer to what was sent lately, and a reading until the end of the quarter', async (today, readBy) => {
    const answered = (await sent()).filter(({ kiedyObsluzono }) => kiedyObsluzono !== null);
    await until(today);
    const now = await sent();
    const waiting = now.filter(({ kiedyObsluzono }) => kiedyObsluzono === null);
    expect(waiting).toHaveLength(2);
    for (const { kiedyUtworzono, odpowiedzDo } of waiting) {
      expect(kiedyUtworzono < today).toBe(true);
      expect((odpowiedzDo ?? '') > today).toBe(true);
    }
    expect(now.filter(({ kiedyObsluzono }) => kiedyObsluzono !== null)).toEqual(answered);
    const { wodomierze } = await water.answer<{ wodomierze: readonly { terminOdczytu?: string | null }[] }>('wife', '/woda/dajWodomierze');
    expect(wodomierze.map(({ terminOdczytu }) => terminOdczytu)).toEqual([readBy]);
  });

  it('is not dated anew each day', async () => {
    await until('2028-03-05');
    const once = await sent();
    await until('2028-03-06');
    expect(await sent()).toEqual(once);
  });
});
