import { expect, it } from 'vitest';
import { readSettings } from './payment-settings';

it('reads what the definition says, with plain defaults for what it leaves out', () => {
  const provider = { id: 'p24', name: 'Przelewy', takes: null, sign: 'P24', ordered: 'zlecono', severalAccounts: false };
  const gateway = { ...provider, offered: true };
  const props = {
    card: 1,
    about: 'W/1',
    account: '61',
    returnAccepted: '/ok',
    returnFailed: '/zle',
    gateways: [gateway],
    filters: { typ: 'x' },
  };
  expect(readSettings(props)).toMatchObject({ card: 1, about: 'W/1', account: '61', back: { accepted: '/ok', failed: '/zle' } });
  expect(readSettings(props).offers).toEqual([{ provider, percent: null, gateway: null }]);
  expect(readSettings({ ...props, gateways: [{ ...gateway, address: 'https://bramka.example/' }] }).offers[0]?.gateway).toBe(
    'https://bramka.example/',
  );
  expect(readSettings({ ...props, preselected: [7, '8', null, 9.5, 10] }).preselected).toEqual([7, 10]);
  expect(readSettings({ ...props, preselected: null }).preselected).toEqual([]);
  expect(readSettings({})).toMatchObject({ about: null, account: null, providers: [], offers: [], back: { accepted: '/', failed: '/' } });
});

it('another filter and another card have another name, the same ones the same', () => {
  const nameOf = (card: number, typ: string) => readSettings({ card, filters: { typ } }).filters;
  expect(nameOf(1, 'wszystkie')).toBe(nameOf(1, 'wszystkie'));
  expect(new Set([nameOf(1, 'wszystkie'), nameOf(1, 'zaplacone'), nameOf(2, 'zaplacone')]).size).toBe(3);
});
