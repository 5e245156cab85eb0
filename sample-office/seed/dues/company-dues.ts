import { Random } from '../random/random';
import { alone, type SampleDues, type SampleInstalment } from './sample-dues';

const day = 86_400_000;
const points = ['hala 1', 'hala 2', 'biurowiec'] as const;

/** The long cards of the company: water at three points, deliveries of sewage, and the waste station with 5 000 visits times the scale. */
export function companyDues(scale: number): readonly SampleDues[] {
  return [...[2024, 2025, 2026].map(waterOf), deliveries(), visits(Math.max(50, Math.round(5_000 * scale)))];
}

/** An invoice for each point and month. Those from September 2026 on are not paid. */
function waterOf(year: number): SampleDues {
  const random = new Random(year);
  return {
    year,
    kind: 'WODA_SCIEKI',
    symbol: `W/00871/${year}`,
    holders: alone('company', null),
    instalments: Array.from({ length: 12 }, (_, month) => {
      const dueOn = `${year}-${String(month + 1).padStart(2, '0')}-20`;
      return points.map((point, place): SampleInstalment => {
        const used = BigInt(random.between(18, 64));
        return {
          dueOn,
          number: month * points.length + place + 1,
          parts: [
            { kind: `Woda, ${point}`, principal: used * 5_42n },
            { kind: `Ścieki, ${point}`, principal: used * 9_87n },
            { kind: `Opłata stała, ${point}`, principal: 48_30n },
          ],
          ...(dueOn < '2026-09-01' && { paidOn: dueOn }),
        };
      });
    }).flat(),
    interest: 'contract',
  };
}

/** Sewage delivered by lorry: 240 deliveries in 2026, of which 40 are paid. */
function deliveries(): SampleDues {
  const random = new Random(240);
  return {
    year: 2026,
    kind: 'EWIDENCJE_NIEPODATKOWE',
    symbol: 'SC/00012/2026',
    holders: alone('company', null),
    instalments: Array.from({ length: 240 }, (_, index): SampleInstalment => {
      const dueOn = dateAfter('2026-01-20', Math.floor(index * 1.4));
      return {
        dueOn,
        number: index + 1,
        parts: [{ kind: 'Dowóz ścieków do oczyszczalni', principal: BigInt(random.between(9_500, 41_000)) }],
        ...(index < 40 && { paidOn: '2026-04-10' }),
      };
    }),
    interest: 'contract',
  };
}

/** Visits to the waste station since 2022, paid month by month until the summer of 2026. */
function visits(count: number): SampleDues {
  const random = new Random(5_000);
  return {
    year: 2026,
    kind: 'ODPADY',
    symbol: 'PSZ/00012',
    holders: alone('company', null),
    instalments: Array.from({ length: count }, (_, index): SampleInstalment => {
      const dueOn = dateAfter('2022-01-17', Math.floor((index * 1_725) / count));
      return {
        dueOn,
        number: index + 1,
        parts: [{ kind: 'Przyjęcie odpadów w\u00a0punkcie zbiórki', principal: BigInt(random.between(1_200, 98_000)) }],
        ...(dueOn < '2026-07-01' && { paidOn: `${dueOn.slice(0, 8)}28` }),
      };
    }),
    interest: 'tax',
  };
}

function dateAfter(start: string, days: number): string {
  return new Date(Date.parse(start) + days * day).toISOString().slice(0, 10);
}
