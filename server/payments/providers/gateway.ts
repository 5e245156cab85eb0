import type { VariableRule } from '../../contracts/variables';
import type { PaymentRow } from '../../database/payment-tables';
import type { contact } from '../../database/shell-tables';
import type { PaymentProvider } from './provider';

/** What a gateway needs of the server that it is opened on. */
export interface GatewayPlace {
  /** Where this server reaches itself. */
  readonly ownOrigin: () => string;
  /** Name of the office, the recipient of the money. */
  readonly officeName: () => string;
}

/** What the office and a gateway have agreed on, by variables of the environment or by the sandbox. */
export interface GatewayContract {
  /** Origins that forms of the portal are sent to; none for a gateway on this server. */
  readonly formOrigins: readonly string[];
  open(place: GatewayPlace): PaymentProvider;
  /** Tries whether the gateway lets the office in; null when it does, otherwise how it goes on after the gateway's name. Absent where nothing can be asked. */
  tryAccess?(): Promise<string | null>;
}

/** Contact data of the office as its history of payments names them. */
export type OfficeContact = typeof contact.$inferSelect;

/** Names of the fields with which the office's answers speak of a gateway. */
export interface GatewayFields {
  /** Flag of the configuration: payments through it are offered. */
  readonly offered: string;
  /** Its commission in the configuration. */
  readonly commission: string;
  /** Flag of an instalment: a payment through it is on its way. */
  readonly ordered: string;
}

/** A payment gateway: everything that the office knows of it. */
export interface Gateway {
  /** Stands in the addresses of its calls and with its payments in the database: a lower-case word of at most 20 letters and digits. */
  readonly key: string;
  /** Name for people, the same in every language. */
  readonly name: string;
  readonly fields: GatewayFields;
  /** Variables of the environment that make its contract. All are set, or none. */
  readonly variables: Readonly<Record<string, VariableRule>>;
  /** Its contract by values that keep to the rules. */
  contractOf(value: (variable: string) => string): GatewayContract;
  /** What the history says of a payment, in a field of its own that is null for payments through others. */
  readonly details?: { readonly field: string; of(payment: PaymentRow, office: OfficeContact | undefined): object };
}

/** The gateways of the registry by key. Each adds itself where it is written, so that the fields of answers that it names have types. */
export interface KnownGateways extends Readonly<Record<never, never>> {}

type Known = KnownGateways[keyof KnownGateways];
type NamedField<Part extends keyof GatewayFields> = Known extends { readonly fields: Readonly<Record<Part, infer Name extends string>> }
  ? Name
  : never;
type DetailsOf<One> = One extends { readonly details: { readonly field: infer Name extends string; of(...given: never): infer Details } }
  ? Readonly<Record<Name, Details | null>>
  : never;
type Together<Union> = (Union extends unknown ? (given: Union) => void : never) extends (given: infer All) => void ? All : never;

/** The field of each gateway in an answer, with its value. */
export function fieldsOfGateways<Part extends keyof GatewayFields, Value>(
  gateways: readonly Gateway[],
  part: Part,
  value: (gateway: Gateway) => Value,
): Readonly<Record<NamedField<Part>, Value>> {
  return Object.fromEntries(gateways.map((gateway) => [gateway.fields[part], value(gateway)])) as Record<NamedField<Part>, Value>;
}

/** What the history says of a payment in the fields of all gateways. */
export function detailsOfGateways(
  gateways: readonly Gateway[],
  payment: PaymentRow,
  office: OfficeContact | undefined,
): Together<DetailsOf<Known>> {
  const fields = gateways.flatMap(({ key, details }) =>
    details ? [[details.field, key === payment.provider ? details.of(payment, office) : null]] : [],
  );
  return Object.fromEntries(fields) as Together<DetailsOf<Known>>;
}
