import { isRecord, type OfficeError, type Result, type ScreenContext } from '../../engine';
import type { WidgetProps } from '../../renderer/widget-contract';
import { parseNodeRedirect, parseRedirect, type Redirect } from '../leaving/redirect';

/** The identity nodes of the state. */
const nodes = ['node', 'trustedProfile'] as const;

/** The calls that begin a login elsewhere. */
export type ElsewhereCall = (typeof nodes)[number] | 'provider';

/** What a resident does elsewhere: logs in, or confirms the person of an account. */
type Purpose = 'logIn' | 'confirm';

/** A way of logging in elsewhere, as its button. */
export interface WayElsewhere {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  /** Asks the office where to go; null when it does not say. */
  ask(query: Readonly<Record<string, string>>): Promise<Redirect | null>;
}

interface WayParts {
  readonly purpose: Purpose;
  /** Settings of the widget: which nodes are offered, and the further providers of the office. */
  readonly props: WidgetProps['props'];
  readonly context: Pick<ScreenContext, 'translate' | 'origin'>;
  call(name: ElsewhereCall, request: { readonly query: Readonly<Record<string, string>> }): Promise<Result<unknown, OfficeError>>;
}

/** The ways that the office offers: its identity nodes first, then the further providers in its order. */
export function waysElsewhere({ purpose, props, context, call }: WayParts): readonly WayElsewhere[] {
  const { translate: t, origin = '' } = context;
  const offered = nodes.filter((node) => props[node] === true);
  const ofState = offered.map(
    (node): WayElsewhere => ({
      id: node,
      label: t(purpose === 'confirm' ? `login.${node}Confirm` : `login.${node}`),
      note: t(`login.${node}Note`),
      ask: async (query) => found(await call(node, { query }), (answer) => parseNodeRedirect(answer, origin)),
    }),
  );
  const further = readProviders(props.providers).map(
    ({ id, name, note }): WayElsewhere => ({
      id: `provider-${id}`,
      label: t(purpose === 'confirm' ? 'login.providerConfirm' : 'login.provider', { name }),
      note,
      ask: async (query) => found(await call('provider', { query: { ...query, dostawca: id } }), (answer) => parseRedirect(answer, origin)),
    }),
  );
  return [...ofState, ...further];
}

function found(answer: Result<unknown, OfficeError>, parse: (answer: unknown) => Result<Redirect, null>): Redirect | null {
  const redirect = answer.ok ? parse(answer.value) : null;
  return redirect?.ok === true ? redirect.value : null;
}

interface Provider {
  readonly id: string;
  readonly name: string;
  readonly note: string | null;
}

function readProviders(list: unknown): readonly Provider[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry.id !== 'string' || typeof entry.nazwa !== 'string') return [];
    return [{ id: entry.id, name: entry.nazwa, note: typeof entry.opis === 'string' ? entry.opis : null }];
  });
}
