// React draws here what the engine worked out. Other rooms may know what a widget receives; the page itself starts in main.tsx, and that of
// the kinds and widgets that a project adds are handed to it by the build.
export { type BlockPart, type BlockParts, blockPart, type MoreParts } from './blocks/frame/block-part';
export type { BlockProps } from './blocks/frame/nested-blocks';
export type { FieldComponents, FieldProps } from './fields/field-props';
export { type MoreComponents, type MorePortal, startPortal } from './start-portal';
export type { WidgetEntry, WidgetProps, WidgetRegistry } from './widget-contract';
