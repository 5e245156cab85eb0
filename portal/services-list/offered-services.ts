import { failure, isRecord, type Result, success } from '../../engine';

/** A service as the office offers it. */
export interface OfferedService {
  /** Number under which the portal may know the service when `uslugaId` is null. */
  readonly id: number;
  readonly nazwa: string;
  /** Number under which the portal knows the service. */
  readonly uslugaId: number | null;
  readonly czyChroniona: boolean;
  readonly czyWymaganaInstytucja: boolean;
  readonly czyWymaganaOsobaFizyczna: boolean;
}

/** A group of services as the office offers it. */
export interface OfferedGroup {
  readonly nazwa: string;
  readonly uslugi: readonly OfferedService[];
}

/**
 * Reads the office's answer about its services. An answer that is no list of groups fails; a single entry without a name or number is left
 * out. A flag that is no boolean counts as false, except `czyChroniona`: what may be protected is taken for protected.
 */
export function parseOfferedServices(answer: unknown): Result<readonly OfferedGroup[], null> {
  if (!Array.isArray(answer) || !answer.every(isGroup)) return failure(null);
  return success(answer.map(({ nazwa, uslugi }) => ({ nazwa: nazwa.trim(), uslugi: uslugi.flatMap(serviceOf) })));
}

function isGroup(value: unknown): value is { readonly nazwa: string; readonly uslugi: readonly unknown[] } {
  return isRecord(value) && typeof value.nazwa === 'string' && Array.isArray(value.uslugi);
}

function serviceOf(value: unknown): OfferedService[] {
  if (!isRecord(value)) return [];
  const { id, nazwa, uslugaId, czyChroniona, czyWymaganaInstytucja, czyWymaganaOsobaFizyczna } = value;
  if (typeof nazwa !== 'string' || nazwa.trim() === '') return [];
  const known = typeof uslugaId === 'number' ? uslugaId : null;
  if (known === null && typeof id !== 'number') return [];
  return [
    {
      id: typeof id === 'number' ? id : (known ?? 0),
      nazwa: nazwa.trim(),
      uslugaId: known,
      czyChroniona: czyChroniona !== false,
      czyWymaganaInstytucja: czyWymaganaInstytucja === true,
      czyWymaganaOsobaFizyczna: czyWymaganaOsobaFizyczna === true,
    },
  ];
}
