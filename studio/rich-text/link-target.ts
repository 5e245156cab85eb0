/** What somebody typed as an address of a link; null for what is none. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/[^\s/?#@]+\S*|mailto:\S+@\S+|tel:\+?[\d().-]{3,30}|\/(?!\/)\S*|#\S+)$/i.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  const digits = text.replaceAll(/[\s()-]/g, '');
  if (/^\+?\d{3,15}$/.test(digits)) return `tel:${digits}`;
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : null;
}
