/**
 * Alcohol by strength: mark of the permit, base fee in grosze, and the turnover (zł) above which a share of it (per mille) is due instead.
 */
export const strengths = {
  weak: { mark: 'A', words: 'do 4,5% oraz piwo', base: 52_500, turnoverLimit: 37_500, perMille: 14 },
  medium: { mark: 'B', words: 'powyżej 4,5% do 18%, bez piwa', base: 52_500, turnoverLimit: 37_500, perMille: 14 },
  strong: { mark: 'C', words: 'powyżej 18%', base: 210_000, turnoverLimit: 77_000, perMille: 27 },
} as const;

/** A payment: the whole fee, single instalments, or the addition for a late declaration. */
export interface PaidFee {
  readonly on: string;
  readonly what: 'whole' | 'declaration' | readonly (1 | 2 | 3)[];
  readonly late?: boolean;
  readonly cancelled?: boolean;
}

/** The fee of a permit for one year. */
export interface SampleFee {
  /** Sales of the year before, in whole złoty. Without it the base fee is due. */
  readonly turnover?: number;
  readonly lateInstalment?: 1 | 2 | 3;
  readonly lateDeclaration?: true;
  readonly paid: readonly PaidFee[];
}

/** Permits of the shop, with the fee of each year. */
export const samplePermits: readonly {
  readonly from: number;
  readonly to: number;
  readonly strength: keyof typeof strengths;
  readonly years: Readonly<Record<number, SampleFee>>;
}[] = [
  {
    from: 2022,
    to: 2025,
    strength: 'weak',
    years: {
      2024: { turnover: 71_240, paid: [{ on: '2024-01-29', what: 'whole' }] },
      2025: {
        turnover: 78_915,
        lateDeclaration: true,
        paid: [
          { on: '2025-01-30', what: [1] },
          { on: '2025-02-14', what: 'declaration', late: true },
          { on: '2025-05-29', what: [2] },
          { on: '2025-05-30', what: [2], cancelled: true },
          { on: '2025-09-29', what: [3] },
        ],
      },
    },
  },
  {
    from: 2022,
    to: 2025,
    strength: 'strong',
    years: {
      2024: { paid: [{ on: '2024-01-29', what: 'whole' }] },
      2025: {
        turnover: 91_480,
        paid: [
          { on: '2025-01-30', what: [1, 2] },
          { on: '2025-09-29', what: [3] },
        ],
      },
    },
  },
  {
    from: 2026,
    to: 2029,
    strength: 'weak',
    years: {
      2026: {
        turnover: 84_300,
        lateInstalment: 2,
        paid: [
          { on: '2026-01-28', what: [1] },
          { on: '2026-06-12', what: [2], late: true },
          { on: '2026-09-28', what: [3] },
        ],
      },
    },
  },
  { from: 2026, to: 2029, strength: 'medium', years: { 2026: { paid: [{ on: '2026-01-28', what: 'whole' }] } } },
  {
    from: 2026,
    to: 2029,
    strength: 'strong',
    years: { 2026: { turnover: 96_500, paid: [{ on: '2026-01-28', what: [1, 2] }] } },
  },
];
