import type { PrintableDocument, PrintablePart } from '../../../engine';
import { writtenDay } from '../../calendar/office-day';
import type { taxItem } from '../../database/tax-tables';
import { amountColumn, letterNumber, letterTable, numberColumn, wordColumn } from '../../pdf/letter-words';

type Item = typeof taxItem.$inferSelect;

/** What a decision is about. */
export interface DecidedTax {
  readonly year: number;
  readonly card: string;
  readonly what: string;
  readonly decisionNumber: string | null;
  readonly assessedOn: string | null;
}

const taxNames = [
  ['property', 'Podatek od nieruchomości'],
  ['agricultural', 'Podatek rolny'],
  ['forest', 'Podatek leśny'],
] as const satisfies readonly (readonly [Item['tax'], string])[];
const units = { m2: 'm²', ha: 'ha', zl: 'zł' } as const satisfies Readonly<Record<Item['unit'], string>>;

/** The words of a decision that sets a tax: what it comes of, line by line, and what is to be paid. It is in Polish, as all decisions are. */
export function decisionLetter({ year, card, what, decisionNumber, assessedOn }: DecidedTax, items: readonly Item[]): PrintableDocument {
  const due = dueTaxes(items);
  const total = due.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    title: `Decyzja w\u00a0sprawie podatku na ${year} rok`,
    language: 'pl',
    intro: `Ustala się wysokość podatku na ${year}\u00a0rok, numer należności ${card}: ${what}.`,
    choices: [
      ...(decisionNumber === null ? [] : [{ label: 'Numer decyzji', value: decisionNumber }]),
      ...(assessedOn === null ? [] : [{ label: 'Data wydania', value: writtenDay(assessedOn) }]),
    ],
    parts: [
      itemTable(items),
      dueTable(due, total),
      {
        kind: 'paragraph',
        text: 'Podatki zaokrąglono do pełnych złotych: końcówki poniżej 50\u00a0groszy pominięto, a\u00a0pozostałe podniesiono do pełnego złotego (art.\u00a063 Ordynacji podatkowej).',
      },
      { kind: 'paragraph', text: whenToPay(total) },
      {
        kind: 'paragraph',
        text: 'Od decyzji przysługuje odwołanie do samorządowego kolegium odwoławczego w\u00a0terminie 14\u00a0dni od dnia jej doręczenia, za pośrednictwem organu, który ją wydał.',
      },
    ],
    orientation: 'portrait',
  };
}

/** What is to be paid of each tax that the items name, in whole złoty. */
export function dueTaxes(items: readonly Pick<Item, 'tax' | 'amount'>[]): readonly (readonly [tax: Item['tax'], zloty: number])[] {
  return taxNames.flatMap(([tax]) => {
    const own = items.filter((item) => item.tax === tax);
    const groszy = own.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    return own.length === 0 ? [] : [[tax, Math.floor((groszy + 50) / 100)] as const];
  });
}

function itemTable(items: readonly Item[]): PrintablePart {
  return letterTable({
    id: 'przedmioty',
    title: 'Przedmioty opodatkowania',
    columns: [
      wordColumn('przedmiot', 'Przedmiot opodatkowania', 'wide'),
      numberColumn('podstawa', 'Podstawa'),
      numberColumn('stawka', 'Stawka'),
      amountColumn('kwota', 'Podatek'),
    ],
    rows: items.map(({ title, base, unit, rate, amount }) => [
      title,
      `${letterNumber(base, 2, unit === 'ha' ? 4 : 2)}\u00a0${units[unit]}`,
      // A tax on a value is a share of it.
      unit === 'zl' ? `${letterNumber(rate * 100)}%` : `${letterNumber(rate, 2, 4)}\u00a0zł`,
      letterNumber(amount),
    ]),
    totals: null,
  });
}

function dueTable(due: ReturnType<typeof dueTaxes>, total: number): PrintablePart {
  const names = new Map<Item['tax'], string>(taxNames);
  return letterTable({
    id: 'podatki',
    title: 'Do zapłaty',
    columns: [wordColumn('podatek', 'Podatek', 'wide'), amountColumn('kwota', 'Kwota')],
    rows: due.map(([tax, zloty]) => [names.get(tax) ?? tax, letterNumber(zloty)]),
    totals: { label: 'Razem', cells: [null, letterNumber(total)] },
  });
}

/** A tax of up to 100 zł is paid at once with the first instalment. */
function whenToPay(total: number): string {
  return total <= 100
    ? 'Termin zapłaty: 15\u00a0marca.'
    : 'Terminy rat: 15\u00a0marca, 15\u00a0maja, 15\u00a0września i\u00a015\u00a0listopada.';
}
