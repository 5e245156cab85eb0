import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPack } from '../../engine/authoring';
import { buildPack, layersOf, sampleSurroundings } from '../../engine/authoring/check/cases';
import { cell, fenced } from './object-section';

const example = join(import.meta.dirname, '../../definitions/municipalities/jodlowa-gora');
const sampleService = 'services/dochody/service.json';

/** A change of the sample service: what it does in words, the overlay, and the part of the merged definition that shows it. */
interface ShownChange {
  readonly words: string;
  readonly overlay: object;
  readonly shows: (definition: Shown) => unknown;
}

type Shown = Readonly<Record<string, unknown>> & { readonly blocks: readonly ShownBlock[] };
type ShownBlock = Readonly<Record<string, unknown>> & { readonly columns?: readonly { readonly id: string }[] };

const columnIds = ({ blocks }: Shown) => blocks[0]?.columns?.map(({ id }) => id);
const column = (change: object) => ({ blocks: [{ id: 'tabela', columns: [change] }] });

const changes: readonly ShownChange[] = [
  { words: 'A property is replaced.', overlay: { title: 'Wpływy' }, shows: ({ title }) => ({ title }) },
  { words: '`null` removes it.', overlay: { serviceId: null }, shows: (definition) => ('serviceId' in definition ? 'still there' : {}) },
  {
    words: 'An item of a list is found by its id; what is not said of it stays.',
    overlay: { blocks: [{ id: 'tabela', title: 'Wpływy' }] },
    shows: ({ blocks }) => ({ title: blocks[0]?.title, whenEmpty: blocks[0]?.whenEmpty }),
  },
  {
    words: '`remove` takes an item out.',
    overlay: { blocks: [{ id: 'wykres', remove: true }] },
    shows: ({ blocks }) => blocks.map(({ id }) => id),
  },
  {
    words: 'An id that the base does not have adds an item, at the end or where `after` or `before` says.',
    overlay: column({ id: 'udzial', after: 'nazwa', label: 'Udział', value: '=row.kwota' }),
    shows: columnIds,
  },
  { words: '`after` and `before` also move an item.', overlay: column({ id: 'kwota', before: 'nazwa' }), shows: columnIds },
  {
    words: 'An object is gone through by its names. A list without ids is replaced as a whole.',
    overlay: { params: { rok: { label: 'Rok budżetowy' } } },
    shows: ({ params }) => params,
  },
];

