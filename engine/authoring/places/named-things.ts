import type { Text } from '../../language/language.generated';
import type { StaticType } from '../../language/static-type';
import { findBlock } from '../../screen/held-blocks';
import { partsOfForm } from '../check/pack/form-parts';
import type { CheckedService, PackUnderCheck } from '../check/pack/pack-under-check';
import { placedBlocks, saidOfBlocks } from '../check/pack/placed-blocks';
import { routesOf } from '../check/rules/identity';
import { typeInWords } from '../check/typing/type-in-words';
import type { Phrase } from '../messages';
import { childPointer } from '../parse/json-pointer';
import { type Choice, choice } from './choices';
import type { FoundPlace } from './find-place';
import { formatChoices } from './format-choices';
import type { OpenPack } from './open-pack';
import { sampleText } from './samples';

/** The service and block around a place, as far as they are right, and what columns there show. */
export interface NamesAround {
  readonly service: CheckedService | null;
  readonly pointer: string;
  readonly shown: StaticType | null;
}

type NamesOf = (open: OpenPack, around: NamesAround) => readonly Choice[];

/** Everything of a kind that a word at a place can name. */
export function namedThings(kind: string, open: OpenPack, around: NamesAround): readonly Choice[] {
  return Object.hasOwn(thingsOf, kind) ? (thingsOf[kind]?.(open, around) ?? []) : [];
}

/** True for a kind of thing of which there is a list. */
export function isKindOfThing(kind: string): boolean {
  return Object.hasOwn(thingsOf, kind);
}

const thingsOf: Readonly<Record<string, NamesOf>> = {
  source: ofService((service) =>
    Object.entries(service.definition.sources ?? {}).map(([id, { call, endpoint }]) =>
      choice(id, { help: endpoint ?? call ?? null, type: typeName(service, id), place: keyPlace(service, childPointer('/sources', id)) }),
    ),
  ),
  param: ofService((service) =>
    Object.entries(service.definition.params ?? {}).map(([id, { label }]) =>
      choice(id, { label: wordsOf(label), place: keyPlace(service, childPointer('/params', id)) }),
    ),
  ),
  codes: ofService((service) =>
    Object.entries(service.definition.codes ?? {}).map(([id, table]) =>
      choice(id, {
        sample: Object.entries(table)
          .slice(0, 3)
          .map(([code, { label }]) => `${code}: ${label ?? ''}`)
          .join(', '),
        place: keyPlace(service, childPointer('/codes', id)),
      }),
    ),
  ),
  table: ofService((service) =>
    saidOfBlocks(service, ({ columns }) => columns).map(({ id, pointer }) =>
      choice(id, { place: service.located.valueSpan(pointer).place }),
    ),
  ),
  column: ofService((service, pointer) => columnsNamed(service, pointer)),
  field: ofService((service, pointer) => {
    const form = saidOfBlocks(service, ({ form }) => form)
      .filter((each) => pointer.startsWith(`${each.pointer}/`))
      .at(-1);
    if (!form) return namedParams(service);
    const parts = partsOfForm(form.said, form.pointer);
    const { part, schema } = parts.filter(({ ui, checks }) => pointer.startsWith(`${ui}/`) || pointer.startsWith(`${checks}/`)).at(-1) ?? {
      part: form.said,
      schema: `${form.pointer}/schema`,
    };
    return Object.entries(part.schema?.properties ?? {}).map(([id, { title }]) =>
      choice(id, { label: wordsOf(title), place: keyPlace(service, childPointer(`${schema}/properties`, id)) }),
    );
  }),
  group: ofPack((pack) =>
    (pack.portal?.value.groups ?? []).map(({ id, title }, index) =>
      choice(id, { label: wordsOf(title), place: pack.portal?.located.valueSpan(`/groups/${index}`).place ?? null }),
    ),
  ),
  call: ofPack((pack) =>
    Object.entries(pack.calls?.calls ?? {}).map(([id, { endpoint, method }]) =>
      choice(id, {
        help: `${method ?? 'GET'} ${endpoint}`,
        place: pack.callsPlace?.keySpan(childPointer('/calls', id)).place ?? null,
      }),
    ),
  ),
  endpoint: ofPack((pack) => Object.entries(pack.calls?.calls ?? {}).map(([id, { endpoint }]) => choice(endpoint, { label: id }))),
  office: ofPack((pack) => {
    const offices = (pack.portal?.value.offices ?? []).map(({ id }) => id);
    return [...new Set(['main', ...offices])].map((id) => choice(id));
  }),
  feature: ofPack((pack) =>
    Object.entries(pack.portal?.value.features ?? {}).map(([id, isOn]) => choice(id, { sample: isOn ? 'true' : 'false' })),
  ),
  route: ofPack((pack) =>
    pack.services.flatMap((service) =>
      routesOf(service).map(({ route, pointer }) =>
        choice(route, { label: wordsOf(service.definition.title), place: service.located.valueSpan(pointer).place }),
      ),
    ),
  ),
  service: ofPack((pack) =>
    pack.services.map((service) =>
      choice(service.slug, { label: wordsOf(service.definition.title), place: service.located.valueSpan('').place }),
    ),
  ),
  widget: ofPack((pack) =>
    Object.entries(pack.surroundings.widgets).map(([id, { description }]) => choice(id, { help: description ?? null })),
  ),
  picture: ({ inside }) =>
    [...inside.files.keys()].flatMap((file) => (/^assets\/[^/]+\.svg$/.test(file) ? [choice(file.slice('assets/'.length))] : [])),
  format: ({ inside }, { shown }) => formatChoices(inside, shown),
  rule: ({ inside }) =>
    Object.entries(inside.language.kinds.rules).map(([name, { messageKey }]) => {
      const said = inside.pack?.catalogue.get('pl')?.value[messageKey];
      return choice(name, { sample: typeof said === 'string' ? said : (said?.other ?? null) });
    }),
};

