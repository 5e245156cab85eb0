import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Kinds that come with the first page: small ones, and those that most screens have. All others, also future ones, come with what draws them. */
const early: ReadonlySet<string> = new Set(['choice', 'dates', 'links', 'notice', 'params', 'section', 'table', 'text']);

const imported = /^import \{ \w+ as \w+ \} from '[^']*\/(?:blocks|controls)\/([\w-]+)\/\w+';\n/gm;
const listed = /^ {2}'?([\w-]+)'?: \w+Kind,\n/gm;
const registry = /[\\/]engine[\\/]kinds[\\/](?:block-resolvers|control-fields)\.generated\.ts$/;
const drawing = /[\\/]renderer[\\/]blocks[\\/]([\w-]+)[\\/](\w+)Block\.tsx$/;
const fields = /[\\/]renderer[\\/]fields[\\/]OtherField\.tsx$/;

/**
 * Moves what works out a kind of block or control, as the engine's registries name it, to the file that draws the kind. Servers and commands
 * have them all; the app would carry all of them before its first row. Whoever plans a screen asks `knowsKinds` first.
 * `folder`: that of the engine.
 */
export function kindsApart(folder: string): Plugin {
  const engine = folder.replaceAll('\\', '/');
  return {
    name: 'okienko-kinds-apart',
    enforce: 'pre',
    transform(code, id) {
      if (registry.test(id)) return code.replace(imported, keptOnly).replace(listed, keptOnly);
      if (fields.test(id)) return `${code}\n${openControls(engine)}`;
      const [, kind, name] = drawing.exec(id) ?? [];
      return kind !== undefined && name?.toLowerCase() === kind && !early.has(kind) ? `${code}\n${openBlock(engine, kind)}` : null;
    },
  };
}

function keptOnly(line: string, kind: string): string {
  return early.has(kind) ? line : '';
}

function openBlock(engine: string, kind: string): string {
  return `import { resolver as $resolver } from '${engine}/blocks/${kind}/resolve';
import { blockResolvers as $kinds } from '${engine}/kinds/block-resolvers.generated';
Object.assign($kinds, { '${kind}': $resolver });`;
}

function openControls(engine: string): string {
  const apart = readdirSync(join(engine, 'controls'), { withFileTypes: true }).filter(
    (kind) => kind.isDirectory() && !early.has(kind.name),
  );
  const imports = apart.map(({ name }, place) => `import { field as $field${place} } from '${engine}/controls/${name}/field';`);
  return `${imports.join('\n')}
import { controlsByName as $byName, standardControls as $controls } from '${engine}/kinds/standard-kinds';
Object.assign($controls, $byName([${apart.map((_, place) => `$field${place}`)}]));`;
}