/** The page about overlays. Its files are those of the example municipality, and what a change does is worked out. */
export function overlayPage(): string {
  const rows = changes.map(({ words, overlay, shows }) => {
    const merged = shows(mergedSample(overlay));
    return `| ${cell(words)} | \`${cell(JSON.stringify(overlay))}\` | \`${cell(JSON.stringify(merged))}\` |`;
  });
  return [
    '# An overlay',
    'A municipality does not copy the base pack. Its folder says which folder it extends, and contains only what differs: files of the same names with the values that are another. Everything else comes from below, also what an upgrade of the base changes.',
    '## The folder',
    '```text\nportal.json                          what it extends, name of the office, colours\nportal.en.json                       their translations\ncalls.json                           shared calls that differ, for example their paths\nservices/budzet-dochody/service.json what differs in a service of the base\nservices/budzet-dochody/en.json      translations of what differs\nservices/nasza-usluga.json           a service of its own\nscreens/kontakt/screen.json          what differs in a screen of the base\ntexts/pl.json                        words of the portal itself\nassets/arms.svg                      pictures\n```',
    '`portal.json` of the example municipality [jodlowa-gora](../../definitions/municipalities/jodlowa-gora):',
    fileOf('portal.json'),
    '`"extends": "okienko@2"` is the base pack that the portal brings, in version 2 of the definition language; a portal that brings another version says so. `"okienko"` takes any. A path leads to another folder, seen from this one.',
    'What differs in its service `budzet-dochody`: another intro, a column less and a column more.',
    fileOf('services/budzet-dochody/service.json'),
    '## How it is laid over the base',
    'The examples change a small service with the blocks `tabela` (columns `nazwa` and `kwota`) and `wykres`.',
    ['| rule | the overlay says | the result |', '|---|---|---|', ...rows].join('\n'),
    'When a service of the base moves to another `route`, the menus, links and letters of the base follow. A removal that finds nothing and an `after` without its item are reported: [removes-nothing](checker.md#removes-nothing), [unknown-anchor](checker.md#unknown-anchor).',
    '## A service of its own',
    'A file that says `slug` is a service by itself; one that changes the base never says it. A service by itself under the name of one of the base is an error, because the two would be mixed: [duplicate-slug](checker.md#duplicate-slug). To put your own in its place, leave that of the base out:',
    fenced({ services: { except: ['budzet-dochody'] } }),
    '`services` in `portal.json` says which services of the base the portal has: `only` these, or all `except` these. `{ "hidden": true }` in the file of a service leaves out this one. `"accounts": false` makes a portal in which nobody logs in; the screens that need an account are left out with it.',
    '## Several layers',
    'The folder that is extended may extend a further one, to any number: the base pack, the folder of a county or a vendor, the municipality. Each changes what lies below it, in the same way. `services` of a layer chooses among the services below that layer. A path in `extends` is seen from the folder that says it. A problem is reported in the file of the layer that causes it. A folder that is missing, and a circle, are reported at the `extends` that leads there: [unknown-base](checker.md#unknown-base).',
    '```json\n{ "definitionVersion": 2, "extends": "../powiat", "id": "gmina" }\n```',
    '```json\n{ "definitionVersion": 2, "extends": "okienko@2", "id": "powiat", "services": { "except": ["budzet-wydatki"] } }\n```',
    '## Where a value comes from',
    '`npm run check -- --definitions DIR` checks a folder with all that lies below it. With `--origins SLUG` it lists every value of a service that a layer changed: file and line, what it was and what it is now.',
    '## In the editor',
    '`$schema` in the first line of a file lets an editor complete it and mark mistakes while you type. An overlay has schemas of its own, in which nothing is required and `null`, `remove`, `after` and `before` are known. They are in [definitions/schema](../../definitions/schema):',
    [
      '| file | of an overlay | by itself |',
      '|---|---|---|',
      '| `portal.json` | `portal-overlay.schema.generated.json` | `portal.schema.json` |',
      '| `calls.json` | `calls-overlay.schema.generated.json` | `calls.schema.json` |',
      '| a service or screen | `service-overlay.schema.generated.json` | `service.schema.json` |',
      '| texts | `texts-overlay.schema.generated.json` | `texts.schema.json` |',
    ].join('\n'),
    'A project with kinds or widgets of its own (`okienko.config.ts`) writes schemas that know them with `okienko types`, into the folder `schema` of its definitions; `okienko docs` writes a page that describes them.',
    '## When the base is upgraded',
    'An overlay relies on what it changes and names. Before an upgrade, write down once how that is now, and keep the file in version control:',
    '```sh\nnpm run upgrade-check -- --definitions DIR --write\n```',
    'This writes `okienko.lock.json` beside `portal.json`: each value of the base that the overlay changes, removes, names or translates, with its words; the services of the base; and what each call sends and answers. After the upgrade, ask what is different:',
    '```sh\nnpm run upgrade-check -- --definitions DIR\n```',
    'It says in words what the base changed that you had changed (what it said, what it says, what you say), what you name and is gone, what you added and the base now has too, new services, new calls, contracts that demand more or less of your office and which of these changes are harmless, and translated texts whose Polish changed. `--json` gives the same as data. The exit code is 0 when nothing has to be decided, 1 when something has, and 3 when the folder or the lock cannot be read. When all is decided, write the lock anew.',
  ].join('\n\n');
}

function fileOf(name: string): string {
  return `\`\`\`json\n${readFileSync(join(example, name), 'utf8').trimEnd()}\n\`\`\``;
}

function mergedSample(overlay: object): Shown {
  const portal = { definitionVersion: 2, extends: 'okienko', id: 'gmina' };
  const files = buildPack([], { 'portal.json': portal, [sampleService]: overlay });
  const { pack, problems } = checkPack(files, layersOf(buildPack([])), sampleSurroundings);
  const merged = pack?.services[0]?.definition;
  if (!merged) throw new Error(`An example of the page about overlays is wrong: ${problems[0]?.message}`);
  const { blocks, ...rest } = merged;
  return { ...rest, blocks: blocks.map((block) => ({ ...block })) };
}
