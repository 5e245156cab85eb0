import { pictureType } from '../../engine/authoring/layer';
import { encodePart } from '../../engine/values';
import { pictureAddress } from '../office/ask-studio';
import type { ChosenPicture } from '../pictures/read-picture';

/** The attribute in which the editor's own text holds the address of a picture. */
export const heldSource = 'data-src';

const folder = '/pack/assets/';
const fresh = new Map<string, string>();

/** Address of a picture of the pack, as formatted text names it. */
export function addressInText(name: string): string {
  return `${folder}${name}`;
}

/** A chosen picture as the page can show it before the draft has it. */
export function freshSource({ name, edit }: ChosenPicture): string {
  const value = 'set' in edit && typeof edit.set === 'string' ? edit.set : '';
  const source = name.endsWith('.svg')
    ? `data:image/svg+xml,${encodePart(value)}`
    : `data:${pictureType(name) ?? 'image/png'};base64,${value}`;
  fresh.set(name, source);
  return source;
}

/** True for the address of a picture of the pack. */
export function isOwnPicture(address: string): boolean {
  return address.startsWith(folder);
}

/** Where the editor finds a picture that formatted text names. */
export function pictureSource(address: string, draft: number | null): string {
  if (!isOwnPicture(address)) return address;
  const name = address.slice(folder.length);
  return fresh.get(name) ?? pictureAddress(name, draft);
}
