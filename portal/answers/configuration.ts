import { failure, isRecord, type Result, success } from '../../engine';

/** Where the office wants the address `/` to lead: a target and its kind (STRONA_WLASNA, STRONA_WBUDOWANA, LINK). */
export interface StartPage {
  readonly link: string;
  readonly kind: string;
}

/** The office's configuration: every flag and setting under its own name, for formulas, and what the shell itself reads of them. */
export interface OfficeConfiguration {
  readonly values: Readonly<Record<string, unknown>>;
  readonly startPage: StartPage | null;
  /** Languages other than the default one are offered. */
  readonly international: boolean;
  /** Year of the footer. */
  readonly year: number | null;
  /** The whole portal is under maintenance; the status call may not have said so yet. */
  readonly maintenance: boolean;
}

/** Reads the answer of the configuration call over the flags of the pack. A flag of a wrong type keeps the pack's value. */
export function parseConfiguration(answer: unknown, features: Readonly<Record<string, boolean>>): Result<OfficeConfiguration, null> {
  if (!isRecord(answer)) return failure(null);
  const wellTyped = Object.entries(answer).filter(([name, value]) => typeof features[name] !== 'boolean' || typeof value === 'boolean');
  return success(read({ ...features, ...Object.fromEntries(wellTyped) }));
}

/**
 * The configuration to use when the office's cannot be loaded: every flag is off except those in `lasting`, which keep the pack's value.
 */
export function configurationWithout(features: Readonly<Record<string, boolean>>, lasting: readonly string[]): OfficeConfiguration {
  return read(Object.fromEntries(Object.entries(features).map(([name, value]) => [name, value && lasting.includes(name)])));
}

/** What holds until the office has answered: the flags of the pack. */
export function configurationBefore(features: Readonly<Record<string, boolean>>): OfficeConfiguration {
  return read(features);
}

function read(values: Readonly<Record<string, unknown>>): OfficeConfiguration {
  const { stronaStartowa, czyInternacjonalizacja, rokZbudowaniaBackendu, czyPrzerwaTechniczna } = values;
  return {
    values,
    startPage: isStartPage(stronaStartowa) ? { link: stronaStartowa.link, kind: stronaStartowa.typ } : null,
    international: czyInternacjonalizacja === true,
    year: isYear(rokZbudowaniaBackendu) ? rokZbudowaniaBackendu : null,
    maintenance: czyPrzerwaTechniczna === true,
  };
}

function isStartPage(value: unknown): value is { readonly link: string; readonly typ: string } {
  return isRecord(value) && typeof value.link === 'string' && value.link.trim() !== '' && typeof value.typ === 'string';
}

function isYear(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1990 && Number(value) <= 9999;
}

/** The numbers of the services under maintenance; values that are not numbers are ignored. */
export function servicesUnderMaintenance(config: Readonly<Record<string, unknown>>): number[] {
  const { przerwaTechnicznaUslugi: listed } = config;
  return Array.isArray(listed) ? listed.filter((id): id is number => typeof id === 'number') : [];
}

/** Reads the answer of the status call. Only a clear yes means maintenance. */
export function readStatus(answer: unknown): 'maintenance' | 'running' | 'failed' {
  if (typeof answer !== 'object' || answer === null || !('czyPrzerwaTechniczna' in answer)) return 'failed';
  return answer.czyPrzerwaTechniczna === true ? 'maintenance' : 'running';
}
