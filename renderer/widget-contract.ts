// The only door into the renderer for code that draws and lies outside it, custom widgets and the components of a project: what they receive,
// and what they draw with, so that they look and speak like every other screen.
export type { WidgetSession } from './account/widget-session';
export { BlockFrame } from './blocks/frame/BlockFrame';
export { type BlockParts, blockPart } from './blocks/frame/block-part';
export { type BlockProps, NestedBlock } from './blocks/frame/nested-blocks';
export { TableFrame } from './blocks/table/TableFrame';
export { useRowsAsBlocks } from './blocks/table/use-table-layout';
export { Button } from './controls/Button';
export { DialogForm } from './controls/DialogForm';
export { Failure } from './controls/Failure';
export { firstInDialog, ModalDialog } from './controls/ModalDialog';
export { createSelection, type Selection, useChosen, useChosenRow, useIsChosen } from './controls/selection';
export { ToneIcon } from './controls/ToneIcon';
export { FieldFrame } from './fields/FieldFrame';
export { describedBy, type FieldProps, fieldId } from './fields/field-props';
export { FileButton } from './files/FileButton';
export { saveFile } from './files/save-file';
export { useKeptPart, useKeptText } from './inputs/kept-inputs';
export { type Information, showInformation } from './messages/message-atoms';
export { useLeaveWarning } from './navigation/leave-warning';
export type { MoreComponents } from './start-portal';
export type { LeadingColumn, WidgetEntry, WidgetProps, WidgetRegistry, WidgetTable } from './widgets/widget-props';
