import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Kinds that come with the first page: small ones, and those that most screens have. All others, also future ones, come with what draws them. */
const early = { blocks: ['links', 'notice', 'params', 'section', 'text'], controls: ['choice'] } as const;
/** Kinds of control that come with the fields of few screens; the other fields bring the rest, and the rules. */
const rare: readonly string[] = ['clock', 'file', 'password', 'range', 'search-select'];

const imported = /^import \{ \w+ as \w+ \} from '[^']*\/([\w-]+)\/\w+';\n/gm;
const listed = /^ {2}'?([\w-]+)'?: \w+Kind,\n/gm;
const registry = /[\\/]engine[\\/]kinds[\\/](block-resolver|control-field)s\.generated\.ts$/;
const ruleRegistry = /[\\/]engine[\\/]rules[\\/]rules\.generated\.ts$/;
const importedRules = /^import \{ [\w, ]+ \} from '[^']*';\n/gm;
const listedRules = /^ {2}[\w'-]+(?:: \w+)?,\n/gm;
const drawing = /[\\/]renderer[\\/]blocks[\\/]([\w-]+)[\\/](\w+)Block\.tsx$/;
const fields = /[\\/]renderer[\\/]fields[\\/](OtherField|RareField)\.tsx$/;

/**
 * Moves what works out a kind of block or control, as the engine's registries name it, to the file that draws the kind, and the rules to that
 * of most fields. Servers and commands have them all; the app would carry all of them before its first row. Whoever plans a screen asks
 * `knowsKinds` first.
 * `folder`: that of the engine.
 */
export function kindsApart(folder: string): Plugin {
  const engine = folder.replaceAll('\\', '/');
  return {
    name: 'okienko-kinds-apart',
    enforce: 'pre',
    transform(code, id) {
      const [, aspect] = registry.exec(id) ?? [];
      if (aspect !== undefined) {
        const keptOnly = (line: string, kind: string) => (isEarly(aspect === 'control-field' ? 'controls' : 'blocks', kind) ? line : '');
        return code.replace(imported, keptOnly).replace(listed, keptOnly);
      }
      if (ruleRegistry.test(id)) return code.replace(importedRules, '').replace(listedRules, '');
      const [, part] = fields.exec(id) ?? [];
      if (part !== undefined)
        return `${code}\n${openControls(engine, part === 'RareField')}${part === 'OtherField' ? openRules(engine) : ''}`;
      const [, kind, name] = drawing.exec(id) ?? [];
      return kind !== undefined && name?.toLowerCase() === kind && !isEarly('blocks', kind) ? `${code}\n${openBlock(engine, kind)}` : null;
    },
  };
}

function isEarly(of: keyof typeof early, kind: string): boolean {
  return early[of].some((name) => name === kind);
}

function openBlock(engine: string, kind: string): string {
  return `import { resolver as $resolver } from '${engine}/blocks/${kind}/resolve';
import { blockResolvers as $kinds } from '${engine}/kinds/block-resolvers.generated';
Object.assign($kinds, { '${kind}': $resolver });`;
}

function openControls(engine: string, isRare: boolean): string {
  const apart = readdirSync(join(engine, 'controls'), { withFileTypes: true }).filter(
    (kind) => kind.isDirectory() && !isEarly('controls', kind.name) && rare.includes(kind.name) === isRare,
  );
  const imports = apart.map(({ name }, place) => `import { field as $field${place} } from '${engine}/controls/${name}/field';`);
  return `${imports.join('\n')}
import { controlsByName as $byName, standardControls as $controls } from '${engine}/kinds/standard-kinds';
Object.assign($controls, $byName([${apart.map((_, place) => `$field${place}`)}]));`;
}

/** The rules as the engine's own registry has them; the constant of each has the name that the registry imports. */
function openRules(engine: string): string {
  const registry = readFileSync(join(engine, 'rules', 'rules.generated.ts'), 'utf8');
  const imports = (registry.match(importedRules) ?? []).map((line) => line.replace("'./", `'${engine}/rules/`));
  return `
${imports.join('')}import { rules as $rules } from '${engine}/rules/rules.generated';
Object.assign($rules, {
${(registry.match(listedRules) ?? []).join('')}});`;
}
