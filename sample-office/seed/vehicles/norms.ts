/**
 * Groups of vehicles with the same tax: the highest yearly rate of 2022 that the minister announced, and the share of vehicles in per cent.
 */
export const taxNorms = [
  { code: 'C-3,5', title: 'Samochód ciężarowy powyżej 3,5 t do 5,5 t', maximum: 887.5, share: 14, reduction: 0.34 },
  { code: 'C-5,5', title: 'Samochód ciężarowy powyżej 5,5 t do 9 t', maximum: 1480.62, share: 12, reduction: 0.36 },
  { code: 'C-9', title: 'Samochód ciężarowy powyżej 9 t i poniżej 12 t', maximum: 1776.74, share: 8, reduction: 0.38 },
  { code: 'C-12/2', title: 'Samochód ciężarowy od 12 t, dwie osie', maximum: 3390.52, share: 6, reduction: 0.55 },
  { code: 'C-12/3', title: 'Samochód ciężarowy od 12 t, trzy osie', maximum: 3390.52, share: 6, reduction: 0.42 },
  { code: 'C-12/4', title: 'Samochód ciężarowy od 12 t, cztery osie i więcej', maximum: 3390.52, share: 4, reduction: 0.24 },
  { code: 'T-3,5', title: 'Ciągnik siodłowy i balastowy od 3,5 t i poniżej 12 t', maximum: 2072.81, share: 3, reduction: 0.4 },
  {
    code: 'T-12/36',
    title: 'Ciągnik siodłowy i balastowy od 12 t do 36 t z przyczepą lub naczepą',
    maximum: 2620.55,
    share: 9,
    reduction: 0.32,
  },
  {
    code: 'T-36',
    title: 'Ciągnik siodłowy i balastowy powyżej 36 t z przyczepą lub naczepą',
    maximum: 3390.52,
    share: 10,
    reduction: 0.27,
  },
  { code: 'P-7', title: 'Przyczepa i naczepa od 7 t i poniżej 12 t', maximum: 1776.74, share: 5, reduction: 0.58 },
  { code: 'P-12/36', title: 'Przyczepa i naczepa od 12 t do 36 t z pojazdem silnikowym', maximum: 2072.81, share: 8, reduction: 0.45 },
  { code: 'P-36', title: 'Przyczepa i naczepa powyżej 36 t z pojazdem silnikowym', maximum: 2620.55, share: 7, reduction: 0.39 },
  { code: 'A-21', title: 'Autobus o liczbie miejsc mniejszej niż 22 poza miejscem kierowcy', maximum: 2097.64, share: 5, reduction: 0.48 },
  { code: 'A-22', title: 'Autobus o liczbie miejsc 22 i więcej poza miejscem kierowcy', maximum: 2652.07, share: 3, reduction: 0.31 },
] as const;

/** Growth of the minister's highest rates since 2022, by year. */
export const maximaByYear: readonly (readonly [year: number, factor: number])[] = [
  [2022, 1],
  [2023, 1.118],
  [2024, 1.118 * 1.15],
  [2025, 1.118 * 1.15 * 1.027],
  [2026, 1.118 * 1.15 * 1.027 * 1.045],
];
