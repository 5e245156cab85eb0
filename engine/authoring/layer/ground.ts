import { type LocatedJson, locateFile } from '../overlay/located-json';
import { mergeOverlay } from '../overlay/merge';
import { isJsonObject, type JsonValue } from '../parse/json-value';
import { parseFile } from '../parse/parse-file';
import { encodeUtf8 } from '../parse/utf8';
import type { BaseLayers } from '../source/base-layers';
import type { DefinitionFiles } from '../source/loaded-pack';
import { type LayerFiles, layerPath, textOfFile } from './layer-file';
import { isPicture } from './picture';

/** What several layers say together, file by file. A file is named as a layer names it (`layerPath`). */
export interface Ground {
  /** Every file that one of the layers has. */
  readonly files: readonly string[];
  /** A file with the way to the layers that its values come from; null when no layer has it, or one of them cannot be read. */
  read(file: string): LocatedJson | null;
}

/** The layers below the editors': a definitions folder and what it extends. Files are parsed when they are first asked for. */
export function groundOf(files: DefinitionFiles, base: BaseLayers, ownName: string): Ground {
  const layers = [...base.layers.map(({ name, files: below }) => ({ name, files: below })).reverse(), { name: ownName, files }];
  const paths = new Map<string, { readonly name: string; readonly bytes: Uint8Array }[]>();
  for (const layer of layers) {
    for (const [path, bytes] of layer.files) {
      const file = layerPath(path);
      if (file !== null) paths.set(file, [...(paths.get(file) ?? []), { name: `${layer.name}/${path}`, bytes }]);
    }
  }
  return remembering([...paths.keys()].sort(), (file) => {
    let located: LocatedJson | null = null;
    for (const { name, bytes } of paths.get(file) ?? []) located = lay(located, name, bytes);
    return located;
  });
}

/** A ground with a layer over it. */
export function groundWith(below: Ground, layer: LayerFiles, name: string): Ground {
  const own = Object.keys(layer);
  if (own.length === 0) return below;
  return remembering([...new Set([...below.files, ...own])].sort(), (file) => {
    const value = Object.hasOwn(layer, file) ? layer[file] : undefined;
    const under = below.read(file);
    if (value === undefined) return under;
    return lay(isPicture(file) ? null : under, `${name}/${file}`, encodeUtf8(isPicture(file) ? JSON.stringify(value) : textOfFile(value)));
  });
}

/** The value of a file, undefined when there is none. */
export function fileValue(ground: Ground, file: string): JsonValue | undefined {
  return ground.read(file)?.value;
}

function remembering(files: readonly string[], make: (file: string) => LocatedJson | null): Ground {
  const known = new Map<string, LocatedJson | null>();
  return {
    files,
    read(file) {
      const found = known.get(file);
      if (found !== undefined) return found;
      const made = make(file);
      known.set(file, made);
      return made;
    },
  };
}

function lay(below: LocatedJson | null, name: string, bytes: Uint8Array): LocatedJson | null {
  const { source } = parseFile(name, bytes);
  if (source === null) return below;
  // A whole service takes the place of one of the same name that the layers below leave out.
  const isWhole = below === null || (isJsonObject(source.value) && 'slug' in source.value);
  return isWhole ? locateFile(source) : mergeOverlay(below, source).located;
}
