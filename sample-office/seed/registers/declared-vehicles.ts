import type { declaredVehicle } from '../../../server/database';
import { partyId, type SamplePartyName } from '../parties/sample-parties';
import type { taxNorms } from '../vehicles/norms';

type Norm = (typeof taxNorms)[number]['code'];
type Vehicle = readonly [make: string, norm: Norm, firstYear: number, lastYear?: number];

// Passenger cars and farm tractors are not taxed, so most people have no entry here.
const vehicles: Partial<Record<SamplePartyName, readonly Vehicle[]>> = {
  farmer: [
    ['Iveco', 'C-5,5', 2019],
    ['Wielton', 'P-7', 2021],
    ['Jelcz', 'C-9', 2012, 2022],
  ],
  shop: [['Renault', 'C-3,5', 2021]],
  company: [
    ['Volvo', 'T-36', 2020],
    ['Scania', 'T-36', 2022],
    ['DAF', 'T-12/36', 2018],
    ['MAN', 'C-12/3', 2019],
    ['Mercedes-Benz', 'C-12/2', 2017],
    ['Krone', 'P-36', 2020],
    ['Schmitz', 'P-36', 2022],
    ['Wielton', 'P-12/36', 2018],
    ['Iveco', 'C-3,5', 2024],
    ['Autosan', 'A-21', 2014, 2023],
  ],
};

/** Vehicles in the declarations of the sample parties. */
export function declaredVehicles(): (typeof declaredVehicle.$inferInsert)[] {
  const owned = Object.entries(vehicles) as [SamplePartyName, readonly Vehicle[]][];
  return owned
    .flatMap(([name, list]) => list.map((vehicle) => [partyId(name), vehicle] as const))
    .map(([owner, [make, normCode, firstYear, lastYear]], index) => ({
      partyId: owner,
      // No Polish district has registration numbers that begin with ZZ.
      registrationNumber: `ZZ${90_001 + index}`,
      make,
      normCode,
      firstYear,
      lastYear: lastYear ?? null,
    }));
}
