/** Names that mean something to JavaScript itself and so may not be names in a definition. */
export const unsafeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
