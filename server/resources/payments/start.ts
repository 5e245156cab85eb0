import type { OfficeSubject } from '../../accounts/caller';
import { line, lineOrNull, optionalFlag, optionalIds, recordIds, recordNumber } from '../../calls/body-readers';
import { accepted, defineResource, type OfficeContext, type QueryReader, refused } from '../../calls/define-resource';
import { OfficeFailure } from '../../errors/office-failure';
import { gatewayRedirect } from '../../payments/look-up-payment';
import type { PaymentDesk } from '../../payments/payment-desk';
import { startPayment } from '../../payments/start-payment';

const order = {
  idKartyNaleznosci: recordNumber('idKartyNaleznosci'),
  idInnychKart: optionalIds('idInnychKart'),
  idNaleznosciRatyZbiorczej: recordIds('idNaleznosciRatyZbiorczej'),
  idNaleznosciRaty: recordIds('idNaleznosciRaty'),
  nip: lineOrNull('nip', 20),
  urlPowrotuOk: line('urlPowrotuOk', 2_000),
  urlPowrotuBlad: line('urlPowrotuBlad', 2_000),
  potwierdzonoPonowne: optionalFlag('potwierdzonoPonowne'),
};

interface Order {
  readonly idKartyNaleznosci: number;
  readonly idInnychKart: readonly number[];
  readonly idNaleznosciRatyZbiorczej: readonly number[];
  readonly idNaleznosciRaty: readonly number[];
  readonly nip: string | null;
  readonly urlPowrotuOk: string;
  readonly urlPowrotuBlad: string;
  readonly potwierdzonoPonowne: boolean;
}

async function start(
  { payments, caller, subject, body, language }: OfficeContext & { readonly subject: OfficeSubject; readonly body: Order },
  provider: string,
) {
  if (body.nip !== null && body.nip !== subject.nip) throw new OfficeFailure('foreignSubject');
  const idPrzelewu = await startPayment(payments, subject, {
    provider,
    accountId: caller.kind === 'user' ? caller.accountId : null,
    language,
    cardIds: [body.idKartyNaleznosci, ...body.idInnychKart],
    instalmentIds: body.idNaleznosciRatyZbiorczej,
    partIds: body.idNaleznosciRaty,
    returnOk: body.urlPowrotuOk,
    returnError: body.urlPowrotuBlad,
    confirmed: body.potwierdzonoPonowne,
  });
  return { idPrzelewu };
}

const word: QueryReader<string> = (text) => accepted(text ?? '');

/** A gateway that nobody knows is an address that there is not. */
function knownKey({ gateways }: PaymentDesk, key: string): string {
  if (!gateways.some((gateway) => gateway.key === key)) throw new OfficeFailure('unknownAddress');
  return key;
}

const transferId: QueryReader<string> = (text) =>
  text !== undefined && /^[\w-]{22}$/.test(text) ? accepted(text) : refused('unknownTransfer');

/** The start of a payment, and the way to the gateway's page. */
export const startResources = [
  defineResource('POST /platnosci/{provider}/dodajPrzelew', {
    caller: 'subject',
    query: { provider: word },
    body: order,
    tooMany: {
      // The first card stands beside the list of the others.
      idInnychKart: { error: 'tooManyCards', beside: 1 },
      idNaleznosciRatyZbiorczej: { error: 'tooManyInstalments', beside: 0 },
      idNaleznosciRaty: { error: 'tooManyInstalments', beside: 0 },
    },
    answer: async (call) => await start(call, knownKey(call.payments, call.query.provider)),
  }),

  defineResource('GET /platnosci/{provider}/przekierowanie', {
    caller: 'subject',
    query: { provider: word, idPrzelewu: transferId },
    answer: async ({ payments, subject, query }) => {
      const { metoda, adres, pola } = await gatewayRedirect(payments, subject, knownKey(payments, query.provider), query.idPrzelewu);
      return { metoda, adres, pola: [...pola] };
    },
  }),
];
