import type { MeterFormat } from '../../portal/readings';

/** A meter of the subject, as the office sends it; null stands for what it left out. */
export interface Meter {
  readonly id: number;
  readonly point: number;
  readonly card: string | null;
  readonly number: string | null;
  readonly address: string | null;
  readonly previous: number | null;
  readonly format: MeterFormat;
}

/** Reads the list of meters. One without its id or its point is left out: no reading could be sent for it. */
export function parseMeters(value: unknown): readonly Meter[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown): Meter[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const fields: Readonly<Record<string, unknown>> = { ...entry };
    const id = wholeNumber(fields.idLicznika);
    const point = wholeNumber(fields.idPunktu);
    if (id === null || point === null) return [];
    const { stanLicznika } = fields;
    return [
      {
        id,
        point,
        card: words(fields.nrKarty),
        number: words(fields.nrLicznika),
        address: words(fields.adres),
        previous: typeof stanLicznika === 'number' ? stanLicznika : null,
        format: { wholeDigits: wholeNumber(fields.zakresLicznikaCalkowite), decimalDigits: wholeNumber(fields.zakresLicznikaDziesietne) },
      },
    ];
  });
}

function wholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

function words(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
