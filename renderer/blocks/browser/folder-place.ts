import type { FolderModel } from '../../../engine';

/** Folders from the first one to the opened one; there is always at least the first. */
export type FolderTrail = readonly [FolderModel, ...FolderModel[]];

/** A place in the tree: which folder to open on each level. */
export type FolderPlace = readonly number[];

/** Reads a place that an earlier page kept in the history; anything else is the first folder. */
export function parsePlace(kept: unknown): FolderPlace {
  return Array.isArray(kept) && kept.every((step) => Number.isInteger(step) && step >= 0) ? kept : [];
}

/** The folders on the way to a place. A place that is gone leads as far as there are folders. */
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
