import { expect, it } from 'vitest';
import { costOf, offersOf } from './providers';

const settings = { p24: true, kir: true, commissionP24: 1.2, commissionKir: 0.9, commissions: true };

it('only gateways that the office has switched on are offered', () => {
  expect(offersOf(settings).map(({ provider }) => provider)).toEqual(['p24', 'kir']);
  expect(offersOf({ ...settings, p24: false }).map(({ provider }) => provider)).toEqual(['kir']);
  expect(offersOf({ ...settings, kir: null }).map(({ provider }) => provider)).toEqual(['p24']);
  for (const switched of [false, null, undefined, 'true', 1]) expect(offersOf({ p24: switched, kir: switched })).toEqual([]);
});

it('a commission is added where the office shows commissions and has one', () => {
  const [p24, kir] = offersOf(settings);
  expect(p24 && costOf(12_840n, p24)).toEqual({ commission: 154n, total: 12_994n });
  expect(kir && costOf(12_840n, kir)).toEqual({ commission: 116n, total: 12_956n });
  for (const silent of [{ commissions: false }, { commissionP24: null }, { commissionP24: 0 }]) {
    const [offer] = offersOf({ ...settings, ...silent });
    expect(offer && costOf(12_840n, offer)).toEqual({ commission: null, total: 12_840n });
  }
});
