import { type SamplePartyName, sampleParties } from '../parties/sample-parties';
import { localFees } from '../registers/local-fees';
import { alone, groszeOf, type SampleDues, type SampleStep } from './sample-dues';

interface Story {
  /** What was due until this day is paid. */
  readonly paidUntil: string;
  /** A postponed due date of the first instalment. */
  readonly allowed?: string;
  readonly steps?: readonly SampleStep[];
}

const stories: Readonly<Record<string, Story>> = {
  'OL/00017/2026': {
    paidUntil: '2025-12-31',
    allowed: '2027-03-31',
    steps: [{ on: '2026-03-20', kind: 'deferral', description: 'Zgoda na późniejszy termin, pismo GN.6845.17.2026', of: [0] }],
  },
  'OL/00023/2026': { paidUntil: '2026-06-30' },
  'OL/00041/2026': {
    paidUntil: '2026-07-31',
    steps: [{ on: '2026-09-02', kind: 'summons', description: 'Wezwanie do zapłaty nr 41/2026', of: [7] }],
  },
  'OL/00058/2026': {
    paidUntil: '2026-01-01',
    steps: [{ on: '2026-06-15', kind: 'reminder', description: 'Upomnienie nr 58/2026', of: [0] }],
  },
  'OL/00065/2026': { paidUntil: '2026-06-30' },
};

/** Dues from the local fees. Contracts become charges, decisions become the other records. Amounts include VAT. */
export function localDues(): readonly SampleDues[] {
  return localFees().flatMap(({ fee, instalments }) => {
    const who = nameOf(fee.partyId);
    return [2025, 2026].flatMap((year): readonly SampleDues[] => {
      const ofYear = instalments.filter((instalment) => instalment.year === year);
      if (ofYear.length === 0) return [];
      const symbol = `${fee.card}/${year}`;
      const { paidUntil, allowed, steps = [] } = stories[symbol] ?? { paidUntil: '2026-09-30' };
      return [
        {
          year,
          kind: fee.decisionNumber == null ? 'OPLATY_LOKALNE' : 'EWIDENCJE_NIEPODATKOWE',
          symbol,
          holders: alone(who, fee.title.startsWith('Użytkowanie') ? 'użytkowanie wieczyste' : null),
          instalments: ofYear.map(({ dueOn, gross, number }, place) => {
            const agreed = dueOn ?? `${year}-12-31`;
            return {
              dueOn: place === 0 && allowed !== undefined ? allowed : agreed,
              number: number ?? 1,
              parts: [{ kind: fee.title, principal: groszeOf(gross) }],
              ...(agreed <= paidUntil && { paidOn: agreed }),
            };
          }),
          steps,
          interest: fee.decisionNumber == null ? 'contract' : 'tax',
        },
      ];
    });
  });
}

function nameOf(id: number): SamplePartyName {
  for (const [name, party] of Object.entries(sampleParties)) if (party.id === id) return name as SamplePartyName;
  throw new Error(`No sample party has the id ${id}.`);
}
