import type { JsonValue } from '../parse/json-value';
import { decodeUtf8, encodeUtf8 } from '../parse/utf8';
import { decodeBase64, encodeBase64 } from './base64';
import { isSafePicture } from './safe-picture';

/** A kind of picture that a pack may have: how its file ends. */
export type PictureKind = 'svg' | 'png' | 'jpg' | 'webp';

/** The media type of each kind of picture. */
export const pictureTypes: Readonly<Record<PictureKind, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** Most bytes of a drawing, and of a photograph. */
export const largestPictures = { drawing: 204_800, photograph: 1_048_576 } as const;

const path = /^assets\/[a-z0-9-]{1,99}\.(svg|png|jpg|webp)$/;

/** The kind of the picture at a path of a layer, by its name; null for a path of anything else. */
export function pictureKind(file: string): PictureKind | null {
  const [, kind] = path.exec(file) ?? [];
  return kind !== undefined && Object.hasOwn(pictureTypes, kind) ? (kind as PictureKind) : null;
}

/** True for the path of a picture. */
export function isPicture(file: string): boolean {
  return pictureKind(file) !== null;
}

/** The media type of a picture by its name, null for a name that no picture has. */
export function pictureType(name: string): string | null {
  const kind = pictureKind(`assets/${name}`);
  return kind === null ? null : pictureTypes[kind];
}

/** A picture as a layer holds it: SVG as its text, everything else as base64. */
export function pictureValue(file: string, bytes: Uint8Array): string {
  return pictureKind(file) === 'svg' ? decodeUtf8(bytes).text : encodeBase64(bytes);
}

/** The bytes of a picture of a layer; null if they cannot be read. */
export function pictureBytes(file: string, value: JsonValue): Uint8Array | null {
  if (typeof value !== 'string') return null;
  return pictureKind(file) === 'svg' ? encodeUtf8(value) : decodeBase64(value);
}

/** Why a layer cannot hold a picture, null if it can. What it is says its content, whatever its name says. */
export function pictureFault(file: string, value: JsonValue): 'too-large' | 'unsafe-picture' | null {
  if (typeof value !== 'string') return 'unsafe-picture';
  if (pictureKind(file) === 'svg') {
    if (value.length > largestPictures.drawing) return 'too-large';
    return isSafePicture(value) ? null : 'unsafe-picture';
  }
  if (value.length > Math.ceil(largestPictures.photograph / 3) * 4) return 'too-large';
  const bytes = decodeBase64(value);
  return bytes !== null && kindOfBytes(bytes) === pictureKind(file) ? null : 'unsafe-picture';
}

const ofPng = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const ofJpeg = [0xff, 0xd8, 0xff];
const ofRiff = [...'RIFF'].map((letter) => letter.charCodeAt(0));
const ofWebp = [...'WEBP'].map((letter) => letter.charCodeAt(0));

/** The kind of a picture by its first bytes, null if it is none. A drawing is not told by bytes. */
export function kindOfBytes(bytes: Uint8Array): Exclude<PictureKind, 'svg'> | null {
  const has = (mark: readonly number[], from = 0) => mark.every((byte, index) => bytes[from + index] === byte);
  if (has(ofPng)) return 'png';
  if (has(ofJpeg)) return 'jpg';
  return has(ofRiff) && has(ofWebp, 8) ? 'webp' : null;
}
