import type { Guard } from '../refusal';

// Checks before the message is parsed. The answer of a node has about 8 KiB.
const longest = 200_000;

/** Checks of the posted field. */
export const fieldGuards: readonly Guard<string>[] = [{ refusal: 'size', holds: (field) => field.length <= longest }];

/** Checks of the decoded text. */
export const textGuards: readonly Guard<string>[] = [
  {
    // No document type (and so no entities), no comment that splits a value, no CDATA, no processing instructions.
    refusal: 'markup',
    holds: (text) => !text.includes('<!') && !text.replace(/^<\?xml [^<>?]*\?>/, '').includes('<?'),
  },
];

/** Decodes a base64 field; null for anything else. Nothing is inflated, because the POST binding does not compress. */
export function decodeField(field: string): string | null {
  const packed = field.replace(/[\r\n]/g, '');
  if (packed === '' || packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(packed)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(packed, 'base64'));
  } catch {
    // Not UTF-8: a compressed message, or no message.
    return null;
  }
}
