import type { Text } from '../../language/language.generated';
import type { CheckedService } from '../check/pack/pack-under-check';
import { placeholdersIn, placesOf } from '../check/pack/text-forms';
import { childPointer, pointerSteps } from '../parse/json-pointer';
import type { Place } from '../source/loaded-pack';
import type { FoundPlace } from './find-place';
import { wordsOf } from './named-things';
import type { OpenPack } from './open-pack';
import { walkShape } from './shape-walk';

/** The Polish text to which a translation belongs. */
export interface OriginalText {
  readonly text: string;
  /** Names that may stand in it as {{name}}. */
  readonly places: readonly string[];
  readonly place: Place;
}

/** Of a place in a file of translations the Polish text, else null. */
export function originalOf({ inside }: OpenPack, { role, service, pointer }: FoundPlace): OriginalText | null {
  // A plural form stands one step below its key.
  const [key = ''] = pointerSteps(pointer);
  if (role.kind === 'service-texts') return service && ofService(service, key);
  if (role.kind === 'catalogue') {
    const polish = role.language === 'pl' ? null : inside.pack?.catalogue.get('pl');
    const entry = polish && Object.hasOwn(polish.value, key) ? polish.value[key] : undefined;
    if (!polish || entry === undefined) return null;
    const { text, place } = original(
      typeof entry === 'string' ? entry : { plural: entry },
      polish.located.valueSpan(childPointer('', key)).place,
    );
    return { text, place, places: placeholdersIn(entry) };
  }
  return role.kind === 'portal-texts' ? ofPortal(inside, key) : null;
}

function ofService({ places, located }: CheckedService, key: string): OriginalText | null {
  const place = places.find((each) => each.kind === 'text' && each.key === key);
  return place && isText(place.value) ? original(place.value, located.valueSpan(place.pointer).place) : null;
}

function ofPortal({ pack, schemas }: OpenPack['inside'], key: string): OriginalText | null {
  const portal = pack?.portal;
  if (!portal) return null;
  let found: OriginalText | null = null;
  walkShape(schemas, 'portal.schema.json', portal.located.value, ({ nodes, value, pointer, key: at }) => {
    if (at === key && nodes.some(({ node }) => node['x-kind'] === 'text') && isText(value))
      found = original(value, portal.located.valueSpan(pointer).place);
  });
  return found;
}

function original(text: Text, place: Place): OriginalText {
  return { text: wordsOf(text) ?? '', places: placesOf(text), place };
}

function isText(value: unknown): value is Text {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && ('text' in value || 'plural' in value));
}
