import type { PrintableDocument, PrintablePart } from '../../../engine';
import { writtenDay } from '../../calendar/office-day';
import type { waterExchange, waterMeter } from '../../database/water-tables';
import { letterNumber } from '../../pdf/letter-words';

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
  const day = writtenDay(exchange.exchangedOn);
  const state = oldState === null ? null : letterNumber(oldState, removed.decimalDigits);
  return {
    title: 'Protokół wymiany wodomierza',
    language: 'pl',
    intro: `Wymiana z\u00a0dnia ${day}, punkt odbioru: ${address}.`,
    choices: [
      { label: 'Numer należności', value: card },
      { label: 'Powód wymiany', value: exchange.reason },
    ],
    parts: [
      {
        kind: 'record',
        title: 'Wodomierz zdjęty',
        fields: [
          { label: 'Numer', value: removed.number },
          { label: 'Stan w\u00a0dniu wymiany', value: state === null ? 'nieczytelny' : `${state}\u00a0m³` },
        ],
      },
      { kind: 'record', title: 'Wodomierz założony', fields: [{ label: 'Numer', value: fitted.number }] },
      { kind: 'paragraph', text: 'Wodomierz zaplombowano. Protokół podpisali monter i\u00a0odbiorca.' },
      ...(withPhotos ? photos(removed.number, state, fitted.number) : []),
    ],
    orientation: 'portrait',
  };
}

/** The sample office has no camera: a drawing of the dial stands where the archive of a real one has its photos, and says so. */
function photos(removed: string, state: string | null, fitted: string): readonly PrintablePart[] {
  return [
    { kind: 'heading', level: 2, text: 'Zdjęcia' },
    picture(removed, state ?? '?', `Wodomierz zdjęty, numer ${removed}`),
    picture(fitted, '0', `Wodomierz założony, numer ${fitted}`),
  ];
}

function picture(number: string, shown: string, what: string): PrintablePart {
  const words = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const line = (y: number, size: number, text: string) =>
    `<text x="180" y="${y}" font-family="Source Sans 3" font-size="${size}" text-anchor="middle" fill="#1b1f1d">${words(text)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240"><rect width="360" height="240" fill="#e4e8e5"/><circle cx="180" cy="120" r="104" fill="#fff" stroke="#55605b" stroke-width="8"/><rect x="98" y="84" width="164" height="48" rx="4" fill="#f4f1e6" stroke="#1b1f1d" stroke-width="2"/>${line(119, 30, shown)}${line(160, 16, 'm³')}${line(190, 14, number)}</svg>`;
  return {
    kind: 'picture',
    svg,
    alt: `${what}, stan ${shown} m³`,
    caption: `${what}. W\u00a0danych przykładowych zdjęcie zastępuje rysunek.`,
  };
}
