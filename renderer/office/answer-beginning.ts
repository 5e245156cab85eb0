// Bytes after which an answer that goes on is one to be waited for.
const longWait = 262_144;

/**
 * Gives what takes the parts of an answer as they come, and tells its beginning when they are many. Without the file that reads it nobody is
 * told.
 */
export function watchBeginning(tell: (beginning: unknown) => void): (part: Uint8Array) => void {
  const parts: Uint8Array[] = [];
  let size = 0;
  return (part) => {
    if (size >= longWait) return;
    parts.push(part);
    size += part.length;
    if (size < longWait) return;
    const told = ({ beginningOfParts }: typeof import('./long-answer')) => {
      const beginning = beginningOfParts(parts);
      if (beginning !== null) tell(beginning);
    };
    import('./long-answer').then(told, () => undefined);
  };
}
