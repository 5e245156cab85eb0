/**
 * The address of a request with a path that can be decoded. A mail program that cuts a link may cut it inside of a letter, and somebody may send
 * a zero character: the percent signs of such a path stand for themselves, so that it is the address of a page that is not there, and not a
 * failure of a library in words of its own. What follows `?` stays, because those who read it say what is wrong there.
 */
export function readableAddress(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  return isReadable(path) ? url : `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}
