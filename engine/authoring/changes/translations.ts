import { originalLanguage } from '../../values/language';
import type { LoadedPack } from '../source/loaded-pack';
import { portalSchema } from '../source/schemas.generated';
import { walkDefinition } from '../source/walk';
import type { ChangedTranslations } from './change';
import { asJson, documentOf, serviceSchemaOf, withServiceNames } from './diff-packs';
import type { FoundEdit } from './diff-values';
import type { Edit } from './edit';
import { textPair } from './value-words';

/** An edit of a definition with the edits of translations that belong to it. */
export interface EditGroup extends FoundEdit {
  readonly translations: readonly Edit[];
}

/** Puts each edit of a translation to the edit of the text that it translates. One whose text did not change stands by itself. */
export function groupEdits(edits: readonly FoundEdit[]): readonly EditGroup[] {
  const groups = new Map<FoundEdit, Edit[]>();
  const keys = new Map<string, FoundEdit>();
  const key = (document: string, path: readonly string[]) => `${document} ${path.join('.')}`;
  const texts = edits.filter(({ edit }) => translatedDocument(edit.document) !== null);
  for (const found of edits) {
    if (translatedDocument(found.edit.document) !== null) continue;
    groups.set(found, []);
    const { document, path, how, was } = found.edit;
    // What was only moved keeps its texts.
    if (how === 'moved') continue;
    keys.set(key(document, path), found);
    if (was !== undefined && path.length > 0) keys.set(key(document, [...path.slice(0, -1), was]), found);
    const text = found.trail.findIndex(({ kind }) => kind === 'text');
    if (text !== -1) keys.set(key(document, path.slice(0, text)), found);
  }
  const ownerOf = ({ edit }: FoundEdit): FoundEdit | undefined => {
    const document = translatedDocument(edit.document) ?? '';
    const steps = (edit.path[0] ?? '').split('.');
    for (let length = steps.length; length >= 0; length -= 1) {
      const owner = keys.get(key(document, steps.slice(0, length)));
      if (owner) return owner;
    }
    return undefined;
  };
  for (const text of texts) {
    const owner = ownerOf(text);
    if (owner) groups.get(owner)?.push(text.edit);
    else groups.set(text, []);
  }
  return [...groups].map(([found, translations]) => ({ ...found, translations }));
}

/** The document that a document translates; null for one that translates none. */
export function translatedDocument(document: string): string | null {
  const [, translated] = /^(portal|(?:services|values)\/[^/]+)\/[^/]+$/.exec(document) ?? [];
  return translated ?? null;
}

/** The language of a document of texts. */
export function languageOf(document: string): string {
  return document.slice(document.lastIndexOf('/') + 1);
}

/** Knows the texts of the documents of a pack, to say which of them a change leaves untranslated. */
export class TextsOfPack {
  private readonly keys = new Map<string, readonly string[]>();

  constructor(
    private readonly before: LoadedPack,
    private readonly after: LoadedPack,
  ) {}

  /** What a change does to translations, and what it leaves undone. */
  stateOf({ edit, trail, translations }: EditGroup): ChangedTranslations {
    const languagesOf = (how: Edit['how']) => [
      ...new Set(translations.filter((each) => each.how === how).map(({ document }) => languageOf(document))),
    ];
    const [come, changed, gone] = [languagesOf('added'), languagesOf('changed'), languagesOf('removed')];
    // A text of another id takes its translations along.
    const stays = (language: string) => edit.how === 'renamed' && come.includes(language) && gone.includes(language);
    const [added = [], removed = []] = [come, gone].map((languages) => languages.filter((language) => !stays(language)));
    const none = { added, changed, removed, missing: [], outdated: [] };
    if (edit.how === 'removed' || edit.how === 'moved' || edit.document.startsWith('texts/')) return none;
    const wanted = this.after.portal.languages.filter((language) => language !== originalLanguage);
    const { document, path } = edit;
    const texts = this.within(document, path.join('.'));
    if (texts.length === 0) return none;
    const entries = (pack: LoadedPack, language: string, from: string) => translationsOf(pack, from)?.[language];
    const lacks = (language: string) => texts.some((text) => !hasOwn(entries(this.after, language, document), text));
    // Places and plural forms of a text do not make its translation another; its words do.
    const pair = edit.how === 'changed' && trail.at(-1)?.kind === 'text' ? textPair(edit.before ?? null, edit.after ?? null) : null;
    const isReworded = pair !== null && pair[0] !== pair[1];
    const missing = wanted.filter(lacks);
    const touched = new Set(translations.map((each) => each.document));
    const stayed = (language: string) => !touched.has(`${document}/${language}`) && !missing.includes(language);
    return { ...none, missing, outdated: isReworded ? wanted.filter(stayed) : [] };
  }

  /** Keys of the texts at a path and below it. */
  private within(document: string, path: string): readonly string[] {
    const all = this.keysOf(document);
    if (path === '') return all;
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((all[middle] ?? '') < path) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < all.length; at += 1) {
      const text = all[at] ?? '';
      if (!text.startsWith(path)) break;
      if (text === path || text[path.length] === '.') found.push(text);
    }
    return found;
  }

  private keysOf(document: string): readonly string[] {
    const known = this.keys.get(document) ?? textKeys(this.after, document) ?? textKeys(this.before, document) ?? [];
    this.keys.set(document, known);
    return known;
  }
}

function translationsOf(pack: LoadedPack, document: string): LoadedPack['portalTranslations'] | undefined {
  if (document === 'portal') return pack.portalTranslations;
  return pack.services.find(({ slug }) => documentOf(slug) === document)?.translations;
}

function hasOwn(entries: Readonly<Record<string, unknown>> | undefined, key: string): boolean {
  return entries !== undefined && Object.hasOwn(entries, key);
}

/** Keys of the texts of a document that residents read, in alphabetical order; null for a document that the pack does not have. */
function textKeys(pack: LoadedPack, document: string): readonly string[] | null {
  const service = pack.services.find(({ slug }) => documentOf(slug) === document);
  if (document !== 'portal' && !service) return null;
  const keys: string[] = [];
  const schema = service ? serviceSchemaOf(pack) : withServiceNames(portalSchema);
  walkDefinition(asJson(service ? service.definition : pack.portal), schema, ({ kind, key, path }) => {
    // Titles inside the contract of an answer are for those who write the office's side.
    const inContract = service !== undefined && (path[0] === 'state' || (path[0] === 'sources' && path.includes('response')));
    if (kind === 'text' && !inContract) keys.push(key);
  });
  return keys.sort();
}
