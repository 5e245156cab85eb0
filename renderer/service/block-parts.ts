/** Loads the parts that draw these kinds of block; false when one could not be had. */
export type LoadBlocks = (kinds: readonly string[]) => Promise<boolean>;

let loader: LoadBlocks | null = null;

/** Says how blocks are loaded; the table of blocks stands above what loads a service. */
export function openBlockParts(load: LoadBlocks): void {
  loader = load;
}

/** Loads the parts that draw these kinds of block; false when one could not be had. */
export async function loadBlockParts(kinds: readonly string[]): Promise<boolean> {
  if (loader === null) throw new Error('Blocks were asked for before openBlockParts said how they are loaded.');
  return await loader(kinds);
}
