/** Where the editor finds a picture: one of the draft, of what is published, or of the layers below. */
export function pictureAddress(name: string, draft: number | null): string {
  return `/redakcja/api/assets/${encodeURIComponent(name)}${draft === null ? '' : `?draft=${draft}`}`;
}
