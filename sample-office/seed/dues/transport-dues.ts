import { partyId, type SamplePartyName } from '../parties/sample-parties';
import { declaredVehicles } from '../registers/declared-vehicles';
import { makeRates } from '../vehicles/seed-vehicles';
import { alone, type SampleDues, type SampleStep, splitZloty } from './sample-dues';

const cards = [
  { who: 'farmer', symbol: 'T/00018' },
  { who: 'shop', symbol: 'T/00031' },
  { who: 'company', symbol: 'T/00007' },
] as const satisfies readonly { readonly who: SamplePartyName; readonly symbol: string }[];

// Unpaid instalments. Of 2026 the farmer has paid only the first.
const unpaid: Readonly<Record<string, readonly SampleStep[]>> = {
  'T/00018/2026': [{ on: '2026-09-25', kind: 'summons', description: 'Wezwanie do zapłaty nr 18/2026', of: [1] }],
};

/** The tax on lorries and trailers from the declarations, at the rates of the year, in two instalments with a part for each vehicle. */
export function transportDues(): readonly SampleDues[] {
  const rates = makeRates();
  return [2025, 2026].flatMap((year) =>
    cards.map(({ who, symbol }): SampleDues => {
      const vehicles = declaredVehicles().filter(
        (vehicle) => vehicle.partyId === partyId(who) && vehicle.firstYear <= year && (vehicle.lastYear ?? year) >= year,
      );
      const taxes = vehicles.map(({ registrationNumber, normCode }) => {
        const yearly = rates.find((rate) => rate.year === year && rate.normCode === normCode)?.yearly ?? 0;
        return { kind: `Podatek od środków transportu, ${registrationNumber}`, shares: splitZloty(yearly, 2) };
      });
      const full = `${symbol}/${year}`;
      const steps = unpaid[full];
      return {
        year,
        kind: 'SRODEK_TRANSPORTU',
        symbol: full,
        holders: alone(who),
        instalments: ['02-15', '09-15'].map((day, place) => ({
          dueOn: `${year}-${day}`,
          number: place + 1,
          parts: taxes.map(({ kind, shares }) => ({ kind, principal: shares[place] ?? 0n })),
          ...(steps?.some(({ of }) => of.includes(place)) ? {} : { paidOn: `${year}-${place === 0 ? '02-12' : '09-14'}` }),
        })),
        steps: steps ?? [],
        interest: 'tax',
      };
    }),
  );
}
