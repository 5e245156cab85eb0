import type { PrintableDocument } from '../../../engine';
import type { waterExchange, waterMeter } from '../../database/water-tables';

type Meter = typeof waterMeter.$inferSelect;

/** What a protocol tells. */
export interface ExchangedMeter {
  readonly exchange: typeof waterExchange.$inferSelect;
  readonly removed: Meter;
  readonly fitted: Meter;
  readonly address: string;
  readonly card: string;
  /** Last state of the meter that was taken out, m³. */
  readonly oldState: number | null;
}

/** The words of a protocol of an exchange, in Polish as it was signed. */
export function exchangeLetter(
  { exchange, removed, fitted, address, card, oldState }: ExchangedMeter,
  withPhotos: boolean,
): PrintableDocument {
  const day = exchange.exchangedOn.split('-').reverse().join('.');
  const state = new Intl.NumberFormat('pl-PL', {
    minimumFractionDigits: removed.decimalDigits,
    maximumFractionDigits: removed.decimalDigits,
    useGrouping: 'always',
  });
  return {
    title: 'Protokół wymiany wodomierza',
    language: 'pl',
    lead: `Wymiana z\u00a0dnia ${day}, punkt odbioru: ${address}.`,
    choices: [
      { label: 'Numer karty', value: card },
      { label: 'Powód wymiany', value: exchange.reason },
    ],
    parts: [
      {
        kind: 'record',
        title: 'Wodomierz zdjęty',
        fields: [
          { label: 'Numer', value: removed.number },
          { label: 'Stan w\u00a0dniu wymiany', value: oldState === null ? 'nieczytelny' : `${state.format(oldState)}\u00a0m³` },
        ],
      },
      { kind: 'record', title: 'Wodomierz założony', fields: [{ label: 'Numer', value: fitted.number }] },
      { kind: 'paragraph', text: 'Wodomierz zaplombowano. Protokół podpisali monter i\u00a0odbiorca.' },
      ...(withPhotos ? ([{ kind: 'heading', level: 2, text: 'Zdjęcia' }] as const) : []),
    ],
    orientation: 'portrait',
  };
}
