// Logins through an identity node. The portal sends a signed request, and accepts the answer only if it passes every check in this folder.
// A login belongs to the browser that began it.

export type { SandboxNode } from './find-node';
export { decodeField, textGuards } from './message-guards';
export { partyOf } from './post-binding-node';
export { parseXml, readSigned } from './signed-content';
export { signingKeysOf } from './signing-keys';
export { attributeOf, elementsBelow, isElement, onlyChild, textIn } from './xml-elements';
