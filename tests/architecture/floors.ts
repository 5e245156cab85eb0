import { posix } from 'node:path';
import { circles, type InnerImport } from './import-graph';
import { type Room, roomOf } from './source-tree';

/**
 * The folders of a room from bottom to top. A file belongs to the nearest folder listed here; files at the root of the room belong to `.`.
 */
type Floors = readonly string[];

/** The table of ARCHITECTURE.md. A folder may import itself and the folders before it. */
export const floors: Partial<Record<Room, Floors>> = {
  engine: [
    'values',
    'language',
    'patterns',
    'qr-code',
    'drawing',
    'expressions',
    'cel',
    'further-functions',
    'pack',
    'answers',
    'rules',
    'formats',
    'requests',
    'long-answers',
    'screen',
    'explanations',
    'controls',
    'document',
    'sheets',
    'forms',
    'blocks',
    'kinds',
    'printing',
    'runtime',
    'scenarios',
    'authoring/help',
    'authoring/phrases',
    'authoring/messages/en',
    'authoring/messages/pl',
    'authoring/messages',
    'authoring/source',
    'authoring/parse',
    'authoring/overlay',
    'authoring/compile',
    'authoring/check/problems',
    'authoring/check/memory',
    'authoring/check/shape',
    'authoring/check/typing',
    'authoring/check/pack',
    'authoring/check/read',
    'authoring/check/rules',
    'authoring/check/cases',
    'authoring/check',
    'authoring/outline',
    'authoring/sentences',
    'authoring/openapi',
    'authoring/layer',
    'authoring/upgrade',
    'authoring/scenarios',
    'authoring/changes',
    'authoring/mutants',
    'authoring/migrate',
    'authoring/places',
    'authoring/new-service',
    'authoring',
    '.',
  ],
  portal: ['answers', 'money', 'offline', 'readings', 'services-list', 'search', 'session', 'start', '.'],
  renderer: [
    'storage',
    'texts',
    'theme',
    'navigation',
    'controls',
    'messages',
    'session',
    'inputs',
    'office',
    'pack',
    'files',
    'service',
    'account',
    'service-worker',
    'start',
    'fields',
    'widgets',
    'blocks/frame',
    'blocks',
    'pages',
    'shell',
    '.',
  ],
  'custom-widgets': ['leaving', 'login', 'confirm-identity', 'login-return', 'two-factor', 'meter-readings', 'payments', '.'],
  studio: [
    'page',
    'language',
    'office',
    'pictures',
    'draft',
    'room',
    'shortcuts',
    'formula',
    'formula/sentences',
    'parts',
    'list',
    'properties/fields',
    'properties',
    'preview',
    'scenarios',
    'problems',
    'publishing',
    'revisions',
    'upgrade',
    'rich-text',
    'content',
    'new-service',
    'look',
    'rates',
    'people',
    'log',
    'layer',
    'login',
    'workspace',
    '.',
  ],
  server: [
    'texts',
    'calendar',
    'errors',
    'log',
    'contracts',
    'data-folder',
    'database',
    'files',
    'backup',
    'publishing',
    'mail',
    'accounts',
    'accounts/external',
    'dues',
    'reminders',
    'payments/providers',
    'payments',
    'configuration',
    'pdf',
    'applications',
    'metrics',
    'studio/answers',
    'studio',
    'studio/preview',
    'studio/routes',
    'calls',
    'resources/shell',
    'resources',
    'documents',
    'http',
    'portal',
    'hosts',
    '.',
  ],
  'sample-office': ['seed/random', 'seed/texts', 'seed', 'sandbox', '.'],
  scripts: [
    'package',
    'command-line',
    'own-code',
    'definitions',
    'app',
    'compile',
    'generate-types',
    'new-service',
    'new-municipality',
    'migrate',
    'upgrade-check',
    'changes',
    'backup',
    'layer',
    'scenarios',
    'mock-office',
    'office-check',
    'check',
    'place',
    'static-site',
    'testing',
    'doors',
    'docs',
    'test',
    'commands',
    'repository',
    '.',
  ],
};

/** Allowed circles of type imports, each between two files of one folder, with the reason. */
export const neighbours: readonly { readonly files: readonly string[]; readonly reason: string }[] = [
  {
    files: [
      'engine/screen/context.ts',
      'engine/screen/control-authoring.ts',
      'engine/screen/control.ts',
      'engine/screen/kinds.ts',
      'engine/screen/screen.ts',
    ],
    reason: 'a screen knows its kinds, which a portal may add to, and a kind works on a screen',
  },
];

/** Imports that lead upward, as sentences. */
export function floorProblems(imports: readonly InnerImport[], table: Partial<Record<Room, Floors>> = floors): string[] {
  return imports.flatMap(({ from, to }) => {
    const room = roomOf(from);
    const order = room && table[room];
    if (!order) return [];
    const [own, target] = [floorOf(from, order), floorOf(to, order)];
    const strangers = [from, to].filter((_, index) => [own, target][index] === null);
    if (own === null || target === null)
      return strangers.map((file) => `${file} stands on no floor: name its folder in the table of floors`);
    if (order.indexOf(target) <= order.indexOf(own)) return [];
    const allowed = order.slice(0, order.indexOf(own));
    return [
      `${from} imports ${to}: in ${room}, ${own} stands below ${target}; it may import ${allowed.join(', ') || 'nothing but itself'}`,
    ];
  });
}

function floorOf(path: string, order: Floors): string | null {
  const inner = path.split('/').slice(1, -1);
  for (let length = inner.length; length > 0; length -= 1) {
    const folder = inner.slice(0, length).join('/');
    if (order.includes(folder)) return folder;
  }
  return inner.length === 0 && order.includes('.') ? '.' : null;
}

/** Folders that import each other both ways, as sentences. */
export function mutualFolders(imports: readonly InnerImport[]): string[] {
  const arrows = new Map<string, string>();
  for (const { from, to } of imports) arrows.set(`${posix.dirname(from)} ${posix.dirname(to)}`, `${from} imports ${to}`);
  return [...arrows].flatMap(([arrow, example]) => {
    const [from = '', to = ''] = arrow.split(' ');
    const back = arrows.get(`${to} ${from}`);
    return from < to && back !== undefined ? [`${from} and ${to} import each other: ${example}, ${back}`] : [];
  });
}

/** Circles of files, as sentences: all that include values, and those of types alone that `neighbours` does not list. */
export function circleProblems(imports: readonly InnerImport[], known = neighbours): string[] {
  const ofValues = circles(imports.filter(({ onlyTypes }) => !onlyTypes));
  const listed = new Set(known.map(({ files }) => files.toSorted().join(' ')));
  const ofTypes = circles(imports).filter((circle) => !listed.has(circle.join(' ')));
  return [
    ...ofValues.map((circle) => `import each other in a circle: ${circle.join(', ')}`),
    ...ofTypes.map((circle) => `their types import each other in a circle that the list of neighbours does not hold: ${circle.join(', ')}`),
  ];
}
