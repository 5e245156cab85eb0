import { type CompiledService, readBack } from '../../engine';
import type { Caller } from '../accounts/caller';
import { subjectOf } from '../accounts/rights';
import { OfficeFailure } from '../errors/office-failure';
import type { PublishedPack } from '../publishing/published-pack';
import type { DrawnScreen } from './collect-answers';
import type { FoundPdf } from './find-pdf';

/** The screen that the address of a PDF of this office stands for. A personal document shows the subject in the query, if the token gives a right to it. */
export function addressedScreen({ service, query }: FoundPdf, { kinds }: PublishedPack, caller: Caller): DrawnScreen {
  const read = readBack(service.definition, query, kinds);
  if (!read.ok) throw new OfficeFailure('wrongQuery', { name: read.failure.name });
  return {
    ...read.value,
    service: withoutStateChecks(service),
    subject: service.definition.pdf?.personal === true ? subjectOf(caller, query) : null,
    signedIn: caller.kind === 'user',
    user: null,
  };
}

// One for each service, so that what is kept of a service is kept of this one too.
const unchecked = new WeakMap<CompiledService, CompiledService>();

/** The address contains only a part of the state, so the screen's conditions on it are skipped; the calls check the rights. */
function withoutStateChecks(service: CompiledService): CompiledService {
  const { state } = service.definition;
  if (!state) return service;
  const known = unchecked.get(service);
  if (known) return known;
  const open = Object.fromEntries(Object.keys(state).map((name) => [name, { schema: {} }]));
  const made = { ...service, definition: { ...service.definition, state: open } };
  unchecked.set(service, made);
  return made;
}
