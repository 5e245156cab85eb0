import { startTransition, useEffect, useState } from 'react';
import { allModels, type ServiceModel, showsTable } from '../../engine';

type Blocks = ServiceModel['blocks'];

/** The blocks that a screen draws now, and whether they are all. */
export interface DrawnBlocks {
  readonly blocks: Blocks;
  readonly areAll: boolean;
}

/**
 * Opens a screen of several tables with the first of them; the others follow in the next frame, in small steps that let the resident
 * read and type already. They only ever come below what stands there, so nothing moves.
 */
export function useFirstBlocks(blocks: Blocks): DrawnBlocks {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    startTransition(() => setIsOpen(true));
  }, []);
  if (isOpen) return { blocks, areAll: true };
  const first = firstBlocks(blocks);
  return { blocks: first, areAll: first.length === blocks.length };
}

/** The blocks before the second one that holds a table. */
export function firstBlocks(blocks: Blocks): Blocks {
  const [, second] = blocks.flatMap((block, place) => (holdsTable(block) ? [place] : []));
  return second === undefined ? blocks : blocks.slice(0, second);
}

function holdsTable(block: Blocks[number]): boolean {
  return allModels([block]).some(showsTable);
}
