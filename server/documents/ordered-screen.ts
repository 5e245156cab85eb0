import {
  type CompiledService,
  callRequest,
  type DocumentOrder,
  type OfficeError,
  type Result,
  type SharedCallEntry,
  type Subject,
} from '../../engine';
import { parseSubjects, parseUserInfo, valuesOfUser } from '../../portal';
import { OfficeFailure } from '../errors/office-failure';
import type { PublishedPack } from '../publishing/published-pack';
import { type Ask, OfficeRefusal } from './ask-office';
import type { DrawnScreen } from './collect-answers';

/** Who orders: whether a token came with the order. */
interface Orderer {
  readonly pack: PublishedPack;
  readonly signedIn: boolean;
  readonly ask: Ask;
}

/**
 * The screen that a page orders. Who the user is and whom a document is about is what the office says of the token; the order only chooses
 * among the subjects.
 */
export async function orderedScreen(
  service: CompiledService,
  order: DocumentOrder,
  { pack, signedIn, ask }: Orderer,
): Promise<DrawnScreen> {
  const { inputs, state, address, variant } = order;
  const isForSomebody = Object.keys(order.subject).length > 0;
  if (isForSomebody && !signedIn) throw new OfficeFailure('signedOut');
  const calls = pack.index(service.language).session?.calls;
  const [user, subject] = await Promise.all([
    signedIn && calls?.user ? askUser(ask, calls.user, !isForSomebody) : null,
    isForSomebody ? askSubject(ask, calls?.subjects, order.subject) : null,
  ]);
  return { service, inputs, state, address, variant, subject, signedIn, user };
}

async function askUser(ask: Ask, call: SharedCallEntry, restricted: boolean): Promise<DrawnScreen['user']> {
  const info = readable(parseUserInfo(await answerTo(ask, call)));
  return valuesOfUser(info, { restricted, unconfirmed: false, firstLogin: false });
}

/** Those for whom the token of whoever asks may act. */
export async function subjectsOf(ask: Ask, call: SharedCallEntry): Promise<readonly Subject[]> {
  return readable(parseSubjects(await answerTo(ask, call)));
}

async function askSubject(ask: Ask, call: SharedCallEntry | undefined, chosen: DocumentOrder['subject']): Promise<Subject> {
  const subjects = call ? await subjectsOf(ask, call) : [];
  const { nip, pesel } = chosen;
  const found = subjects.find((subject) =>
    subject.institution ? nip !== undefined && subject.nip === nip : pesel !== undefined && subject.pesel === pesel,
  );
  if (!found) throw new OfficeFailure('foreignSubject');
  return found;
}

async function answerTo(ask: Ask, call: SharedCallEntry): Promise<unknown> {
  const request = callRequest(call, {}, { subject: null, signedIn: true });
  if (request === null) throw new OfficeFailure('foreignSubject');
  const answer = await ask(request);
  if (!answer.ok) throw new OfficeRefusal(answer.failure);
  return answer.value;
}

function readable<Value>(read: Result<Value, null>): Value {
  if (read.ok) return read.value;
  const refused: OfficeError = { kind: 'unreadable', status: null, kod: null, opis: null };
  throw new OfficeRefusal(refused);
}
