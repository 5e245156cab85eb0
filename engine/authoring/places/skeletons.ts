import { parseTree } from 'jsonc-parser';
import type { Problem } from '../check/problems/problem';
import { portalTextKeys } from '../check/rules/texts';
import { type Phrase, say } from '../messages';
import { isJsonObject } from '../parse/json-value';
import { decodeUtf8, encodeUtf8 } from '../parse/utf8';
import type { DefinitionFiles } from '../source/loaded-pack';
import type { OpenPack } from './open-pack';
import { insertMember } from './write-value';

/** A change that was made, and the problem because of which it was. */
export interface Mended {
  readonly problem: Problem;
  readonly says: Phrase;
}

interface Filled {
  readonly files: DefinitionFiles;
  readonly mended: readonly Mended[];
}

/**
 * Gives each missing translation a place in its file, in the order of the texts: an empty text, which means that Polish is shown. A file
 * that there is not yet is begun.
 */
export function addSkeletons(given: OpenPack, open: (files: DefinitionFiles) => OpenPack): Filled {
  const begun = withFiles(given);
  const current = begun.mended.length === 0 ? given : open(begun.files);
  const files = new Map(current.inside.files);
  const mended: Mended[] = [...begun.mended];
  const missing = current.problems.flatMap((problem) => {
    const place = placeOf(problem);
    return problem.rule === 'missing-translation' && place?.key !== undefined ? [{ problem, file: place.file, key: place.key }] : [];
  });
  for (const file of new Set(missing.map((each) => each.file))) {
    const bytes = files.get(file);
    if (bytes === undefined) continue;
    let text = decodeUtf8(bytes).text;
    const order = textKeys(current, file);
    for (const { problem, key } of missing.filter((each) => each.file === file)) {
      const now = withKey(text, key, order);
      if (now === null) continue;
      text = now;
      mended.push({ problem, says: say('place-begin-translation', { key, file }) });
    }
    files.set(file, encodeUtf8(text));
  }
  return { files, mended };
}

/** The file and key that a missing translation has; no key where the whole file is missing. */
function placeOf({ said }: Problem): { readonly file: string; readonly key?: string } | null {
  if (typeof said.expected !== 'object') return null;
  const { id, values = {} } = said.expected;
  if (id === 'a-file') return { file: String(values.file) };
  if (id === 'key-in-file') return { file: String(values.file), key: String(values.key) };
  return id === 'key-in-catalogue' ? { file: `texts/${String(values.language)}.json`, key: String(values.key) } : null;
}

function withFiles({ problems, inside }: OpenPack): Filled {
  const files = new Map(inside.files);
  const mended: Mended[] = [];
  for (const problem of problems) {
    const place = problem.rule === 'missing-translation' ? placeOf(problem) : null;
    if (place === null || files.has(place.file)) continue;
    const source = inside.layers.flatMap((layer) => layer.sources.get(problem.place.file)?.source ?? [])[0];
    files.set(place.file, encodeUtf8(emptyFile(isJsonObject(source?.value) ? source.value.$schema : undefined)));
    mended.push({ problem, says: say('place-begin-file', { file: place.file }) });
  }
  return { files, mended };
}

/** A file of texts without texts, with the schema beside that of the definition. */
function emptyFile(schema: unknown): string {
  const named =
    typeof schema === 'string' ? schema.replace(/[^/]*$/, (file) => file.replace(/^(?:service|portal|texts)\b/, 'texts')) : null;
  return `${JSON.stringify(named === null ? {} : { $schema: named }, null, 2)}\n`;
}

/** The keys of the texts that belong into a file, in their order; empty where it is not known. */
function textKeys({ inside: { pack, layers } }: OpenPack, file: string): readonly string[] {
  const [, slug] = /^(?:services|screens)\/([^/.]+)/.exec(file) ?? [];
  if (slug !== undefined)
    return (pack?.services.find((service) => service.slug === slug)?.places ?? [])
      .filter(({ kind }) => kind === 'text' || kind === 'cell')
      .map(({ key }) => key);
  if (pack && /^portal\.[^/]+\.json$/.test(file)) return portalTextKeys(pack);
  const polish = file.startsWith('texts/') ? layers.map(({ catalogue }) => catalogue.get('pl')?.value).find(isJsonObject) : undefined;
  return Object.keys(polish ?? {});
}

/** The text of a file with a key that has no translation yet; null if the key is there. */
function withKey(text: string, key: string, order: readonly string[]): string | null {
  const root = parseTree(text);
  if (root?.type !== 'object') return null;
  const names = (root.children ?? []).map((member) => String(member.children?.[0]?.value));
  if (names.includes(key)) return null;
  const before = order.slice(0, Math.max(0, order.indexOf(key)));
  const after = Math.max(...before.map((name) => names.indexOf(name)), names.indexOf('$schema'));
  const index = order.includes(key) ? after + 1 : names.length;
  const { offset, length, content } = insertMember(text, root, index, key, '');
  return text.slice(0, offset) + content + text.slice(offset + length);
}
