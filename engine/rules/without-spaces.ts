/** The text without spaces, which people put between groups of digits; hard spaces come with pasted numbers. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
