import { type LoadedPack, officeQuestions } from '../../engine/authoring';
import { checkOffice, type OfficeCheck } from './check-office';
import { readTestUser, type TestUser } from './test-user';

/** An office that is tried, and for whom. */
export interface OfficeTrial {
  readonly office: string;
  readonly user: TestUser;
}

/** How long an answer may take, in milliseconds: as long as a page waits for it. */
const timeLimit = 10_000;

/** Reads the address of the office and the test user from the environment; a text says what cannot be meant. */
export function readTrial(address: string, environment: Readonly<Record<string, string | undefined>>): OfficeTrial | string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    return '--office must be an http or https address without a query, such as https://office.example/api.';
  if (url.username !== '' || url.password !== '') return '--office must not hold a name or a password; a token goes into OFFICE_TOKEN.';
  const user = readTestUser(environment);
  return typeof user === 'string' ? user : { office: url.href.replace(/\/+$/, ''), user };
}

/** Asks an office what the pages of a pack ask, or those of one service. */
export async function tryOffice({ office, user }: OfficeTrial, pack: LoadedPack, service: string | null): Promise<OfficeCheck> {
  const questions = officeQuestions(pack).filter(({ asker }) => service === null || asker === service);
  return await checkOffice({ questions, office, user, timeLimit });
}
