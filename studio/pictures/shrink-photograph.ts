// As wide as a page is read, on a screen of twice as many points.
const longestSide = 1_600;
const goodSize = 409_600;
const qualities = [0.85, 0.7, 0.5];

/** A photograph drawn anew: at most so large as a page needs, and without what a camera writes beside it. Null if it cannot be read. */
export async function shrunk(photograph: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photograph).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let smallest: Blob | null = null;
  // A browser that cannot write WebP writes PNG instead, which a photograph makes large.
  for (const [type, quality] of [...qualities.map((each) => ['image/webp', each] as const), ['image/jpeg', 0.8] as const]) {
    const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
    if (made !== null && (smallest === null || made.size < smallest.size)) smallest = made;
    if (smallest !== null && smallest.size <= goodSize) return smallest;
  }
  return smallest;
}
