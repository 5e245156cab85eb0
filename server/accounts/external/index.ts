// Logins at an identity node: a signed request goes out, and its answer is believed only after every guard here has looked at it. A login
// belongs to the browser that began it.

export type { SandboxNode } from './find-node';
export { decodeField, textGuards } from './message-guards';
export { partyOf } from './post-binding-node';
export { parseXml, readSigned } from './signed-content';
export { signingKeysOf } from './signing-keys';
export { attributeOf, elementsBelow, isElement, onlyChild, textIn } from './xml-elements';
