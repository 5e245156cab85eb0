import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A registry of one aspect of all kinds. Paths are relative to the repository. */
interface KindRegistry {
  /** Folder that contains a folder for each kind. */
  readonly folder: string;
  /** File of the aspect in the folder of a kind. A kind without this file lacks the aspect. */
  aspect(kind: string): string;
  /** The entry of a kind, and the import that it needs from the file of the aspect. */
  entry(name: string, file: string): { readonly import: string | null; readonly value: string };
  /** Further imports, by module. */
  readonly imports: Readonly<Record<string, string>>;
  /** Type of the entries. */
  readonly type: string;
  /** Name of the registry, and the sentence above it. */
  readonly name: string;
  readonly says: string;
}

const root = path.resolve(import.meta.dirname, '../..');

const registries: Readonly<Record<string, KindRegistry>> = {
  'engine/kinds/control-fields.generated.ts': {
    ...aspectOf('engine/controls', 'field.ts', 'field'),
    imports: { 'engine/screen/control': 'type Control' },
    type: 'Control',
    name: 'controlFields',
    says: 'How each kind of control works.',
  },
  'engine/kinds/control-authoring.generated.ts': {
    ...aspectOf('engine/controls', 'authoring.ts', 'authoring'),
    imports: { 'engine/screen/control-authoring': 'type ControlAuthoring' },
    type: 'ControlAuthoring',
    name: 'controlAuthoring',
    says: 'What those who help authors know of each kind of control.',
  },
  'engine/kinds/block-resolvers.generated.ts': {
    ...aspectOf('engine/blocks', 'resolve.ts', 'resolver'),
    imports: { 'engine/screen/kinds': 'type BlockResolver' },
    type: 'BlockResolver',
    name: 'blockResolvers',
    says: 'How each kind of block is worked out.',
  },
  'engine/kinds/block-printers.generated.ts': {
    ...aspectOf('engine/blocks', 'print.ts', 'printer'),
    imports: { 'engine/screen/printable': 'type BlockPrinter' },
    type: 'BlockPrinter',
    name: 'blockPrinters',
    says: 'How each kind of block is printed.',
  },
  'engine/kinds/block-viewers.generated.ts': {
    ...aspectOf('engine/blocks', 'view.ts', 'viewer'),
    imports: { 'engine/screen/block-viewer': 'type BlockViewer' },
    type: 'BlockViewer',
    name: 'blockViewers',
    says: 'How a scenario sees each kind of block.',
  },
  'engine/kinds/block-authoring.generated.ts': {
    ...aspectOf('engine/blocks', 'authoring.ts', 'authoring'),
    imports: { 'engine/screen/block-authoring': 'type BlockAuthoring' },
    type: 'BlockAuthoring',
    name: 'blockAuthoring',
    says: 'What the checker and the compiler ask of each kind of block.',
  },
  'renderer/blocks/block-parts.generated.ts': {
    folder: 'renderer/blocks',
    aspect: (kind) => `${capitalised(kind)}Block.tsx`,
    entry: (_name, file) => ({
      import: null,
      value: `blockPart(async () => (await import('${file}')).${path.posix.basename(file)})`,
    }),
    imports: { 'renderer/blocks/frame/block-part': 'type BlockPart, blockPart' },
    type: 'BlockPart',
    name: 'blockParts',
    says: 'What draws each kind of block, each a chunk of its own.',
  },
};

/** An aspect that is imported directly, not loaded on demand. */
function aspectOf(folder: string, file: string, exported: string): Pick<KindRegistry, 'folder' | 'aspect' | 'entry'> {
  return {
    folder,
    aspect: () => file,
    entry: (name, from) => ({ import: `import { ${exported} as ${name} } from '${from}';`, value: name }),
  };
}

/** The registries of kinds: path in the repository → content. This uses nothing of the engine, which does not load without them. */
export function kindRegistries(): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(registries).map(([file, registry]) => [file, registryModule(file, registry)] as const),
    ...Object.entries(namedValues).map(([file, named]) => [file, namedModule(file, named)] as const),
  ]);
}

