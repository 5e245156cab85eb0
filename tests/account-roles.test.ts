import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RoutedScreen, routeAccess, type Session, visitorSession } from '../portal';

const schema: { readonly $defs: { readonly Access: { readonly properties: object; readonly additionalProperties: boolean } } } = JSON.parse(
  readFileSync('definitions/schema/service.schema.json', 'utf8'),
);
const signedIn = (institution: boolean): Session => ({
  kind: 'signed-in',
  token: 't',
  deadline: null,
  user: null,
  subjects: [],
  subject: { name: 'Próba', institution, nip: '1234563218', pesel: '44051401359' },
  kept: null,
  place: null,
  greeting: 'none',
  accountFailed: false,
});
const restricted: Session = { kind: 'restricted', token: 'r', deadline: null, user: null, unconfirmed: false };
const access = (entry: RoutedScreen['entry'], session: Session) =>
  routeAccess({ entry, serviceId: null }, { session, config: {}, configKnown: true, breaksKnown: true, offered: null, moment: 0 });

describe('who may open a screen', () => {
  it('is told by login, kind of subject, restriction and a flag of the office; there are no roles beside them [ACCESS-14]', () => {
    expect(Object.keys(schema.$defs.Access.properties).sort()).toEqual(['flag', 'protected', 'restricted', 'subject']);
    expect(schema.$defs.Access.additionalProperties).toBe(false);
    const sessions = { visitor: visitorSession, restricted, person: signedIn(false), institution: signedIn(true) };
    const table = (entry: RoutedScreen['entry']) => Object.values(sessions).map((session) => access(entry, session));
    expect(table({})).toEqual(['open', 'open', 'open', 'open']);
    expect(table({ protected: true })).toEqual(['login', 'unverified', 'open', 'open']);
    expect(table({ protected: true, restricted: true })).toEqual(['login', 'open', 'open', 'open']);
    expect(table({ protected: true, subject: 'person' })).toEqual(['login', 'unverified', 'open', 'no-access']);
    expect(table({ protected: true, subject: 'institution' })).toEqual(['login', 'unverified', 'no-access', 'open']);
  });
});
