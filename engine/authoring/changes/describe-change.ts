import { childPointer } from '../parse/json-pointer';
import { languageWith } from '../source/language-in-use';
import type { LoadedPack, LoadedService, Place } from '../source/loaded-pack';
import type { ChangePlace, PackChange } from './change';
import { diffPacks, documentOf } from './diff-packs';
import { outputsOf } from './outputs';
import { sentencesOf } from './sentences';
import type { Trail } from './spot';
import { type EditGroup, groupEdits, TextsOfPack, translatedDocument } from './translations';
import { thingKeys } from './words';

/**
 * What is different between two packs, in words: every difference is told by one change. A pack with other files but the same content has no
 * change; values that are one and the same object in both packs are not gone through.
 */
export function describeChange(before: LoadedPack, after: LoadedPack): readonly PackChange[] {
  const texts = new TextsOfPack(before, after);
  const services = [before, after].map((pack) => new Map(pack.services.map((service) => [documentOf(service.slug), service])));
  const [was = new Map(), now = new Map()] = services;
  const language = languageWith(after.surroundings.kinds);
  return groupEdits(diffPacks(before, after)).map((group): PackChange => {
    const { edit, trail } = group;
    const document = translatedDocument(edit.document) ?? edit.document;
    const service: LoadedService | undefined = now.get(document) ?? was.get(document);
    const translations = texts.stateOf(group);
    const outputs = service && trail.length > 1 ? outputsOf(trail, service, edit.how === 'removed' ? before : after, language) : [];
    return {
      what: whatOf(group),
      how: edit.how,
      place: placeOf(group, document, service, after),
      ...(edit.before === undefined ? {} : { before: edit.before }),
      ...(edit.after === undefined ? {} : { after: edit.after }),
      translations,
      outputs,
      edits: [edit, ...group.translations],
      ...sentencesOf({ group, service, translations, outputs }),
    };
  });
}

function whatOf({ edit, trail }: EditGroup): string {
  if (translatedDocument(edit.document) !== null) return 'Translation';
  if (edit.document.startsWith('texts/')) return 'Text';
  const spot = trail.at(-1);
  if (!spot) return '';
  return spot.isItem ? (thingKeys(spot).at(-1) ?? spot.property) : spot.property || (spot.definition ?? '');
}

function placeOf({ edit, trail }: EditGroup, document: string, service: LoadedService | undefined, after: LoadedPack): ChangePlace {
  const path = edit.path.join('.');
  const isTranslation = document !== edit.document;
  // What is gone has a place no more: what held it has.
  const pointer = isTranslation ? '' : pointerTo(edit.how === 'removed' && trail.length > 1 ? trail.slice(0, -1) : trail);
  let place: Place | null = null;
  if (document === 'calls') place = after.callsPlace(pointer);
  else if (service && !isTranslation) place = service.place(pointer);
  return { document: edit.document, slug: service?.slug ?? null, path, place };
}

/** The JSON pointer of a value by the way to it. */
function pointerTo(trail: Trail): string {
  return trail.slice(1).reduce((pointer, { step, position }) => childPointer(pointer, position ?? step), '');
}
