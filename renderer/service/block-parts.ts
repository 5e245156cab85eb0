/** Loads the parts that draw these kinds of block. */
export type LoadBlocks = (kinds: readonly string[]) => Promise<void>;

let loader: LoadBlocks | null = null;

/** Says how blocks are loaded; the table of blocks stands above what loads a service. */
export function openBlockParts(load: LoadBlocks): void {
  loader = load;
}

/** Loads the parts that draw these kinds of block. */
export async function loadBlockParts(kinds: readonly string[]): Promise<void> {
  if (loader === null) throw new Error('Blocks were asked for before openBlockParts said how they are loaded.');
  await loader(kinds);
}
