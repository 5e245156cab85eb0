/** An address as it may be printed: a password in it is not. */
export function withoutPassword(text: string): string {
  return text.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:***@');
}
