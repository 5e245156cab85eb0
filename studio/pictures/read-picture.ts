import { folded, kindOfBytes, largestPictures, type PictureKind, pictureValue } from '../../engine/authoring/layer';
import { currentLanguage } from '../language/say';
import { StudioRefusal } from '../office/ask-studio';
import type { SentEdit } from '../office/studio-answers';
import { readDrawing } from './read-drawing';
import { shrunk } from './shrink-photograph';
import { pictureWords } from './words';

/** Which pictures fit a place: any, or drawings only. */
export type FittingPictures = 'any' | 'drawings';

/** A picture that was chosen, ready for the draft. */
export interface ChosenPicture {
  /** Its name among the pictures of the pack, as definitions name it: `ratusz-3fa2c1b0.webp`. */
  readonly name: string;
  /** Puts it into the draft. It is made together with the edit that uses the picture, as one step of undo. */
  readonly edit: SentEdit;
}

const largestFile = 26_214_400;
const megabyte = 1_048_576;

/** Reads a file of somebody's computer as a picture: what it is says its content. Errors: StudioRefusal with words. */
export async function readPicture(file: File, fitting: FittingPictures): Promise<ChosenPicture> {
  const say = pictureWords[currentLanguage()];
  const name = file.name.slice(0, 60);
  const refuse = (words: string) => new StudioRefusal('picture', words);
  const sizeWords = (bytes: number) => `${(bytes / megabyte).toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} ${say.unit}`;
  if (file.size > largestFile) throw refuse(say.tooLarge(sizeWords(file.size), sizeWords(largestFile)));
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (kindOfBytes(start) === null) {
    if (file.size > megabyte) throw refuse(fitting === 'any' ? say.notPicture(name) : say.notDrawing(name));
    const drawing = readDrawing(await file.text());
    if (drawing === 'none') throw refuse(fitting === 'any' ? say.notPicture(name) : say.notDrawing(name));
    if (drawing === 'unsafe') throw refuse(say.unsafe(name));
    if (drawing.text.length > largestPictures.drawing) throw refuse(say.staysLarge(name));
    return await chosen(file.name, 'svg', new TextEncoder().encode(drawing.text));
  }
  if (fitting === 'drawings') throw refuse(say.notDrawing(name));
  const small = await shrunk(file);
  if (small === null) throw refuse(say.unreadable(name));
  const bytes = new Uint8Array(await small.arrayBuffer());
  const kind = kindOfBytes(bytes);
  if (kind === null || bytes.length > largestPictures.photograph) throw refuse(say.staysLarge(name));
  return await chosen(file.name, kind, bytes);
}

/** The same picture has the same name, and another one another: nobody's browser shows an old one in its place. */
async function chosen(fileName: string, kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<ChosenPicture> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const mark = [...hash.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const words = folded(fileName.replace(/\.[^.]*$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  const name = `${words || 'obraz'}-${mark}.${kind}`;
  const path = `assets/${name}`;
  return { name, edit: { file: path, path: '', set: pictureValue(path, bytes) } };
}
