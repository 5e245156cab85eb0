import { desc, eq, sql } from 'drizzle-orm';
import { equalValues, fileValue, type JsonValue, valueAtIds } from '../../engine/authoring';
import type { Database } from '../database/database';
import { studioEditor, studioRevision } from '../database/studio-tables';
import { layerNames } from '../publishing/layer-over';
import type { OriginsAnswer, ValueOrigin } from './answers';
import type { LaidDraft } from './drafts';
import { originsOf } from './origins';
import { readStoredChanges } from './stored-json';

/** The layer of each value that comes from another layer than the value around it, by pointer with ids. */
type Layers = Readonly<Record<string, string>>;

/**
 * Tells where the properties of a part come from, by its pointer with ids. The last publication that touched a value is the one that counts, also one that rolled back.
 */
export async function propertyOrigins(
  database: Database,
  { effective, below }: Pick<LaidDraft, 'effective' | 'below'>,
  file: string,
  part: string,
): Promise<OriginsAnswer> {
  const read = effective.read(file);
  const layers = read === null ? {} : originsOf(read);
  const layer = layers[''] ?? layerNames.municipality;
  return {
    part,
    layer,
    properties: read === null ? {} : await others(database, read.value, fileValue(below, file), { file, part, layers, layer }),
  };
}

async function others(
  database: Database,
  whole: JsonValue,
  wholeBelow: JsonValue | undefined,
  { file, part, layers, layer: own }: Pick<OriginsAnswer, 'part' | 'layer'> & { readonly file: string; readonly layers: Layers },
): Promise<OriginsAnswer['properties']> {
  const value = valueAtIds(whole, part);
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  const placed = names.map((name) => ({ name, place: `${part}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` }));
  const foreign = placed
    .map((each) => ({ ...each, layer: layerAt(layers, each.place) }))
    .filter(({ layer }) => layer === layerNames.editors || layer !== own)
    // A layer repeats the id of what it changes: that is nobody's doing.
    .filter(({ place, layer }) => layer !== layerNames.editors || !equalValues(valueAtIds(whole, place), valueAtIds(wholeBelow, place)));
  if (foreign.length === 0) return {};
  const touched = await touchesOf(database, file);
  return Object.fromEntries(
    foreign.map(({ name, place, layer }) => [
      name,
      { layer, revision: layer === layerNames.editors ? (touched.find(({ paths }) => paths.some(touches(place)))?.sign ?? null) : null },
    ]),
  );
}

/** The publications that changed a file, from the latest on. */
async function touchesOf(
  database: Database,
  file: string,
): Promise<readonly { readonly sign: ValueOrigin['revision']; readonly paths: string[] }[]> {
  const rows = await database
    .select({
      number: studioRevision.number,
      author: studioEditor.name,
      publishedAt: studioRevision.publishedAt,
      changes: studioRevision.changes,
    })
    .from(studioRevision)
    .leftJoin(studioEditor, eq(studioEditor.id, studioRevision.authorId))
    .where(sql`strpos(${studioRevision.changes}, ${JSON.stringify(file)}) > 0`)
    .orderBy(desc(studioRevision.number));
  return rows.map(({ changes, publishedAt, ...sign }) => ({
    sign: { ...sign, publishedAt: publishedAt.toISOString() },
    paths: readStoredChanges(changes)
      .filter((change) => change.file === file)
      .map(({ path }) => path),
  }));
}

/** Whether a change at a path changes what stands at a place: the place itself, something around it or something in it. */
function touches(place: string): (path: string) => boolean {
  return (path) => path === '' || path === place || place.startsWith(`${path}/`) || path.startsWith(`${place}/`);
}

function layerAt(layers: Layers, pointer: string): string {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const layer = Object.hasOwn(layers, at) ? layers[at] : undefined;
    if (layer !== undefined) return layer;
  }
  return layers[''] ?? layerNames.municipality;
}
