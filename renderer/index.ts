// React draws here what the engine worked out. Other rooms may know what a widget receives; the page itself starts in main.tsx, and that of
// a portal with kinds or widgets of its own in a file that calls `startPortal` with them.
export { type BlockPart, type BlockParts, blockPart, type MoreParts } from './blocks/frame/block-part';
export type { BlockProps } from './blocks/frame/nested-blocks';
export type { FieldComponents, FieldProps } from './fields/field-props';
export { type MorePortal, startPortal } from './start-portal';
export type { WidgetEntry, WidgetProps, WidgetRegistry } from './widget-contract';
