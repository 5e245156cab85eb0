/**
 * The doors of the package: what may be imported from outside, each with the file behind it. `exports` in package.json and `paths` in
 * tsconfig.json follow this table, which a test compares.
 */
export const doors = {
  config: 'scripts/own-code/config.ts',
  kinds: 'engine/kinds/index.ts',
  'block-models': 'engine/screen/block-model.ts',
  widget: 'renderer/widget-contract.ts',
  engine: 'scripts/doors/engine.ts',
  authoring: 'scripts/doors/authoring.ts',
  server: 'scripts/doors/server.ts',
  testing: 'scripts/doors/testing.ts',
} as const satisfies Readonly<Record<string, string>>;

/** For Vite: the source behind each door. `root`: the folder of the package. */
export function doorSources(root: string): { readonly find: RegExp; readonly replacement: string }[] {
  const base = root.replaceAll('\\', '/').replace(/\/$/, '');
  return Object.entries(doors).map(([door, file]) => ({ find: new RegExp(`^okienko/${door}$`), replacement: `${base}/${file}` }));
}
