import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import {
  type Language,
  type Plan,
  planScreen,
  resolveScreen,
  type ServiceInputs,
  type ServiceModel,
  type SettledScreen,
  settleScreen,
} from '../../engine';
import { useQueryClient } from '../office/use-query';
import { usePortal } from '../pack/use-pack';
import { usePageUser } from '../session/use-page-user';
import type { OpenService } from './load-service';
import { pageContext } from './page-context';
import { today } from './today';
import { sourceState, useAnswers, useRetry } from './use-answers';

interface Screen {
  readonly model: ServiceModel;
  retry(sources: readonly string[]): void;
  /** Forgets failed answers, so that the next visit asks again. */
  forget(): void;
}

/** Works out a service's screen, sends what it asks for, and works it out again with each answer. */
export function useScreen(open: OpenService, inputs: ServiceInputs, variant: string | null): Screen {
  const { pack } = usePortal();
  const queries = useQueryClient();
  const day = today();
  const user = usePageUser();
  // A link to the same screen may carry other values; params write themselves there, and are read elsewhere.
  const search = useSearch();
  const { address, state = {} } = open.service.definition;
  const isRead = address !== undefined || Object.values(state).some(({ inAddress }) => inAddress === true);
  const read = isRead ? search : '';
  const context = useMemo(() => pageContext(pack, variant, user, day, read), [pack, variant, day, user, read]);
  const plan: Plan = useMemo(() => (sources) => planScreen(open.service, inputs, sources, open.evaluate, context), [open, inputs, context]);
  const last = useRef<{ readonly plan: Plan; readonly settled: SettledScreen } | null>(null);
  const known = last.current;
  const start =
    known === null || known.plan === plan
      ? (known?.settled ?? null)
      : { sources: known.settled.sources, plan: plan(known.settled.sources) };
  const before = useLanguageBefore(open.service.language);
  const settled = settleScreen(plan, (sourceId, request) => sourceState(queries, open, sourceId, request, before), start);
  useEffect(() => {
    last.current = { plan, settled };
  });
  // The model of unchanged inputs and answers must stay the same object: tables keep their sort orders in it.
  const model = useMemo(() => resolveScreen(settled.plan), [settled.plan]);
  useAnswers(open, model.demands);
  return { model, ...useRetry(open, model.demands) };
}

/** The language in which the screen stood before its present one, null while it stands in its first. */
function useLanguageBefore(language: Language): Language | null {
  const [languages, setLanguages] = useState<{ readonly now: Language; readonly before: Language | null }>({ now: language, before: null });
  if (languages.now === language) return languages.before;
  setLanguages({ now: language, before: languages.now });
  return languages.now;
}
