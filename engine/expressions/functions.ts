import { csvFields } from './csv-fields';
import { compact, flat, sum } from './list-functions';

/** A function that formulas may call, with the words of the author's manual. */
export interface ExpressionFunction {
  readonly signature: string;
  readonly description: string;
  readonly example: string;
  readonly handler: (...values: never[]) => unknown;
}

function extreme(
  values: Iterable<unknown>,
  better: (candidate: number | string, best: number | string) => boolean,
): number | string | null {
  let best: number | string | null = null;
  for (const value of values) {
    const candidate = typeof value === 'bigint' ? Number(value) : value;
    if (typeof candidate !== 'number' && typeof candidate !== 'string') continue;
    if (best === null || better(candidate, best)) best = candidate;
  }
  return best;
}

/** Functions beyond those of CEL, in the order of the manual. */
export const functions: readonly ExpressionFunction[] = [
  {
    signature: 'sum(list): double',
    description: 'Sum of the numbers of a list as decimals; what is not a number is left out.',
    example: '=sum(lista.pozycje.map(p, p.kwota))',
    handler: sum,
  },
  {
    signature: 'least(list): dyn',
    description: 'Smallest number, or first text, of a list; empty for an empty list.',
    example: '=least(raty.ratyZbiorcze.map(r, r.kwotaRazem))',
    handler: (values: Iterable<unknown>) => extreme(values, (candidate, best) => candidate < best),
  },
  {
    signature: 'greatest(list): dyn',
    description: 'Greatest number, or last text, of a list; empty for an empty list.',
    example: '=greatest(lata.lataBudzetowe)',
    handler: (values: Iterable<unknown>) => extreme(values, (candidate, best) => candidate > best),
  },
  {
    signature: 'text(dyn): string',
    description: 'A value as text; an empty value is the empty text.',
    example: "=text(row.numerFaktury) + '.pdf'",
    handler: (value: unknown) => (value === null || value === undefined ? '' : String(value)),
  },
  {
    signature: 'csvFields(string, int): list<string>',
    description:
      'The values of one line of CSV, exactly so many; empty texts when the line cannot be read or has another number of values.',
    example: '=csvFields(text(address.dane), 5)[0]',
    handler: (line: string, count: bigint) => csvFields(line, Number(count)),
  },
  {
    signature: 'unique(list): list',
    description: 'A list without repetitions, in the order of first occurrence.',
    example: '=unique(karty.karty.map(k, k.aplikacjaNaleznosci))',
    handler: (values: Iterable<unknown>) => [...new Set(values)],
  },
  {
    signature: 'compact(list): list',
    description: 'A list without empty values.',
    example: '=compact([row.ulica, row.nrDomu])',
    handler: compact,
  },
  {
    signature: 'flat(list): list',
    description: 'The items of all lists of a list, one after the other; what is not a list is left out.',
    example: '=flat(raty.ratyZbiorcze.map(z, z.raty.map(r, r.idNaleznosciRaty)))',
    handler: flat,
  },
];
