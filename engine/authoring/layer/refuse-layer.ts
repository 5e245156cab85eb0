import { isJsonObject, type JsonValue } from '../parse/json-value';
import { largestFile } from '../parse/parse-file';
import { encodeUtf8 } from '../parse/utf8';
import { type LayerFiles, layerPath, textOfFile } from './layer-file';
import { isPicture, pictureFault } from './picture';

/** Why a layer is not taken, before the checker reads it. */
export interface LayerRefusal {
  readonly reason: 'too-many-files' | 'too-large' | 'unknown-file' | 'only-in-files' | 'unsafe-picture' | 'not-json';
  readonly file: string;
  /** Pointer in the file. */
  readonly path: string;
}

const mostFiles = 3_000;
const mostBytes = 8_388_608;

/** What of portal.json only the files of a municipality may say: whom the portal trusts, and who it is. */
const onlyInFiles = [
  'extends',
  'id',
  'services',
  'accounts',
  'offices',
  'embedOrigins',
  'formOrigins',
  'pdfBy',
  'session',
  'lastingFeatures',
];

/** What keeps a layer from being taken, by a person who may be careless or hostile. All else is found by the checker, as in any file. */
export function layerRefusals(layer: LayerFiles): readonly LayerRefusal[] {
  const paths = Object.keys(layer);
  if (paths.length > mostFiles) return [{ reason: 'too-many-files', file: '', path: '' }];
  const sizes = paths.map((path) => sizeOf(path, layer[path] ?? null));
  if (sizes.reduce((sum, size) => sum + size, 0) > mostBytes) return [{ reason: 'too-large', file: '', path: '' }];
  return paths.flatMap((file, index) => fileRefusals(file, sizes[index] ?? 0, layer));
}

function fileRefusals(file: string, size: number, layer: LayerFiles): readonly LayerRefusal[] {
  const refuse = (reason: LayerRefusal['reason'], path = ''): LayerRefusal => ({ reason, file, path });
  if (layerPath(file) !== file) return [refuse('unknown-file')];
  const value = layer[file];
  if (isPicture(file)) {
    const fault = pictureFault(file, value ?? null);
    return fault === null ? [] : [refuse(fault)];
  }
  if (size > largestFile) return [refuse('too-large')];
  if (typeof value !== 'object' || value === null) return [refuse('not-json')];
  if (file !== 'portal.json' || !isJsonObject(value)) return [];
  return onlyInFiles.filter((name) => Object.hasOwn(value, name)).map((name) => refuse('only-in-files', `/${name}`));
}

function sizeOf(path: string, value: JsonValue): number {
  // A picture is one long text, whose characters are bytes enough to be counted by.
  return isPicture(path) && typeof value === 'string' ? value.length : encodeUtf8(textOfFile(value)).length;
}
