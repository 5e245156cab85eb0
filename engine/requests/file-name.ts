/** A name under which any system can save a file: without folders, control characters and what Windows refuses. */
export function safeFileName(name: string): string {
  const cleaned = Array.from(name.normalize('NFC'), (character) => (isUnsafe(character) ? '_' : character)).join('');
  const trimmed = cleaned.replace(/^[.\s]+|[.\s]+$/g, '').slice(0, 120);
  return trimmed === '' ? 'plik.pdf' : trimmed;
}

function isUnsafe(character: string): boolean {
  return character.charCodeAt(0) < 32 || '/\\:*?"<>|'.includes(character) || /\p{Bidi_Control}/u.test(character);
}
