import { encodePart, failure, type OfficeError, type Result, type Subject, success } from '../../engine';
import { type Redirect, webAddress } from '../leaving/redirect';
import type { PayableInstalment } from './instalment';

/** What a payment is made of. */
export interface PaymentOrder {
  readonly instalments: readonly PayableInstalment[];
  readonly subject: Subject | null;
  /** Origin of the portal, without a slash at the end. */
  readonly origin: string;
  /** Addresses inside the portal to which the gateway sends the payer back. */
  readonly back: { readonly accepted: string; readonly failed: string };
  /** True when the payer knows that an instalment is already being paid. */
  readonly again: boolean;
}

// The office's number for a due for which a payment was started and is not finished.
const alreadyStarted = '1700';
// The office's number for a transfer that is over.
const transferOver = '1705';

const transferPlace = '{idPrzelewu}';

/** The body that starts a payment. The office works out the amount itself from these ids. */
export function paymentBody({ instalments, subject, origin, back, again }: PaymentOrder): Readonly<Record<string, unknown>> {
  const [card, ...others] = new Set(instalments.map((instalment) => instalment.card));
  return {
    idKartyNaleznosci: card,
    ...(others.length > 0 && { idInnychKart: others }),
    idNaleznosciRatyZbiorczej: instalments.map(({ id }) => id),
    nip: subject?.institution ? subject.nip : null,
    urlPowrotuBlad: `${origin}${back.failed}`,
    urlPowrotuOk: `${origin}${back.accepted}`,
    idNaleznosciRaty: instalments.flatMap(({ parts }) => parts),
    ...(again && { potwierdzonoPonowne: true }),
  };
}

/** True when the office asks whether a due that is already being paid is to be paid again. */
export function asksToConfirm({ kod }: OfficeError): boolean {
  return kod === alreadyStarted;
}

/** True when the transfer cannot be gone on with, so that another try must start a new one. */
export function isOver({ kod }: OfficeError): boolean {
  return kod === transferOver;
}

/** Reads the id of the transfer that the office has prepared. */
export function parseTransfer(answer: unknown): Result<string, null> {
  const id = field(answer, 'idPrzelewu');
  if (typeof id === 'string' && id !== '') return success(id);
  return typeof id === 'number' ? success(String(id)) : failure(null);
}

/**
 * The gateway at a configured address, to which the browser carries the id of the transfer: in place of `{idPrzelewu}`, or where the
 * address does not have that, as the query parameter of that name.
 */
export function gatewayAt(address: string, transfer: string, origin: string): Result<Redirect, null> {
  const isTemplate = address.includes(transferPlace);
  const target = webAddress(address.replaceAll(transferPlace, encodePart(transfer)), origin);
  if (target === null) return failure(null);
  return success({ method: 'GET', address: target, fields: isTemplate ? [] : [{ name: 'idPrzelewu', value: transfer }] });
}

function field(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Object.entries(holder).find(([key]) => key === name)?.[1] : undefined;
}