function ofService(list: (service: CheckedService, pointer: string) => readonly Choice[]): NamesOf {
  return (_, { service, pointer }) => (service ? list(service, pointer) : []);
}

function ofPack(list: (pack: PackUnderCheck) => readonly Choice[]): NamesOf {
  return ({ inside }) => (inside.pack ? list(inside.pack) : []);
}

function namedParams(service: CheckedService): readonly Choice[] {
  return Object.entries(service.definition.params ?? {}).map(([id, { label }]) => choice(id, { label: wordsOf(label) }));
}

function columnsNamed(service: CheckedService, pointer: string): readonly Choice[] {
  for (const { said, id: own, pointer: at } of saidOfBlocks(service, ({ columnNames }) => columnNames)) {
    if (!said.names.some((named) => at + named.at === pointer)) continue;
    const table = findBlock(service.language.kinds, service.definition.blocks, said.table?.id ?? own);
    const columns = table && service.language.authoring[table.block]?.columns?.(table);
    return (columns?.list ?? []).map((column) => {
      const type = service.types.columnType(table?.id ?? own, column);
      return choice(column.id, { label: wordsOf(column.label), type: typeInWords(type), sample: sampleText(type) });
    });
  }
  return [];
}

/** What a place names by the kind of its block: a table, a column of one, or a field of what a formula gives. */
export function namedByBlock({ service, pointer }: Pick<FoundPlace, 'service' | 'pointer'>): string | null {
  if (!service) return null;
  for (const { block, pointer: at } of placedBlocks(service)) {
    if (!pointer.startsWith(`${at}/`)) continue;
    const names = service.language.authoring[block.block]?.columnNames?.(block);
    if (names?.table && at + names.table.at === pointer) return 'table';
    if (names?.names.some((named) => at + named.at === pointer)) return 'column';
  }
  return null;
}

function typeName(service: CheckedService, source: string): Phrase | null {
  const type = service.types.scopeAt({ scope: [], blocks: [], pointer: '' }).get(source);
  return type ? typeInWords(type) : null;
}

function keyPlace({ located }: CheckedService, pointer: string) {
  return located.keySpan(pointer).place;
}

/** The words of a text, of a composed one its sentence. */
export function wordsOf(text: Text | undefined): string | null {
  if (text === undefined || typeof text === 'string') return text ?? null;
  return text.text ?? text.plural?.other ?? null;
}
