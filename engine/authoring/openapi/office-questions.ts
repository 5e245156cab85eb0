import type { SharedCall } from '../../language/calls.generated';
import type { Access } from '../../language/language.generated';
import type { OfficeSpeeches } from '../../requests/read-office-answer';
import { officeSpeech } from '../compile/answer-readings';
import { shellCalls } from '../compile/shell-index';
import { childPointer } from '../parse/json-pointer';
import type { LoadedPack, LoadedService, Place } from '../source/loaded-pack';
import type { OfficeCall } from './office-call';
import { sourceCalls, tableCall } from './office-calls';

/** Something that a portal asks its office by itself, without anybody pressing a button. */
export interface OfficeQuestion {
  /** Slug of the screen, or `portal` for what every page asks. */
  readonly asker: string;
  /** Id of the source; for the portal the name of the call in portal.json. */
  readonly name: string;
  readonly call: OfficeCall;
  /** Whose number a personal call carries. */
  readonly subject: NonNullable<Access['subject']>;
  /** True when the call carries the token of a signed-in user if there is one, also where it is not about that user. */
  readonly sendsToken: boolean;
  /** How the offices of the portal speak. */
  readonly speeches: OfficeSpeeches;
  /** Numbers of refusals that the definition expects. */
  readonly kods: readonly string[];
  /** Where the definition declares what stands at a pointer of the contract. */
  place(contractPointer: string): Place;
}

/** The calls of the session that only read. */
const readingCalls = ['user', 'subjects'] as const;

/** What the pages of a pack ask: the sources of every screen, and what shell and session ask. */
export function officeQuestions(pack: LoadedPack): readonly OfficeQuestion[] {
  const speeches = Object.fromEntries((pack.portal.offices ?? []).map((office) => [office.id, officeSpeech(office, () => null)] as const));
  return [...portalQuestions(pack), ...pack.services.flatMap((service) => questionsOf(service, pack))].map((question) => ({
    ...question,
    speeches,
  }));
}

type Question = Omit<OfficeQuestion, 'speeches'>;

function portalQuestions({ portal, calls, callsPlace }: LoadedPack): readonly Question[] {
  const named = [
    ...shellCalls.map((name) => [`shell.${name}`, portal.shell?.[name]] as const),
    ...(portal.shell?.contentTrees ?? []).map(({ id, call }) => [`shell.contentTrees.${id}`, call] as const),
    ...readingCalls.map((name) => [`session.${name}`, portal.session?.[name]] as const),
  ];
  return named.flatMap(([name, id]): readonly Question[] => {
    const shared = id !== undefined && Object.hasOwn(calls.calls, id) ? calls.calls[id] : undefined;
    if (id === undefined || !shared || isAnsweredHere(shared)) return [];
    const pointer = `${childPointer('/calls', id)}/response`;
    const place = (inner: string) => callsPlace(pointer + inner) ?? { file: 'calls.json', line: 1, column: 1, pointer };
    const call = tableCall(shared);
    return [{ asker: 'portal', name, call, subject: 'any', sendsToken: call.signedIn, kods: [], place }];
  });
}

function questionsOf({ slug, definition, place }: LoadedService, pack: LoadedPack): readonly Question[] {
  if (definition.hidden === true) return [];
  const { session } = pack.portal;
  const isTokenScreen = session?.tokenOn === 'every-screen' || (session !== undefined && definition.access?.protected === true);
  return [...sourceCalls(definition, pack)].flatMap(([name, call]): readonly Question[] => {
    const { call: shared, response, onError } = definition.sources?.[name] ?? {};
    // The portal answers it itself.
    if (shared !== undefined && isAnsweredHere(pack.calls.calls[shared])) return [];
    const own = childPointer('/sources', name);
    return [
      {
        asker: slug,
        name,
        call,
        subject: definition.access?.subject ?? 'any',
        sendsToken: call.signedIn || isTokenScreen,
        kods: Object.keys(onError?.kod ?? {}),
        place(inner) {
          if (response) return place(`${own}/response${inner}`);
          const ofTable = shared === undefined ? null : pack.callsPlace(`${childPointer('/calls', shared)}/response${inner}`);
          return ofTable ?? place(own);
        },
      },
    ];
  });
}

/** Content that has answers by name leaves the other names to the office. */
function isAnsweredHere(call: SharedCall | undefined): boolean {
  return call?.content !== undefined && call.content.by === undefined;
}
