import { fileRole } from '../check/read/file-role';
import type { JsonValue } from '../parse/json-value';
import { encodeUtf8 } from '../parse/utf8';
import type { DefinitionFiles } from '../source/loaded-pack';
import { currentVersion } from '../source/version';
import { isPicture, pictureBytes } from './picture';

/** Files of a layer by path: JSON as a value, a picture as its SVG text or its bytes in base64. */
export type LayerFiles = Readonly<Record<string, JsonValue>>;

/** A layer that says nothing. */
export const emptyLayer: LayerFiles = {};

const slugForm = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The one path that a layer uses for what a definitions folder may keep under several; null for a file that is none of a pack. */
export function layerPath(path: string): string | null {
  if (isPicture(path)) return path;
  const role = fileRole(path);
  const folder = path.split('/', 1)[0] ?? '';
  const within = (slug: string, name: string) => (slugForm.test(slug) ? `${folder}/${slug}/${name}.json` : null);
  switch (role.kind) {
    case 'portal':
    case 'calls':
      return `${role.kind}.json`;
    case 'portal-texts':
      return `portal.${role.language}.json`;
    case 'values':
      return `values/${role.name}.json`;
    case 'values-texts':
      return `values/${role.name}.${role.language}.json`;
    case 'catalogue':
      return `texts/${role.language}.json`;
    case 'service':
      return within(role.slug, role.isScreen ? 'screen' : 'service');
    case 'service-texts':
      return within(role.slug, role.language);
    case 'scenarios':
      return within(role.slug, 'scenarios');
    default:
      return null;
  }
}

/** Slug of the service or screen that a path of a layer belongs to, null for what belongs to the whole portal. */
export function slugOfPath(path: string): string | null {
  const [folder, slug, file] = path.split('/');
  return (folder === 'services' || folder === 'screens') && file !== undefined ? (slug ?? null) : null;
}

/** A layer as the files of a definitions folder. Each folder has a portal.json, so a layer gets one. */
export function filesOfLayer(layer: LayerFiles): DefinitionFiles {
  const files = new Map<string, Uint8Array>();
  const portal = layer['portal.json'];
  const whole: LayerFiles = {
    ...layer,
    'portal.json': { definitionVersion: currentVersion, ...(typeof portal === 'object' && portal !== null ? portal : {}) },
  };
  for (const [path, value] of Object.entries(whole)) files.set(path, bytesOfFile(path, value));
  return files;
}

/** A file of definitions as it is written to a folder. */
export function textOfFile(value: JsonValue): string {
  return typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`;
}

/** A file of a layer as it is written to a folder: JSON, or the bytes of a picture. */
export function bytesOfFile(path: string, value: JsonValue): Uint8Array {
  return (isPicture(path) ? pictureBytes(path, value) : null) ?? encodeUtf8(textOfFile(value));
}
