// Draws documents as tagged PDFs: the letter and its pages, long tables, and two threads with a queue. What a document says is worked out
// elsewhere; this only lays it out.

export type { DrawPool } from './draw-pool';
export { type Letterhead, letterOf } from './letter';
export { wordColumn } from './letter-words';
