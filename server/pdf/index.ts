// Draws documents as tagged PDFs: pages, long tables, and two drawing threads with a queue. The content of a document is worked out
// elsewhere.

export type { DrawPool } from './draw-pool';
export { type Letterhead, letterOf } from './letter';
export { wordColumn } from './letter-words';
