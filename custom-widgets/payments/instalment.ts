import { isRecord, type TableModel } from '../../engine';
import { type Grosze, parseGrosze, sumGrosze } from '../../portal';
import type { Provider } from './providers';

/** An instalment as the office sends it, as far as paying needs it. */
export interface Instalment {
  /** Its id among the card's collective instalments; null when the office gives none. */
  readonly id: number | null;
  /** Ids of the instalments of which it is made, where the office gives them. */
  readonly parts: readonly number[];
  /** What is to be paid; null when the office does not say it. */
  readonly amount: Grosze | null;
  readonly standing: Standing;
}

/** Why an instalment can be selected or not. `nothing` has nothing left to pay, `unclear` lacks its id or its amount. */
export type Standing =
  | { readonly kind: 'payable' | 'paid' | 'enforced' | 'nothing' | 'unclear' }
  | { readonly kind: 'ordered'; readonly provider: Provider };

/** An instalment that can be selected. */
export interface PayableInstalment extends Instalment {
  readonly id: number;
  readonly amount: Grosze;
}

/** A selected instalment with what heads its row, kept as it was when the payment was begun. */
export interface ChosenInstalment extends PayableInstalment {
  readonly about: string;
}

/** Reads a row of the office's answer. What it does not say counts as not payable. */
export function parseInstalment(row: unknown, providers: readonly Provider[]): Instalment {
  const fields = fieldsOf(row);
  const id = idOf(fields.idNaleznosciRatyZbiorczej);
  const parts = Array.isArray(fields.raty) ? fields.raty.flatMap((part) => idOf(fieldsOf(part).idNaleznosciRaty) ?? []) : [];
  const amount = parseGrosze(fields.kwotaRazem);
  return { id, parts, amount, standing: standingOf(fields, id === null ? null : amount, providers) };
}

/** The instalments behind the rows of a table, by the position of the row. */
export function instalmentsOf(model: TableModel, providers: readonly Provider[]): readonly Instalment[] {
  return Array.from({ length: model.rowCount }, (_, row) => parseInstalment(model.rowData(row), providers));
}

/** True when an instalment can be selected for a payment. */
export function isPayable(instalment: Instalment): instalment is PayableInstalment {
  return instalment.standing.kind === 'payable';
}

/** The instalments that are selected and can be paid, in the order of the table. */
export function chosenOf(instalments: readonly Instalment[], chosen: ReadonlySet<number>): readonly PayableInstalment[] {
  return chosen.size === 0 ? [] : instalments.filter(isPayable).filter(({ id }) => chosen.has(id));
}

/** What instalments cost together, exactly. */
export function totalOf(instalments: readonly PayableInstalment[]): Grosze {
  return sumGrosze(instalments.map(({ amount }) => amount));
}

function standingOf(fields: Fields, amount: Grosze | null, providers: readonly Provider[]): Standing {
  if (fields.czySplacona !== false) return { kind: fields.czySplacona === true ? 'paid' : 'unclear' };
  const provider = providers.find(({ ordered }) => ordered !== null && fields[ordered] === true);
  if (provider) return { kind: 'ordered', provider };
  if (fields.jestTytulWykonawczy !== false) return { kind: fields.jestTytulWykonawczy === true ? 'enforced' : 'unclear' };
  if (amount === null) return { kind: 'unclear' };
  return { kind: amount > 0n ? 'payable' : 'nothing' };
}

type Fields = Readonly<Record<string, unknown>>;

const noFields: Fields = {};

// Read in place: copies of five thousand rows would be felt at every key of a filter.
function fieldsOf(value: unknown): Fields {
  return isRecord(value) ? value : noFields;
}

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
