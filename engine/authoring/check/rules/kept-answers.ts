import type { KeepTime } from '../../../language/language.generated';
import { say } from '../../messages';
import { childPointer } from '../../parse/json-pointer';
import type { Span } from '../../parse/source-file';
import type { PackUnderCheck } from '../pack/pack-under-check';
import type { Report } from '../problems/problem';

/** A call where it is described. */
interface Described {
  readonly endpoint?: string;
  readonly office?: string;
  readonly method?: string;
  readonly personal?: boolean;
  readonly signedIn?: boolean;
  readonly keepFor?: KeepTime;
}

/** Checks that what a browser keeps for a time is the same for everybody, and that each call says one time. */
export function checkKeptAnswers({ calls, callsPlace, services }: PackUnderCheck, report: Report): void {
  const times = new Map<string, { readonly keepFor: number; readonly owner: string }>();
  const check = (call: Described, { owner, isOpen, at }: { readonly owner: string; readonly isOpen: boolean; at(): Span }): void => {
    const { endpoint = '', office, method = 'GET', personal, signedIn, keepFor } = call;
    if (keepFor === undefined) return;
    if (!isOpen || method !== 'GET' || personal === true || signedIn === true) {
      report('kept-answer', at(), { message: say('kept-not-public'), expected: say('call-of-everybody'), got: String(keepFor) });
      return;
    }
    const key = `${office} ${endpoint}`;
    const first = times.get(key);
    if (first === undefined) times.set(key, { keepFor, owner });
    else if (first.keepFor !== keepFor)
      report('kept-answer', at(), {
        message: say('kept-differs', { call: endpoint, owner: first.owner }),
        expected: String(first.keepFor),
        got: String(keepFor),
      });
  };
  for (const [id, call] of Object.entries(calls?.calls ?? {}))
    if (callsPlace)
      check(call, { owner: 'calls.json', isOpen: true, at: () => callsPlace.keySpan(`${childPointer('/calls', id)}/keepFor`) });
  for (const { slug, definition, located } of services)
    for (const [id, source] of Object.entries(definition.sources ?? {})) {
      const at = () => located.keySpan(`${childPointer('/sources', id)}/keepFor`);
      if (source.call !== undefined && source.keepFor !== undefined)
        report('kept-answer', at(), { message: say('kept-beside-call', { call: source.call }), expected: say('kept-at-call') });
      else check(source, { owner: slug, isOpen: definition.access?.protected !== true, at });
    }
}
