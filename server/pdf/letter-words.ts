// How documents of the office write numbers and tables. They are in Polish, whatever the language of the page.
import type { PrintableColumn, PrintablePart } from '../../engine';

/** A number as written in a letter: 1234.5 with two places is 1 234,50. */
export function letterNumber(value: number, places = 2, mostPlaces = places): string {
  return new Intl.NumberFormat('pl-PL', {
    minimumFractionDigits: places,
    maximumFractionDigits: mostPlaces,
    useGrouping: 'always',
  }).format(value);
}

/** A column of texts. */
export function wordColumn(id: string, label: string, width: PrintableColumn['width'] = 'normal'): PrintableColumn {
  return { id, label, unit: null, align: 'start', unbroken: false, width };
}

/** A column of numbers without a unit, or with the unit in the cell. */
export function numberColumn(id: string, label: string, width: PrintableColumn['width'] = 'normal'): PrintableColumn {
  return { id, label, unit: null, align: 'end', unbroken: true, width };
}

/** A column of amounts in złoty. */
export function amountColumn(id: string, label: string): PrintableColumn {
  return { id, label, unit: 'zł', align: 'end', unbroken: true, width: 'normal' };
}

type Table = Extract<PrintablePart, { readonly kind: 'table' }>;

/** A table of a letter with its title. It has at least one row; otherwise the letter is not made. */
export function letterTable(table: Pick<Table, 'id' | 'title' | 'columns' | 'rows' | 'totals'>): Table {
  return { kind: 'table', showTitle: true, whenEmpty: '', rowHeader: 0, ...table };
}
