// React draws here what the engine worked out. Other rooms may know which kinds of block can be drawn, and what a widget receives;
// the page itself starts in main.tsx.
export { type SupportedBlock, supportedBlocks } from './blocks/frame/supported-blocks';
export type { WidgetEntry, WidgetProps, WidgetRegistry } from './widget-contract';
