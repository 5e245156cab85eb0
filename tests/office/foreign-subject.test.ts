// Every personal call, document and file of the definitions, requested by everybody who has no right to it. New services are included
// automatically: their values come from answers of the office and from the examples of contracts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKey, type OfficeCall, officeCalls } from '../../engine/authoring/openapi';
import { type SamplePartyName, sampleParties } from '../../sample-office/seed/parties/sample-parties';
import { readDefinitions } from '../../scripts/generate-types/read-definitions';
import { type DatabaseOffice, type OfficeAnswer, openDatabaseOffice } from './database-office';
import { beginPayment } from './foreign-subject/begin-payment';
import { type Attempt, judge } from './foreign-subject/judge';
import { candidates, remember, type SeenValues, typedBody } from './foreign-subject/sample-values';
import { temporaryFolder } from './run-office';
import { signIn } from './sign-in';

type Values = Readonly<Record<string, string>>;

interface OwnersAnswer {
  readonly owner: SamplePartyName;
  readonly query: Values;
  readonly body: Readonly<Record<string, unknown>>;
  readonly answer: OfficeAnswer;
}

const parties = Object.keys(sampleParties) as SamplePartyName[];
// Married couples share what they own.
const strangersTo = (owner: SamplePartyName): readonly SamplePartyName[] => {
  const [person, otherPerson] = (['farmer', 'pensioner'] as const).filter((name) => name !== owner);
  const [institution] = (['company', 'shop'] as const).filter((name) => name !== owner);
  return [person ?? otherPerson ?? 'farmer', institution ?? 'company'];
};

const folder = temporaryFolder();
const calls = officeCalls(await readDefinitions('definitions')).filter(({ personal }) => personal);
const owners = new Map<string, OwnersAnswer>();
const seenBy = new Map<SamplePartyName, SeenValues>();
const refusals = new Map<string, Set<string>>();
let office: DatabaseOffice;
let tokens: Readonly<Record<SamplePartyName | 'restricted', string>>;

beforeAll(async () => {
  office = await openDatabaseOffice({ DATA_DIR: folder.path, PUBLIC_URL: 'http://localhost:4000' });
  const made: Partial<Record<SamplePartyName, string>> = {};
  for (const name of parties) made[name] = await signIn(office.database, { parties: [name] });
  const restricted = await signIn(office.database, { parties, state: 'restricted' });
  tokens = { ...(made as Record<SamplePartyName, string>), restricted };
  await findOwners();
}, 300_000);

afterAll(async () => {
  await office?.close();
  folder.remove();
});

function identityOf(name: SamplePartyName): Values {
  const party = sampleParties[name];
  return party.institution ? { nip: party.nip } : { pesel: party.pesel };
}

