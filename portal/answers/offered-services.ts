import { failure, isRecord, type Result, success } from '../../engine';

/** A service as the office offers it. */
export interface OfferedService {
  readonly title: string;
  /** Number under which the portal knows the service: `uslugaId`, and `id` when there is none. */
  readonly serviceId: number;
  /** Available after login only. */
  readonly locked: boolean;
  readonly needsInstitution: boolean;
  readonly needsPerson: boolean;
}

/** A group of services as the office offers it. */
export interface OfferedGroup {
  readonly title: string;
  readonly services: readonly OfferedService[];
}

/**
 * Reads the office's list of services. It fails if the answer is not a list of groups; a single entry without a name or number is left out.
 * A flag that is not a boolean counts as false, except `czyChroniona`: in doubt a service is protected.
 */
export function parseOfferedServices(answer: unknown): Result<readonly OfferedGroup[], null> {
  if (!Array.isArray(answer) || !answer.every(isGroup)) return failure(null);
  return success(answer.map(({ nazwa, uslugi }) => ({ title: nazwa.trim(), services: uslugi.flatMap(serviceOf) })));
}

function isGroup(value: unknown): value is { readonly nazwa: string; readonly uslugi: readonly unknown[] } {
  return isRecord(value) && typeof value.nazwa === 'string' && Array.isArray(value.uslugi);
}

function serviceOf(value: unknown): OfferedService[] {
  if (!isRecord(value)) return [];
  const { id, nazwa, uslugaId, czyChroniona, czyWymaganaInstytucja, czyWymaganaOsobaFizyczna } = value;
  if (typeof nazwa !== 'string' || nazwa.trim() === '') return [];
  const serviceId = typeof uslugaId === 'number' ? uslugaId : id;
  if (typeof serviceId !== 'number') return [];
  return [
    {
      title: nazwa.trim(),
      serviceId,
      locked: czyChroniona !== false,
      needsInstitution: czyWymaganaInstytucja === true,
      needsPerson: czyWymaganaOsobaFizyczna === true,
    },
  ];
}
