/** Puts the focus in the field of a property, once it is drawn; nothing happens where it has none. */
export function focusProperty(property: string): void {
  const around = document.querySelector(`[data-property="${CSS.escape(property)}"]`);
  const field = around?.querySelector<HTMLElement>('input, textarea, select, [role="combobox"], [contenteditable="true"], button');
  field?.focus();
  around?.scrollIntoView({ block: 'nearest' });
}