async function ask(
  call: OfficeCall,
  identity: Values,
  { query, body }: Pick<OwnersAnswer, 'query' | 'body'>,
  token?: string,
): Promise<OfficeAnswer> {
  const places = new Set([...call.endpoint.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const path = call.endpoint.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(query[name] ?? 'x'));
  const rest = Object.entries({ ...identity, ...query }).filter(([name]) => !places.has(name));
  const address = `/api${path}?${new URLSearchParams(rest)}`;
  return call.method === 'GET' ? await office.get(address, token) : await office.send(call.method, address, body, token);
}

/**
 * Finds who gets an answer to which call, with which values. The answer with most content is used, because it would show a stranger most.
 */
async function findOwners(): Promise<void> {
  for (const owner of parties) {
    const seen: SeenValues = new Map();
    seenBy.set(owner, seen);
    // A draft is asked for by the name of its form, which no answer says.
    remember(seen, { form: 'karta-parkingowa.wniosek' });
    // A payment that was begun has an address at its gateway, and an entry in the history.
    if (owner === 'wife' || owner === 'shop') remember(seen, await beginPayment(office, owner, tokens[owner]));
    let left = calls.filter(({ method }) => method === 'GET');
    // An answer may contain values that another call needs.
    for (let known = -1; left.length > 0 && known < sizeOf(seen); ) {
      known = sizeOf(seen);
      const open: OfficeCall[] = [];
      for (const call of left) {
        // A document is drawn only once, because that is slow and its data are those of the calls.
        if (call.answer === 'drawn' && owners.has(callKey(call))) continue;
        if (!(await tryAsOwner(call, owner, seen))) open.push(call);
      }
      left = open;
    }
  }
}

async function tryAsOwner(call: OfficeCall, owner: SamplePartyName, seen: SeenValues): Promise<boolean> {
  for (const query of candidates(call.query, seen)) {
    const answer = await ask(call, identityOf(owner), { query, body: {} }, tokens[owner]);
    if (answer.status >= 200 && answer.status < 300) {
      remember(seen, answer.body);
      const known = owners.get(callKey(call));
      if (!known || known.answer.bytes.length < answer.bytes.length) owners.set(callKey(call), { owner, query, body: {}, answer });
      return true;
    }
    const said = refusals.get(callKey(call)) ?? new Set();
    refusals.set(callKey(call), said.add(`${answer.status} ${answer.bytes.toString('utf8', 0, 120)}`));
  }
  return false;
}

function sizeOf(seen: SeenValues): number {
  return [...seen.values()].reduce((sum, values) => sum + values.size, 0);
}

/** Names of parameters that identify somebody's thing, not a year or a choice. */
function namesThing(query: Values): boolean {
  return Object.keys(query).some((name) => /^(id|nr|numer)/i.test(name));
}

describe('personal calls', () => {
  const reading = calls.filter(({ method }) => method === 'GET').map((call) => [callKey(call), call] as const);
  const changing = calls.filter(({ method }) => method !== 'GET').map((call) => [callKey(call), call] as const);

  it('are all answered to somebody who has the right', () => {
    const unanswered = reading
      .filter(([key]) => !owners.has(key))
      .map(([key]) => `${key}: ${[...(refusals.get(key) ?? [])].slice(0, 3).join(' | ')}`);
    expect(unanswered).toEqual([]);
  });

  it('that read show nothing to a visitor, another person, another institution and a restricted account', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const [key, call] of reading) {
      const found = owners.get(key);
      if (!found) continue;
      const answers = await strangersAnswers(call, found);
      tried += answers.length;
      wrong.push(...answers.flatMap((attempt) => judge(attempt) ?? []));
    }
    expect(wrong).toEqual([]);
    expect(tried).toBe(reading.length * 6);
  }, 300_000);

  it('that change something are refused to the same before anything is looked at', async () => {
    const wrong: string[] = [];
    for (const [key, call] of changing) {
      for (const owner of ['wife', 'shop'] as const) {
        const seen = seenBy.get(owner) ?? new Map();
        const [query = {}] = candidates(call.query, seen);
        const body = typedBody(call.body, candidates(call.body, seen)[0] ?? {});
        const own = await ask(call, identityOf(owner), { query, body }, tokens[owner]);
        if (own.status >= 500 || own.status === 401) wrong.push(`${key}: the owner gets ${own.status}`);
        const answers = await strangersAnswers(call, { owner, query, body, answer: own });
        wrong.push(...answers.filter(({ asOwner }) => asOwner).flatMap((attempt) => judge(attempt) ?? []));
        for (const { asOwner, got, words } of answers)
          if (asOwner && got.status !== 401 && got.status !== 403) wrong.push(`${words}: ${got.status}, not refused for want of a right`);
        // Strangers may use their own number, if they do not name a thing of the owner's. A house number in an address is not such a thing.
        if (own.status < 300 && Object.keys(body).some((name) => /^id[A-Z]/.test(name)))
          for (const { asOwner, got, words } of answers)
            if (!asOwner && got.status < 300) wrong.push(`${words}: did it with what is the owner's`);
      }
    }
    expect(wrong).toEqual([]);
  }, 300_000);
});

async function strangersAnswers(call: OfficeCall, { owner, query, body, answer }: OwnersAnswer): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  const attempt = async (who: string, number: SamplePartyName, token: string | undefined) => {
    const asOwner = number === owner;
    const got = await ask(call, identityOf(number), { query, body }, token);
    const words = `${callKey(call)} by ${who} with the number of ${asOwner ? `the owner (${owner})` : 'its own'}`;
    attempts.push({ words, asOwner, namesOwnersThing: namesThing(query), owner: answer, got });
  };
  await attempt('a visitor', owner, undefined);
  await attempt('a restricted account', owner, tokens.restricted);
  for (const stranger of strangersTo(owner)) {
    await attempt(stranger, owner, tokens[stranger]);
    await attempt(stranger, stranger, tokens[stranger]);
  }
  return attempts;
}

describe('the judge of this test', () => {
  const answer = (status: number, text: string): OfficeAnswer => ({ status, headers: {}, bytes: Buffer.from(text), body: null });
  const owner = answer(200, '{"karty":[1]}');
  const base = { words: 'x', asOwner: true, namesOwnersThing: true, owner };

  it('finds data in strange hands and failures of the office, and nothing in a refusal', () => {
    expect(judge({ ...base, got: answer(200, '{}') })).toContain('another subject');
    expect(judge({ ...base, got: answer(500, '') })).toContain('failed');
    expect(judge({ ...base, asOwner: false, got: owner })).toContain('belongs to another');
    expect(judge({ ...base, asOwner: false, got: answer(200, '{"karty":[]}') })).toBeNull();
    expect(judge({ ...base, asOwner: false, namesOwnersThing: false, got: owner })).toBeNull();
    for (const status of [400, 401, 403, 404]) expect(judge({ ...base, got: answer(status, '') })).toBeNull();
  });
});
