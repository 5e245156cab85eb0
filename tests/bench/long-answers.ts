import { brotliCompressSync, constants } from 'node:zlib';
import { type LocalServer, passOn, serveLocally } from '../local-server';

const incomeCall = /^\/api\/fk\/gmina\/dajDochodyBudzetu\?/;

/**
 * Starts a server in front of a portal that answers one call with generated rows and passes everything else on. Its rows are sent compressed and
 * all at once, like those of an office that has them at hand.
 */
export async function serveLongAnswers(portal: string, rows: number): Promise<LocalServer> {
  const body = brotliCompressSync(incomeAnswer(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-store' };
  return await serveLocally((incoming, outgoing) => {
    if (incomeCall.test(incoming.url ?? '')) outgoing.writeHead(200, headers).end(body);
    else passOn(portal, incoming, outgoing);
  });
}

/** An answer of the income call. Amounts and names are index times a number coprime to their range, so they look mixed and are the same in every run. */
export function incomeAnswer(count: number): string {
  return JSON.stringify({ listaDochodow: Array.from({ length: count }, (_, index) => incomeRow(mixedOf(index))) });
}

/** An answer of the expenditure call, whose table can be filtered. */
export function expenditureAnswer(count: number): string {
  const listaWydatkow = Array.from({ length: count }, (_, index) => {
    const mixed = mixedOf(index);
    const spent = { wydatki: mixed % 40_009, zobowiazania: (mixed % 900) + 0.5, koszty: mixed % 30_011, zaangazowanie: mixed % 20_011 };
    return { ...incomeRow(mixed), ...spent };
  });
  return JSON.stringify({ listaWydatkow });
}

function mixedOf(index: number): number {
  return (index * 7_919 + 50_021) % 1_000_003;
}

function incomeRow(mixed: number) {
  return {
    rozdzial: String(75_000 + (mixed % 999)),
    paragraf: String(100 + (mixed % 899)),
    nazwaPozycji: `Wpływy z opłaty nr ${mixed % 1_000} według uchwały`,
    planPoZmianach: mixed * 1.25,
    naleznosci: (mixed % 70_001) + 0.55,
    dochodyOtrzymane: (mixed % 60_013) + 0.12,
    dochodyWykonane: mixed % 50_021,
  };
}
