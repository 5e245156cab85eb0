import type { FolderModel } from '../../../engine';

/** Folders from the first one to the opened one; there is always at least the first. */
export type FolderTrail = readonly [FolderModel, ...FolderModel[]];

/** A place in the tree: which folder to open on each level. */
export type FolderPlace = readonly number[];

/** Reads a place stored in the browser's history; anything else means the first folder. */
export function parsePlace(kept: unknown): FolderPlace {
  return Array.isArray(kept) && kept.every((step) => Number.isInteger(step) && step >= 0) ? kept : [];
}

/** The folders on the path to a place. If the place no longer exists, the path ends at the last existing folder. */
export function trailTo(root: FolderModel, place: FolderPlace): FolderTrail {
  const trail: [FolderModel, ...FolderModel[]] = [root];
  let folder: FolderModel = root;
  for (const step of place) {
    const next = folder.folders[step];
    if (next === undefined) break;
    trail.push(next);
    folder = next;
  }
  return trail;
}
