import { failure, isRecord, type Result, success } from '../../engine';
import { readCodesLeft } from '../login/code-answers';

/** Two-factor login of the user, as the office keeps it. */
export interface TwoFactorSettings {
  readonly active: boolean;
  /** Address of the image with the QR code, null when there is none that can be shown. */
  readonly qrCode: string | null;
  /** The key for those who cannot scan. */
  readonly key: string;
  /** Recovery codes that are left; null at an office without them. */
  readonly codesLeft: number | null;
}

const image = /^data:image\/(png|gif|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;
const base64 = /^[A-Za-z0-9+/=\s]+$/;

/** Reads the answer of the configuration call. The QR code may be a data URI, or the base64 of a PNG alone. */
export function parseTwoFactor(answer: unknown): Result<TwoFactorSettings, null> {
  if (!isRecord(answer)) return failure(null);
  const { czy2FaAktywne, qrCode, key } = answer;
  if (typeof czy2FaAktywne !== 'boolean') return failure(null);
  return success({
    active: czy2FaAktywne,
    qrCode: typeof qrCode === 'string' ? qrAddress(qrCode) : null,
    key: typeof key === 'string' ? key : '',
    codesLeft: readCodesLeft(answer),
  });
}

/** New recovery codes in the answer to a change; null when the office made none. */
export function parseRecoveryCodes(answer: unknown): readonly string[] | null {
  if (!isRecord(answer) || !Array.isArray(answer.kodyZapasowe)) return null;
  const codes = new Set(answer.kodyZapasowe.filter((code) => typeof code === 'string' && code.trim() !== ''));
  return codes.size === 0 ? null : [...codes];
}

function qrAddress(text: string): string | null {
  if (image.test(text)) return text;
  return text.length > 100 && base64.test(text) ? `data:image/png;base64,${text.replace(/\s/g, '')}` : null;
}

/** The key in groups of four, to be copied by hand. */
export function inGroups(key: string): string {
  return key.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
