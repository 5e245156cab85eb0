import type { taxItem } from '../../../server/database';
import type { SamplePartyName } from '../parties/sample-parties';
import type { TaxRates } from './rates';

/** Something that is taxed: its kind, its amount, and its rate. */
export interface Taxed {
  readonly tax: (typeof taxItem.$inferSelect)['tax'];
  readonly title: string;
  readonly base: number;
  readonly unit: (typeof taxItem.$inferSelect)['unit'];
  readonly rate: (rates: TaxRates) => number;
}

/** A tax card of the sample. */
export interface SampleCard {
  readonly number: string;
  readonly subject: string;
  readonly holders: readonly SamplePartyName[];
  /** True for institutions, which declare their tax themselves and get no decision. */
  readonly declared: boolean;
  readonly taxed: readonly Taxed[];
}

const property = (title: string, base: number, rate: Taxed['rate'], unit: 'm2' | 'zl' = 'm2'): Taxed => ({
  tax: 'property',
  title,
  base,
  unit,
  rate,
});
const fields = (base: number): Taxed => ({
  tax: 'agricultural',
  title: 'Grunty gospodarstwa rolnego, hektary przeliczeniowe',
  base,
  unit: 'ha',
  rate: ({ rye }) => rye * 2.5,
});
const forest = (base: number): Taxed => ({ tax: 'forest', title: 'Las', base, unit: 'ha', rate: ({ wood }) => wood * 0.22 });

/** What each party is taxed for. A couple shares one card. What was bought and sold over the years is left out; only rates change. */
export const sampleCards: readonly SampleCard[] = [
  {
    number: 'P/00231',
    subject: 'dom przy ul. Ogrodowej 7 w\u00a0Brzeziu Leśnym',
    holders: ['wife', 'husband'],
    declared: false,
    taxed: [
      property('Budynek mieszkalny', 142.5, ({ dwelling }) => dwelling),
      property('Garaż', 18, ({ otherBuilding }) => otherBuilding),
      property('Grunty pozostałe', 986, ({ otherLand }) => otherLand),
    ],
  },
  {
    number: 'P/00514',
    subject: 'mieszkanie przy ul. Rynkowej 12/4 w\u00a0Brzeziu Leśnym',
    holders: ['pensioner'],
    declared: false,
    taxed: [
      property('Lokal mieszkalny', 38.2, ({ dwelling }) => dwelling),
      property('Grunty pozostałe, udział 41/1000', 53.3, ({ otherLand }) => otherLand),
    ],
  },
  {
    number: 'R/00045',
    subject: 'gospodarstwo rolne w\u00a0Wólce Leśnej',
    holders: ['farmer'],
    declared: false,
    taxed: [fields(14.8235), forest(3.412), property('Budynek mieszkalny', 118, ({ dwelling }) => dwelling)],
  },
  {
    number: 'N/00077',
    subject: 'warsztat przy ul. Polnej 3 w\u00a0Wólce Leśnej',
    holders: ['farmer'],
    declared: false,
    taxed: [
      property('Budynek związany z\u00a0działalnością gospodarczą', 64, ({ businessBuilding }) => businessBuilding),
      property('Grunty związane z\u00a0działalnością gospodarczą', 420, ({ businessLand }) => businessLand),
    ],
  },
  {
    number: 'N/00012',
    subject: 'zakład przy ul. Fabrycznej 1 w\u00a0Brzeziu Leśnym',
    holders: ['company'],
    declared: true,
    taxed: [
      property('Budynki związane z\u00a0działalnością gospodarczą', 6_480.75, ({ businessBuilding }) => businessBuilding),
      property('Grunty związane z\u00a0działalnością gospodarczą', 18_250, ({ businessLand }) => businessLand),
      property('Budowle', 2_384_500, ({ structures }) => structures, 'zl'),
    ],
  },
];

/** A shed that the farmer has built and about which the office has not decided yet. */
export const pendingChange = {
  card: 'R/00045',
  year: 2026,
  taxed: [property('Budynek gospodarczy', 84, ({ otherBuilding }) => otherBuilding)],
} as const;
