import { isRecord, type TableModel } from '../../engine';
import { type Grosze, parseGrosze, sumGrosze } from '../../portal';
import { type Provider, textOf } from './providers';

/** An instalment as the office sends it, as far as paying needs it. */
export interface Instalment {
  /** Its id among the card's collective instalments; null when the office gives none. */
  readonly id: number | null;
  /** Ids of the instalments of which it is made, where the office gives them. */
  readonly parts: readonly number[];
  /** Id of its card, which the row says where instalments of several cards stand together. */
  readonly card: number | null;
  /** The account that takes it; null when nobody says it. */
  readonly account: string | null;
  /** What is to be paid; null when the office does not say it. */
  readonly amount: Grosze | null;
  readonly standing: Standing;
}

/** Why an instalment can be selected or not. `nothing` has nothing left to pay, `unclear` lacks its id, its card or its amount. */
export type Standing =
  | { readonly kind: 'payable' | 'paid' | 'enforced' | 'nothing' | 'unclear' }
  | { readonly kind: 'ordered'; readonly provider: Provider };

/** An instalment that can be selected. */
export interface PayableInstalment extends Instalment {
  readonly id: number;
  readonly card: number;
  readonly amount: Grosze;
}

/** A selected instalment with what heads its row, kept as it was when the payment was begun. */
export interface ChosenInstalment extends PayableInstalment {
  readonly about: string;
}

/** What the definition says of all rows: the gateways, and the card and account of rows that name none of their own. */
export interface InstalmentSource {
  readonly providers: readonly Provider[];
  readonly card: unknown;
  readonly account: string | null;
}

/** Reads a row of the office's answer. What it does not say counts as not payable. */
export function parseInstalment(row: unknown, source: InstalmentSource): Instalment {
  const fields = fieldsOf(row);
  const id = idOf(fields.idNaleznosciRatyZbiorczej);
  const parts = Array.isArray(fields.raty) ? fields.raty.flatMap((part) => idOf(fieldsOf(part).idNaleznosciRaty) ?? []) : [];
  const amount = parseGrosze(fields.kwotaRazem);
  const card = idOf(fields.idKartyNaleznosci ?? source.card);
  const account = textOf(fields.numerKontaBankowego) ?? source.account;
  const isKnown = id !== null && card !== null;
  return { id, parts, card, account, amount, standing: standingOf(fields, isKnown ? amount : null, source.providers) };
}

/** The instalments behind the rows of a table, by the position of the row. */
export function instalmentsOf(model: TableModel, source: InstalmentSource): readonly Instalment[] {
  return Array.from({ length: model.rowCount }, (_, row) => parseInstalment(model.rowData(row), source));
}

/** True when an instalment can be selected for a payment. */
export function isPayable(instalment: Instalment): instalment is PayableInstalment {
  return instalment.standing.kind === 'payable';
}

/** The instalments that are selected and can be paid, in the order of the table. */
export function chosenOf(instalments: readonly Instalment[], chosen: ReadonlySet<number>): readonly PayableInstalment[] {
  return chosen.size === 0 ? [] : instalments.filter(isPayable).filter(({ id }) => chosen.has(id));
}

/** The one account that takes all of these; null when nobody says it, or when there are several. */
export function accountOf(instalments: readonly Instalment[]): string | null {
  const [first = null] = instalments.map(({ account }) => account);
  return hasOneAccount(instalments) ? first : null;
}

/** True unless the instalments go to different accounts. */
export function hasOneAccount(instalments: readonly Instalment[]): boolean {
  return new Set(instalments.map(({ account }) => account)).size <= 1;
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
