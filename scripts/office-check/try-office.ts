import { mainOffice } from '../../engine';
import { type LoadedPack, officeQuestions } from '../../engine/authoring';
import { checkOffice, type OfficeCheck } from './check-office';
import type { FindOffice } from './plan-call';
import { readTestUser, type TestUser } from './test-user';

/** An office that is tried, and for whom. */
export interface OfficeTrial {
  readonly office: string;
  readonly user: TestUser;
  /** Where the variables of further offices are. */
  readonly environment: Readonly<Record<string, string | undefined>>;
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
  return typeof user === 'string' ? user : { office: url.href.replace(/\/+$/, ''), user, environment };
}

/** Asks an office what the pages of a pack ask, or those of one service. */
export async function tryOffice(
  { office, user, environment }: OfficeTrial,
  pack: LoadedPack,
  service: string | null,
): Promise<OfficeCheck> {
  const questions = officeQuestions(pack).filter(({ asker }) => service === null || asker === service);
  return await checkOffice({ questions, find: officesOf(pack, office, environment), user, timeLimit });
}

/** The offices of a pack as the server finds them: the main one at the given address, others where their variables say. */
function officesOf({ portal }: LoadedPack, main: string, environment: OfficeTrial['environment']): FindOffice {
  return (id) => {
    const { url, headers = {} } = portal.offices?.find((office) => office.id === id) ?? {};
    const missing = [url ?? '', ...Object.values(headers)]
      .flatMap((text) => [...text.matchAll(/\$(OFFICE_[A-Z0-9_]+)/g)].map(([, name = '']) => name))
      .find((name) => !environment[name]?.trim());
    if (missing !== undefined) return `${missing} is not set`;
    const filled = (text: string) => text.replace(/\$(OFFICE_[A-Z0-9_]+)/g, (_, name: string) => environment[name]?.trim() ?? '');
    const address = id === mainOffice ? main : filled(url ?? '').replace(/\/+$/, '');
    if (!URL.canParse(address)) return `the address of the office ${id} is none`;
    return { address, headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, filled(text)])) };
  };
}
