import { isJsonObject, type JsonValue } from '../parse/json-value';
import { parseFile } from '../parse/parse-file';
import type { DefinitionFiles } from '../source/loaded-pack';
import { type LayerFiles, layerPath } from './layer-file';
import { isPicture, pictureValue } from './picture';

/** A folder read as a layer, and what of it cannot be. */
export interface ReadLayer {
  readonly layer: LayerFiles;
  /** Paths with the reason, in English, and the line where there is one. */
  readonly failures: readonly { readonly file: string; readonly message: string; readonly line?: number }[];
}

// A layer lies over whatever it is published over, so what a folder says of its own place in a chain is left out.
const ofFolders = new Set(['$schema', 'definitionVersion', 'extends', 'id']);

/** Reads the files of a folder as a layer. `notes` that no portal reads are skipped; everything else must be JSON or a picture. */
export function readLayer(files: DefinitionFiles): ReadLayer {
  const layer = new Map<string, JsonValue>();
  const failures: { file: string; message: string; line?: number }[] = [];
  for (const [path, bytes] of files) {
    const file = layerPath(path);
    if (file === null) {
      if (!/\.(?:md|txt)$|okienko\.lock\.json$/.test(path)) failures.push({ file: path, message: 'The portal does not read this file.' });
      continue;
    }
    if (isPicture(file)) {
      layer.set(file, pictureValue(file, bytes));
      continue;
    }
    const { source, failures: found } = parseFile(path, bytes);
    for (const { rule, span } of found) {
      const { line } = span.place;
      failures.push({ file: path, message: `${rule} in line ${line}`, line });
    }
    if (source) layer.set(file, withoutFolder(file, source.value));
  }
  const said = [...layer].filter(([, value]) => !isJsonObject(value) || Object.keys(value).length > 0);
  return { layer: Object.fromEntries(said), failures };
}

function withoutFolder(file: string, value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const left = file === 'portal.json' ? ofFolders : new Set(['$schema']);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !left.has(name)));
}
