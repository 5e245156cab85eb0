/** Marks the field that takes the focus when its dialog opens, instead of the cross at the top. React's own way would be too early for the browser's dialog. */
export function firstInDialog(field: HTMLElement | null): void {
  field?.setAttribute('autofocus', '');
}
