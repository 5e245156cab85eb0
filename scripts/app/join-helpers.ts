import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is read of Vite's manifest. */
interface Part {
  readonly imports?: readonly string[];
}

/**
 * Spares each page a request for a few bytes: the bundler keeps its helpers in a file of their own, although every page needs them. They come
 * with the libraries here. What has another shape than expected, as a later bundler may write it, stays as it is.
 */
export function joinHelpers(folder: string): void {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const helpers = scripts.find((name) => name.startsWith('rolldown-runtime-'));
  const libraries = scripts.find((name) => name.startsWith('libraries-'));
  if (helpers === undefined || libraries === undefined) return;
  const files = new Map(scripts.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
  const joined = withHelpers(files, helpers, libraries);
  if (joined === null) return;

  rmSync(join(assets, helpers));
  for (const [name, code] of joined) if (files.get(name) !== code) writeFileSync(join(assets, name), code);
  const page = join(folder, 'index.html');
  const named = new RegExp(`\\s*<(script|link) [^>]*/assets/${helpers}"[^>]*>(</script>)?`);
  writeFileSync(page, readFileSync(page, 'utf8').replace(named, ''));
  const path = join(folder, '.vite', 'manifest.json');
  const manifest: Record<string, Part> = JSON.parse(readFileSync(path, 'utf8'));
  const parts = Object.entries(manifest)
    .filter(([name]) => name !== `_${helpers}`)
    .map(([name, part]) => [name, { ...part, ...(part.imports && { imports: part.imports.filter((one) => one !== `_${helpers}`) }) }]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(parts), null, 2));
}

/** All scripts with the helpers in the libraries, null where one takes them in a way that is not known. */
function withHelpers(files: ReadonlyMap<string, string>, helpers: string, libraries: string): ReadonlyMap<string, string> | null {
  const [, code, given] = /^([\s\S]*?)export\{([^}]*)\};\s*$/.exec(files.get(helpers) ?? '') ?? [];
  if (code === undefined || given === undefined) return null;
  const members = namesOf(given).map(([inside, outside]) => `${outside}:${inside}`);
  const own = `let $helpers=(()=>{${code}return{${members}}})();export{$helpers};`;
  const joined = new Map<string, string>();
  for (const [name, text] of files) {
    if (name === helpers) continue;
    const source = name === libraries ? own : `import{$helpers}from"./${libraries}";`;
    const after = text
      .replace(new RegExp(`import\\{([^}]*)\\}from"\\./${helpers}";`), (_, taken: string) => {
        const locals = namesOf(taken).map(([outside, inside]) => `${outside}:${inside}`);
        return `${source}let{${locals}}=$helpers;`;
      })
      // What a part needs besides itself is fetched with it; the libraries are there then.
      .replaceAll(`"assets/${helpers}"`, `"assets/${libraries}"`);
    if (after.includes(helpers)) return null;
    joined.set(name, after);
  }
  return joined.get(libraries)?.includes(own) === true ? joined : null;
}

/** The names in the braces of an import or an export, each with the one that it is renamed to. */
function namesOf(list: string): readonly (readonly [string, string])[] {
  return list.split(',').map((one) => {
    const [name = '', renamed = name] = one.trim().split(' as ');
    return [name, renamed];
  });
}
