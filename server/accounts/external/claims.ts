import { attributeOf, childrenOf, onlyChild, textIn } from './xml-elements';

/** The content of a signed response. Missing texts are empty. */
export interface Claims {
  readonly status: string;
  readonly issuer: string;
  readonly destination: string;
  readonly inResponseTo: string;
  readonly issueInstant: string;
  /** Null in an answer which says that nobody has logged in. */
  readonly assertion: AssertionClaims | null;
}

/** What the assertion in it says. */
interface AssertionClaims {
  readonly issuer: string;
  readonly nameId: string;
  readonly method: string;
  readonly inResponseTo: string;
  readonly recipient: string;
  /** All limits of the time in which it may be used. */
  readonly notBefore: readonly string[];
  readonly notOnOrAfter: readonly string[];
  readonly audiences: readonly string[];
  readonly levels: readonly string[];
  /** The values of each attribute, by its short name. */
  readonly attributes: ReadonlyMap<string, readonly string[]>;
}

/** Reads a response whose signatures have been verified. */
export function readClaims(response: Element): Claims {
  const assertion = onlyChild(response, 'assertion', 'Assertion');
  return {
    status: attributeOf(onlyChild(onlyChild(response, 'protocol', 'Status'), 'protocol', 'StatusCode'), 'Value'),
    issuer: textIn(onlyChild(response, 'assertion', 'Issuer')),
    destination: attributeOf(response, 'Destination'),
    inResponseTo: attributeOf(response, 'InResponseTo'),
    issueInstant: attributeOf(response, 'IssueInstant'),
    assertion: assertion && readAssertion(assertion),
  };
}

function readAssertion(assertion: Element): AssertionClaims {
  const inside = (parent: Element | null, name: string) => onlyChild(parent, 'assertion', name);
  const subject = inside(assertion, 'Subject');
  const confirmation = inside(subject, 'SubjectConfirmation');
  const data = inside(confirmation, 'SubjectConfirmationData');
  const conditions = inside(assertion, 'Conditions');
  const authentication = inside(assertion, 'AuthnStatement');
  return {
    issuer: textIn(inside(assertion, 'Issuer')),
    nameId: textIn(inside(subject, 'NameID')),
    method: attributeOf(confirmation, 'Method'),
    inResponseTo: attributeOf(data, 'InResponseTo'),
    recipient: attributeOf(data, 'Recipient'),
    notBefore: [attributeOf(conditions, 'NotBefore'), ...given(attributeOf(data, 'NotBefore'))],
    notOnOrAfter: [
      attributeOf(conditions, 'NotOnOrAfter'),
      attributeOf(data, 'NotOnOrAfter'),
      ...given(attributeOf(authentication, 'SessionNotOnOrAfter')),
    ],
    audiences: childrenOf(inside(conditions, 'AudienceRestriction'), 'assertion', 'Audience').map(textIn),
    levels: childrenOf(inside(authentication, 'AuthnContext'), 'assertion', 'AuthnContextClassRef').map(textIn),
    attributes: readAttributes(inside(assertion, 'AttributeStatement')),
  };
}

function given(text: string): readonly string[] {
  return text === '' ? [] : [text];
}

/** Attributes are named by a URI (eIDAS) or by a plain name. Both end in the short name. */
function readAttributes(statement: Element | null): ReadonlyMap<string, readonly string[]> {
  const attributes = new Map<string, readonly string[]>();
  for (const attribute of childrenOf(statement, 'assertion', 'Attribute')) {
    const name = attributeOf(attribute, 'Name').split('/').at(-1) ?? '';
    const values = childrenOf(attribute, 'assertion', 'AttributeValue').map(textIn);
    attributes.set(name, [...(attributes.get(name) ?? []), ...values]);
  }
  return attributes;
}
