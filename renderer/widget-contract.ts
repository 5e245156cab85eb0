// The only door of a custom widget into the renderer: what it receives, and what it draws with, so that it looks and speaks like every other screen.
export type { WidgetSession } from './account/widget-session';
export { TableFrame } from './blocks/table/TableFrame';
export { useRowsAsBlocks } from './blocks/table/use-table-layout';
export { Button } from './controls/Button';
export { DialogForm } from './controls/DialogForm';
export { Failure } from './controls/Failure';
export { firstInDialog, ModalDialog } from './controls/ModalDialog';
export { ToneIcon } from './controls/ToneIcon';
export { FieldFrame } from './fields/FieldFrame';
export { describedBy, fieldId } from './fields/field-props';
export { FileButton } from './files/FileButton';
export { useKeptPart, useKeptText } from './inputs/kept-inputs';
export { type Information, showInformation } from './messages/message-atoms';
export { useLeaveWarning } from './navigation/leave-warning';
export type { LeadingColumn, WidgetEntry, WidgetProps, WidgetRegistry, WidgetTable } from './widgets/widget-props';
