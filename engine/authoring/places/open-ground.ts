import { type ExaminedPack, examinePack } from '../check/check-pack';
import { schemasOf } from '../check/shape/shape-checker';
import { type Ground, isPicture, textOfFile } from '../layer';
import type { LocatedJson } from '../overlay/located-json';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import { encodeUtf8 } from '../parse/utf8';
import type { BaseLayers } from '../source/base-layers';
import { languageWith } from '../source/language-in-use';
import type { DefinitionFiles } from '../source/loaded-pack';
import type { Surroundings } from '../source/surroundings';
import type { OpenPack } from './open-pack';

/** Something that examines a pack: `examinePack`, or a checker that remembers what it has examined before. */
export interface Examiner {
  examine(files: DefinitionFiles, base?: BaseLayers, surroundings?: Surroundings): ExaminedPack;
}

const examiner: Examiner = { examine: examinePack };
const written = new WeakMap<LocatedJson, Uint8Array>();

/** Opens what several layers say together as one folder: a file has the name and the pointers of the value that editors see. */
export function openGround(ground: Ground, surroundings: Surroundings, { examine }: Examiner = examiner): OpenPack {
  const files = new Map<string, Uint8Array>();
  for (const file of ground.files) {
    // Of a picture, only the name matters to definitions.
    if (isPicture(file)) files.set(file, new Uint8Array());
    const located = isPicture(file) ? null : ground.read(file);
    if (located === null) continue;
    const bytes = written.get(located) ?? encodeUtf8(textOfFile(standingAlone(file, located.value)));
    written.set(located, bytes);
    files.set(file, bytes);
  }
  const { check, layers, pack } = examine(files, undefined, surroundings);
  const language = languageWith(surroundings.kinds);
  return { problems: check.problems, inside: { layers, pack, language, schemas: schemasOf(language.schema), files } };
}

/** The effective portal says which folder it extends; here that folder is already in it. */
function standingAlone(file: string, value: JsonValue): JsonValue {
  if (file !== 'portal.json' || !isJsonObject(value)) return value;
  const { extends: _extends, services: _services, ...own } = value;
  return own;
}
