import { anyType, type StaticType } from '../../language/static-type';
import { originalLanguage } from '../../values/language';
import { saidOfBlocks } from '../check/pack/placed-blocks';
import { say } from '../messages';
import { valueAt } from '../parse/json-pointer';
import { isJsonObject } from '../parse/json-value';
import { titleOfType } from './columns-around';
import { isLocal } from './complete';
import { locate } from './describe';
import type { FoundPlace } from './find-place';
import { helpOfName } from './help-of-name';
import type { OpenPack } from './open-pack';
import { sampleText } from './samples';
import { scopeAt } from './scope-at';
import { type Answer, answered, refused } from './words';

/** Something that a formula at a place may read. */
export interface ReadableField {
  /** Names from a root, as in `row.kwota`. */
  readonly path: readonly string[];
  readonly kind: StaticType['kind'];
  /** What residents call it, where a column, a param or a form says that. */
  readonly label: string | null;
  readonly help: string | null;
  readonly sample: string | null;
  /** Whether a text holds a day. */
  readonly isDay: boolean;
  /** The texts or numbers that it may hold, where the contract lists them. */
  readonly words: readonly (string | number)[];
}

const mostFields = 300;
const deepest = 4;

/** Lists what a formula at a place may read, by whole ways: what means something only here first. */
export function readableAt(open: OpenPack, file: string, path: string): Answer<readonly ReadableField[]> {
  const found = locate(open, file, path);
  if (!found.ok) return found;
  const { place, reached } = found.answer;
  const names = reached && scopeAt(place, reached);
  if (!names) return refused(say('place-definition-broken'));
  const roots = [...names].sort(([left], [right]) => Number(isLocal(right)) - Number(isLocal(left)));
  const labels = columnLabels(place);
  const fields = roots.flatMap(([name, type = anyType]) => fieldsIn(place, labels, [name], type));
  return answered(fields.slice(0, mostFields));
}

function fieldsIn(place: FoundPlace, labels: Labels, path: readonly string[], type: StaticType): readonly ReadableField[] {
  const inner =
    type.kind === 'object' && path.length < deepest
      ? Object.entries(type.fields).flatMap(([name, field]) =>
          /^[A-Za-z_]\w*$/.test(name) ? fieldsIn(place, labels, [...path, name], field) : [],
        )
      : [];
  const isBare = type.kind === 'object' && !type.nullable && inner.length > 0;
  return isBare ? inner : [fieldOf(place, labels, path, type), ...inner];
}

function fieldOf(place: FoundPlace, labels: Labels, path: readonly string[], type: StaticType): ReadableField {
  const [name = '', ...holders] = [...path].reverse();
  const { contract } = type;
  return {
    path,
    kind: type.kind,
    label: labels.get(path.join('.')) ?? labelOf(place, path) ?? titleOfType(type),
    help: contract?.description ?? helpOfName(place, holders.reverse().join('.'), name),
    sample: sampleText(type),
    isDay: contract?.format === 'date',
    words: (contract?.enum ?? []).filter((word) => typeof word === 'string' || typeof word === 'number'),
  };
}

type Labels = ReadonlyMap<string, string>;

/** What the columns of a screen call the fields of their rows. */
function columnLabels({ service }: FoundPlace): Labels {
  if (!service) return new Map();
  return new Map(
    saidOfBlocks(service, ({ columns }) => columns).flatMap(({ said }) =>
      said.list.flatMap(({ id, value, label }) => {
        const words = wordsIn(label);
        return words === null ? [] : [[value === undefined ? `row.${id}` : value.slice(1), words] as const];
      }),
    ),
  );
}

/** The label of a param, as residents see it. */
function labelOf({ service }: FoundPlace, [root, name, ...others]: readonly string[]): string | null {
  const isParam = (root === 'params' || root === 'chosen') && name !== undefined && others.length === 0;
  return isParam && service ? wordsIn(valueAt(service.definition, `/params/${name}/label`)) : null;
}

function wordsIn(text: unknown): string | null {
  if (typeof text === 'string') return text;
  if (!isJsonObject(text)) return null;
  const words = text[originalLanguage] ?? text.text;
  return typeof words === 'string' ? words : null;
}
