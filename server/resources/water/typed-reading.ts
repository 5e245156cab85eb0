/** What a meter can show. */
export interface MeterDial {
  readonly wholeDigits: number;
  readonly decimalDigits: number;
}

/**
 * A reading as the decimal that is kept, or null for what the meter cannot show. The number arrived as JSON, and its shortest decimal
 * is what was typed; an exponent or a negative sign is no reading.
 */
export function typedReading(value: number, { wholeDigits, decimalDigits }: MeterDial): string | null {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  return whole !== '' && whole.length <= wholeDigits && decimals.length <= decimalDigits ? String(value) : null;
}
