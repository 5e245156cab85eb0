/** Namespaces of SAML 2.0 and XML signatures. */
export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;

type Namespace = keyof typeof namespaces;

const elementNode = 1;
const textNode = 3;

/** The elements directly inside another one. */
export function elementsIn(parent: Element): readonly Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === elementNode);
}

/** An element and everything inside it. */
export function elementsBelow(parent: Element): readonly Element[] {
  return [parent, ...elementsIn(parent).flatMap(elementsBelow)];
}

/** True for an element with this name in this namespace, whatever its prefix. */
export function isElement(element: Element, namespace: Namespace, name: string): boolean {
  return element.localName === name && element.namespaceURI === namespaces[namespace];
}

/** The elements of a name directly inside another one. */
export function childrenOf(parent: Element | null, namespace: Namespace, name: string): readonly Element[] {
  return parent === null ? [] : elementsIn(parent).filter((child) => isElement(child, namespace, name));
}

/** The only element of this name directly inside another; null if there is none or more than one. */
export function onlyChild(parent: Element | null, namespace: Namespace, name: string): Element | null {
  const found = childrenOf(parent, namespace, name);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The text of an element that contains only text; otherwise empty. */
export function textIn(element: Element | null): string {
  if (element === null) return '';
  const nodes = Array.from(element.childNodes);
  return nodes.every(({ nodeType }) => nodeType === textNode) ? nodes.map(({ nodeValue }) => nodeValue ?? '').join('') : '';
}

/** The value of an attribute; empty if it is missing. */
export function attributeOf(element: Element | null, name: string): string {
  return element?.getAttribute(name) ?? '';
}
