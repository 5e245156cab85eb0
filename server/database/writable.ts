/** A zero character, which PostgreSQL cannot store, or an unpaired surrogate, which UTF-8 cannot encode. */
const unwritable = /[\0\p{Cs}]/u;

/** Whether a text can be stored as it is. */
export function isWritableText(text: string): boolean {
  return !unwritable.test(text);
}

/** Whether all texts and names of a JSON value can be stored as they are. What is no JSON, such as bytes, holds none. */
export function isWritable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && !isWritableText(each)) return false;
    if (typeof each !== 'object' || each === null || ArrayBuffer.isView(each)) continue;
    if (!Array.isArray(each) && !Object.keys(each).every(isWritableText)) return false;
    for (const inner of Object.values(each)) left.push(inner);
  }
  return true;
}
