/** Rates of a year. The council sets the property rates and may lower the announced prices of rye and wood. */
export interface TaxRates {
  /** Złoty for a square metre of land used for business. */
  readonly businessLand: number;
  readonly otherLand: number;
  readonly dwelling: number;
  readonly businessBuilding: number;
  readonly otherBuilding: number;
  /** Share of the value of structures. */
  readonly structures: number;
  /** Złoty per decitonne of rye. The tax on a hectare of a farm is the price of 2.5 decitonnes. */
  readonly rye: number;
  /** Złoty per cubic metre of wood. The tax on a hectare of forest is the price of 0.22 cubic metres. */
  readonly wood: number;
}

/** Rates of the sample municipality by year. */
export const ratesByYear: ReadonlyMap<number, TaxRates> = new Map([
  [2022, rates(0.9, 0.4, 0.75, 21.5, 6.5, 60, 200)],
  [2023, rates(0.98, 0.45, 0.82, 23.9, 7.2, 70, 210)],
  [2024, rates(1.1, 0.5, 0.92, 26.4, 7.9, 80, 260)],
  [2025, rates(1.15, 0.52, 0.95, 27.2, 8.1, 80, 250)],
  [2026, rates(1.18, 0.54, 0.98, 28, 8.3, 55, 260)],
]);

function rates(
  businessLand: number,
  otherLand: number,
  dwelling: number,
  businessBuilding: number,
  otherBuilding: number,
  rye: number,
  wood: number,
): TaxRates {
  return { businessLand, otherLand, dwelling, businessBuilding, otherBuilding, structures: 0.02, rye, wood };
}
