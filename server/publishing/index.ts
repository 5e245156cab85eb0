// Compiles the definitions folder into a pack, watches it, and serves what is published. A broken change leaves the last good pack in place.

export type { PublishedPack } from './published-pack';
export type { Publisher } from './publisher';
