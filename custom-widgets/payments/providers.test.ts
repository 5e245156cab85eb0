import { expect, it } from 'vitest';
import { cheapestFirst, cheapestOf, costOf, offersFor, readOffers, readProviders } from './providers';

const p24 = { id: 'p24', name: 'Przelewy', sign: 'P', offered: true, commission: 1.2, ordered: 'zlecono' };
const kir = { id: 'kir', name: 'KIR', offered: true, commission: 0.9 };
const offered = (...gateways: object[]) => readOffers(gateways, true).map(({ provider }) => provider.id);

it('only gateways that the office has switched on are offered, in the order of the definition', () => {
  expect(offered(p24, kir)).toEqual(['p24', 'kir']);
  expect(offered(kir, p24)).toEqual(['kir', 'p24']);
  expect(offered({ ...p24, offered: false }, kir)).toEqual(['kir']);
  for (const switched of [false, null, undefined, 'true', 1]) expect(offered({ ...p24, offered: switched })).toEqual([]);
});

it('a gateway that is not offered is known all the same, and what its entry leaves out has a plain default', () => {
  expect(readProviders([{ ...p24, takes: 'BLIK, karta', offered: false }, kir, { id: 'x' }])).toEqual([
    { id: 'p24', name: 'Przelewy', takes: 'BLIK, karta', sign: 'P', ordered: 'zlecono', severalAccounts: false },
    { id: 'kir', name: 'KIR', takes: null, sign: 'KIR', ordered: null, severalAccounts: false },
    { id: 'x', name: 'x', takes: null, sign: 'x', ordered: null, severalAccounts: false },
  ]);
  for (const broken of [undefined, null, 'p24', [null], [{ name: 'bez klucza' }], [[]]]) expect(readProviders(broken)).toEqual([]);
});

it('a commission is added where the office shows commissions and has one', () => {
  const [first, second] = readOffers([p24, kir], true);
  expect(first && costOf(12_840n, first)).toEqual({ commission: 154n, total: 12_994n });
  expect(second && costOf(12_840n, second)).toEqual({ commission: 116n, total: 12_956n });
  for (const [commission, shown] of [
    [1.2, false],
    [null, true],
    [0, true],
  ] as const) {
    const [offer] = readOffers([{ ...p24, commission }], shown);
    expect(offer && costOf(12_840n, offer)).toEqual({ commission: null, total: 12_840n });
  }
});

it('the cheaper gateway comes first; gateways that cost the same stay in the order of the definition', () => {
  const order = (amount: bigint, isShown: boolean, ...gateways: object[]) =>
    cheapestFirst(readOffers(gateways, isShown), amount).map(({ provider }) => provider.id);
  expect(order(12_840n, true, p24, kir)).toEqual(['kir', 'p24']);
  expect(order(12_840n, true, kir, p24)).toEqual(['kir', 'p24']);
  expect(order(12_840n, true, p24, kir, { ...kir, id: 'gratis', commission: 0 })).toEqual(['gratis', 'kir', 'p24']);
  expect(order(12_840n, false, p24, kir)).toEqual(['p24', 'kir']);
  expect(order(1n, true, p24, kir)).toEqual(['p24', 'kir']);
});

it('the cheapest gateway is named only where every other costs more', () => {
  const cheapest = (amount: bigint, isShown: boolean, ...gateways: object[]) =>
    cheapestOf(readOffers(gateways, isShown), amount)?.provider.id ?? null;
  expect(cheapest(12_840n, true, p24, kir)).toBe('kir');
  expect(cheapest(12_840n, true, p24, kir, { ...p24, id: 'gratis', commission: 0 })).toBe('gratis');
  // One that costs as much, commissions that are not shown, a sum too small for a difference, no other, none at all.
  expect(cheapest(12_840n, true, kir, { ...kir, id: 'taki sam' }, p24)).toBeNull();
  expect(cheapest(12_840n, false, p24, kir)).toBeNull();
  expect(cheapest(1n, true, p24, kir)).toBeNull();
  expect(cheapest(12_840n, true, kir)).toBeNull();
  expect(cheapest(12_840n, true)).toBeNull();
});

it('dues with different accounts are taken by those gateways alone that can', () => {
  const offers = readOffers([{ ...p24, severalAccounts: true }, kir], true);
  const ids = (hasOneAccount: boolean) => offersFor(offers, hasOneAccount).map(({ provider }) => provider.id);
  expect([ids(true), ids(false)]).toEqual([['p24', 'kir'], ['p24']]);
});
