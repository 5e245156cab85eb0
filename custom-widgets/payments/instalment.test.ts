import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zlotyNumber } from '../../portal';
import * as instalments from './instalment';
import { accountOf, chosenOf, hasOneAccount, isPayable, totalOf } from './instalment';

const kir = { id: 'kir', name: 'KIR', takes: null, sign: 'KIR', ordered: 'zleconoPlatnoscZKIR', severalAccounts: false };
const p24 = { id: 'p24', name: 'P24', takes: null, sign: 'P24', ordered: 'zleconoPlatnoscZP24', severalAccounts: true };
const source = { providers: [{ ...kir, id: 'cicha', ordered: null }, kir, p24], card: 5, account: '61' };
const parseInstalment = (row: unknown) => instalments.parseInstalment(row, source);

const row = {
  idNaleznosciRatyZbiorczej: 771,
  terminPlatnosci: '2026-09-15',
  kwotaRazem: 128.4,
  czySplacona: false,
  jestTytulWykonawczy: false,
  zleconoPlatnoscZKIR: false,
  zleconoPlatnoscZP24: false,
  raty: [{ idNaleznosciRaty: 5501 }, { idNaleznosciRaty: 5502 }],
};

describe('an instalment', () => {
  it('that is unpaid and not under an enforcement title can be selected; its amount is in whole grosze', () => {
    expect(parseInstalment(row)).toEqual({
      ...{ id: 771, parts: [5501, 5502], card: 5, account: '61' },
      ...{ amount: 12_840n, standing: { kind: 'payable' } },
    });
  });

  it('has the card and the account that its row names; without any card it cannot be selected', () => {
    const own = { ...row, idKartyNaleznosci: 9, numerKontaBankowego: '83' };
    expect(parseInstalment(own)).toMatchObject({ card: 9, account: '83', standing: { kind: 'payable' } });
    const none = { ...source, card: undefined, account: null };
    expect(instalments.parseInstalment(own, none)).toMatchObject({ card: 9, account: '83', standing: { kind: 'payable' } });
    expect(instalments.parseInstalment(row, none)).toMatchObject({ card: null, account: null, standing: { kind: 'unclear' } });
    const both = [parseInstalment(own), parseInstalment(row)];
    expect([hasOneAccount(both), accountOf(both), accountOf(both.slice(1)), accountOf([])]).toEqual([false, null, '61', null]);
  });

  it.each([
    ['paid', { czySplacona: true }, { kind: 'paid' }],
    ['under an enforcement title', { jestTytulWykonawczy: true }, { kind: 'enforced' }],
    ['ordered through KIR', { zleconoPlatnoscZKIR: true }, { kind: 'ordered', provider: kir }],
    ['ordered through P24', { zleconoPlatnoscZP24: true }, { kind: 'ordered', provider: p24 }],
    ['paid, whatever else', { czySplacona: true, jestTytulWykonawczy: true, zleconoPlatnoscZKIR: true }, { kind: 'paid' }],
    ['ordered before the enforcement title', { jestTytulWykonawczy: true, zleconoPlatnoscZP24: true }, { kind: 'ordered', provider: p24 }],
    ['of nothing', { kwotaRazem: 0 }, { kind: 'nothing' }],
    ['of less than nothing', { kwotaRazem: -1 }, { kind: 'nothing' }],
    ['of no whole grosze', { kwotaRazem: 1.005 }, { kind: 'unclear' }],
    ['without an amount', { kwotaRazem: null }, { kind: 'unclear' }],
    ['without its id', { idNaleznosciRatyZbiorczej: null }, { kind: 'unclear' }],
    ['that may be paid or not', { czySplacona: undefined }, { kind: 'unclear' }],
    ['that may be under a title or not', { jestTytulWykonawczy: null }, { kind: 'unclear' }],
  ])('%s cannot be selected, or says so', (_, change, standing) => {
    const instalment = parseInstalment({ ...row, ...change });
    expect(instalment.standing).toEqual(standing);
    expect(isPayable(instalment)).toBe(false);
  });

  it('is unclear when the office sends anything but a row', () => {
    for (const value of [null, undefined, 7, 'rata', []])
      expect(parseInstalment(value)).toMatchObject({ id: null, standing: { kind: 'unclear' } });
  });

  it('leaves out parts without an id', () => {
    expect(parseInstalment({ ...row, raty: [{ nrRaty: 1 }, null, { idNaleznosciRaty: 5502 }] }).parts).toEqual([5502]);
    expect(parseInstalment({ ...row, raty: null }).parts).toEqual([]);
  });
});

describe('what is selected', () => {
  const rows = [row, { ...row, idNaleznosciRatyZbiorczej: 772, czySplacona: true }, { ...row, idNaleznosciRatyZbiorczej: 773 }].map(
    (each) => parseInstalment(each),
  );

  it('is what was ticked and can be paid, in the order of the table', () => {
    expect(chosenOf(rows, new Set([773, 772, 771, 9])).map(({ id }) => id)).toEqual([771, 773]);
    expect(chosenOf(rows, new Set())).toEqual([]);
  });

  it('costs the exact sum of its amounts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 99_999_999_999 }), { minLength: 1, maxLength: 50 }), (amounts) => {
        const rows = amounts.map((grosze, id) =>
          parseInstalment({
            ...row,
            idNaleznosciRatyZbiorczej: id,
            kwotaRazem: zlotyNumber(BigInt(grosze)),
          }),
        );
        const all = chosenOf(rows, new Set(rows.keys()));
        expect(totalOf(all)).toBe(amounts.reduce((sum, grosze) => sum + BigInt(grosze), 0n));
      }),
      { seed: 6 },
    );
  });
});
