import { describe, expect, it } from 'vitest';
import { asksToConfirm, gatewayAt, isOver, parseTransfer, paymentBody } from './payment-start';

const origin = 'https://okienko.example';
const instalment = { id: 771, parts: [5501, 5502], card: 81_234, account: null, amount: 12_840n, standing: { kind: 'payable' } } as const;
const person = { name: 'Anna Nowak', institution: false, nip: null, pesel: '80010112345' };
const order = {
  instalments: [instalment, { ...instalment, id: 772, parts: [] }],
  subject: person,
  origin,
  back: { accepted: '/platnosc-informacja?wynik=ok', failed: '/platnosc-informacja?wynik=blad' },
  again: false,
};

describe('the start of a payment', () => {
  it('names card, instalments and their parts, and where to come back; no nip for a person', () => {
    expect(paymentBody(order)).toEqual({
      idKartyNaleznosci: 81_234,
      idNaleznosciRatyZbiorczej: [771, 772],
      nip: null,
      urlPowrotuBlad: 'https://okienko.example/platnosc-informacja?wynik=blad',
      urlPowrotuOk: 'https://okienko.example/platnosc-informacja?wynik=ok',
      idNaleznosciRaty: [5501, 5502],
    });
  });

  it('names the further cards, each once, where instalments of several are paid', () => {
    const instalments = [instalment, { ...instalment, id: 773, card: 9 }, { ...instalment, id: 774, card: 9 }, { ...instalment, id: 775 }];
    expect(paymentBody({ ...order, instalments })).toMatchObject({
      idKartyNaleznosci: 81_234,
      idInnychKart: [9],
      idNaleznosciRatyZbiorczej: [771, 773, 774, 775],
    });
    expect(paymentBody(order)).not.toHaveProperty('idInnychKart');
  });

  it('carries the nip of an institution, and the confirmation when it was given', () => {
    const shop = { name: 'Sklep', institution: true, nip: '1234563218', pesel: null };
    expect(paymentBody({ ...order, subject: shop, again: true })).toMatchObject({ nip: '1234563218', potwierdzonoPonowne: true });
    expect(paymentBody({ ...order, subject: null })).toMatchObject({ nip: null });
  });

  it('knows the numbers with which the office asks back and gives up', () => {
    const error = { kind: 'office', status: 409, opis: null } as const;
    expect([asksToConfirm({ ...error, kod: '1700' }), asksToConfirm({ ...error, kod: '1702' })]).toEqual([true, false]);
    expect([isOver({ ...error, kod: '1705' }), isOver({ ...error, kod: null })]).toEqual([true, false]);
  });
});

describe('the answer of the office', () => {
  it('names the transfer', () => {
    expect(parseTransfer({ idPrzelewu: '3f0c' })).toEqual({ ok: true, value: '3f0c' });
    expect(parseTransfer({ idPrzelewu: 12 })).toEqual({ ok: true, value: '12' });
    for (const answer of [null, {}, { idPrzelewu: '' }, { idPrzelewu: null }, 'x']) expect(parseTransfer(answer).ok).toBe(false);
  });

  it('is not needed where the address of the gateway is configured: the browser carries the transfer there [PAY-10]', () => {
    expect(gatewayAt('https://bramka.example/start?jezyk=pl', 'a b/1', origin)).toEqual({
      ok: true,
      value: { method: 'GET', address: 'https://bramka.example/start?jezyk=pl', fields: [{ name: 'idPrzelewu', value: 'a b/1' }] },
    });
    expect(gatewayAt('https://bramka.example/trnRequest/{idPrzelewu}', 'a b/1', origin)).toMatchObject({
      value: { address: 'https://bramka.example/trnRequest/a%20b%2F1', fields: [] },
    });
    expect(gatewayAt('/bramka?przelew={idPrzelewu}', '7', origin)).toMatchObject({ value: { address: `${origin}/bramka?przelew=7` } });
    for (const address of ['javascript:{idPrzelewu}', 'https://', 'data:text/html,{idPrzelewu}'])
      expect(gatewayAt(address, 'alert(1)', origin).ok, address).toBe(false);
  });
});
