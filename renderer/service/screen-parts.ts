import type { CompiledService } from '../../engine';

/** Loads the parts that draw a screen; false when one could not be loaded. */
export type LoadScreenParts = (service: CompiledService) => Promise<boolean>;

let loader: LoadScreenParts | null = null;

/** Says how the parts of a screen are loaded; the tables of blocks and fields stand above what loads a service. */
export function openScreenParts(load: LoadScreenParts): void {
  loader = load;
}

/** Loads the parts that draw a screen; false when one could not be loaded. */
export async function loadScreenParts(service: CompiledService): Promise<boolean> {
  if (loader === null) throw new Error('The parts of a screen were asked for before openScreenParts said how they are loaded.');
  return await loader(service);
}