/** A registry of names in the schema. Each name is the name of a constant that some file of the folder exports. */
interface NamedValues {
  /** Definition in the schema that lists the names. */
  readonly schema: string;
  readonly type: string;
  readonly typeFile: string;
  readonly name: string;
  readonly says: string;
}

const namedValues: Readonly<Record<string, NamedValues>> = {
  'engine/formats/formats.generated.ts': {
    ...{ schema: 'FormatName', type: 'Format', typeFile: 'format', name: 'formats' },
    says: 'Formats by the name that definitions use.',
  },
  'engine/rules/rules.generated.ts': {
    ...{ schema: 'RuleName', type: 'Rule', typeFile: 'rule', name: 'rules' },
    says: 'Rules by the name that definitions use.',
  },
};

function namedModule(file: string, { schema, type, typeFile, name, says }: NamedValues): string {
  const folder = path.posix.dirname(file);
  const sources = readdirSync(path.join(root, folder))
    .filter((source) => /^[a-z-]+\.ts$/.test(source))
    .map((source) => ({ module: source.replace(/\.ts$/, ''), text: readFileSync(path.join(root, folder, source), 'utf8') }));
  const values = namesIn(schema).map((word) => {
    const value = camelCase(word);
    const source = sources.find(({ text }) => new RegExp(`^export const ${value}\\b`, 'm').test(text));
    if (!source)
      throw new Error(
        `service.schema.json lists ${word} in ${schema}, but no file of ${folder} exports ${value}. Add it, or remove the name from the schema.`,
      );
    return { word, value, module: source.module };
  });
  const modules = [...new Set(values.map(({ module }) => module))].sort();
  const imports = modules.map((module) => {
    const own = values.filter((value) => value.module === module).map(({ value }) => value);
    return `import { ${own.join(', ')} } from './${module}';`;
  });
  return `// Generated by \`npm run types\` from ${schema} of the schema and the files of ${folder}. Add a name there and a file here instead.

import type { ${schema} } from '../language/language.generated';
import type { ${type} } from './${typeFile}';
${imports.join('\n')}

/** ${says} */
export const ${name}: Readonly<Record<${schema}, ${type}>> = {
${values.map(({ word, value }) => (word === value ? `  ${value},` : `  ${/-/.test(word) ? `'${word}'` : word}: ${value},`)).join('\n')}
};
`;
}

function namesIn(schema: string): readonly string[] {
  const { $defs } = JSON.parse(readFileSync(path.join(root, 'definitions/schema/service.schema.json'), 'utf8'));
  return $defs[schema].enum;
}

function registryModule(file: string, { folder, aspect, entry, imports, type, name, says }: KindRegistry): string {
  const from = (target: string) =>
    path.posix
      .relative(path.posix.dirname(file), target)
      .replace(/^(?!\.)/, './')
      .replace(/\.tsx?$/, '');
  const kinds = readdirSync(path.join(root, folder))
    .filter((kind) => existsSync(path.join(root, folder, kind, aspect(kind))))
    .sort()
    .map((kind) => ({ kind, ...entry(`${camelCase(kind)}Kind`, from(`${folder}/${kind}/${aspect(kind)}`)) }));
  const lines = [
    ...Object.entries(imports).map(([target, names]) => `import { ${names} } from '${from(target)}';`),
    ...kinds.flatMap((kind) => kind.import ?? []),
  ];
  return `// Generated by \`npm run types\` from the folders of ${folder}. Add a folder instead.

${lines.join('\n')}

/** ${says} */
export const ${name} = {
${kinds.map(({ kind, value }) => `  ${kind.includes('-') ? `'${kind}'` : kind}: ${value},`).join('\n')}
} satisfies Readonly<Record<string, ${type}>>;
`;
}

function camelCase(kind: string): string {
  return kind.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

function capitalised(kind: string): string {
  const name = camelCase(kind);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
