/** Kinds of block that this renderer draws. A definition that uses another kind is refused when it is checked. */
export const supportedBlocks = [
  'table',
  'record',
  'chart',
  'section',
  'notice',
  'text',
  'download',
  'tiles',
  'links',
  'browser',
  'services',
  'content',
  'embed',
  'form',
  'widget',
] as const;

/** A kind of block that this renderer draws. */
export type SupportedBlock = (typeof supportedBlocks)[number];
