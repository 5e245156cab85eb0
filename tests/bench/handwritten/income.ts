/** A row of the answer of /fk/gmina/dajDochodyBudzetu. */
export interface Income {
  readonly rozdzial: string;
  readonly paragraf: string;
  readonly nazwaPozycji: string;
  readonly planPoZmianach: number | null;
  readonly naleznosci: number | null;
  readonly dochodyOtrzymane: number | null;
  readonly dochodyWykonane: number | null;
}

/** The columns with amounts. */
export const amounts = ['planPoZmianach', 'naleznosci', 'dochodyOtrzymane', 'dochodyWykonane'] as const;

const money = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: true });

/** An amount as text. */
export function formatMoney(value: number | null | undefined): string {
  return value === null || value === undefined ? 'brak danych' : money.format(value);
}

/** Sum of a column in grosze, so that no fraction is lost. */
export function total(rows: readonly Income[], column: (typeof amounts)[number]): number {
  return rows.reduce((sum, row) => sum + Math.round((row[column] ?? 0) * 100), 0) / 100;
}
