import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { BlockView } from '../blocks/BlockView';
import { ParamsForm } from '../fields/ParamsForm';
import { lackOfSubject, SubjectNeeded } from '../session/SubjectNeeded';
import { sessionAtom } from '../session/session-store';
import { snackbarAtom } from '../shell/snackbar-atom';
import { useGiveTurn } from '../start/use-turn';
import { ChangeInputsProvider } from './change-inputs';
import { Downloads } from './Downloads';
import { useDraft } from './drafts';
import { servicesRoute } from './find-service';
import { KeptInputsProvider } from './kept-inputs';
import type { OpenService } from './load-service';
import { OpenServiceProvider } from './open-service';
import { RestoredNotice } from './RestoredNotice';
import { useFirstBlocks } from './use-first-blocks';
import { useInputs } from './use-inputs';
import { useNamedPlace } from './use-named-place';
import { useScreen } from './use-screen';

interface ServiceScreenProps {
  readonly open: OpenService;
  readonly variant: string | null;
  /** Takes the heading of the screen, which may come from the office. */
  onHeading(heading: string): void;
}

/** A service's screen: lead, params, blocks and downloads. */
export function ServiceScreen({ open, variant, onHeading }: ServiceScreenProps) {
  const [, navigate] = useLocation();
  const showMessage = useSetAtom(snackbarAtom);
  const { inputs, change, changeAll, apply, correct } = useInputs(open.service);
  const { model, retry, forget } = useScreen(open, inputs, variant);
  const kept = useDraft();

  const drawn = useFirstBlocks(model.blocks);
  useGiveTurn(model);
  useNamedPlace(model, drawn.areAll);
  useEffect(() => correct(model.params));

  const { leave, title, inWidgets, demands } = model;
  const session = useAtomValue(sessionAtom);
  const isForSubject = Object.values(demands).some((demand) => demand.kind === 'wait' && demand.for === 'subject');
  const lack = isForSubject && session.kind === 'signed-in' ? lackOfSubject(session) : null;
  const fields = model.params.filter(({ id }) => !inWidgets.includes(id));
  useEffect(() => onHeading(title), [onHeading, title]);
  useEffect(() => {
    if (!leave) return;
    if (leave.message) showMessage({ text: leave.message });
    forget();
    navigate(leave.goTo === 'services' ? servicesRoute : leave.goTo, { replace: true });
  }, [leave, showMessage, forget, navigate]);

  const lead = model.lead === null ? null : <p className="lead">{model.lead}</p>;
  if (lack !== null) {
    return (
      <>
        {lead}
        <SubjectNeeded lack={lack} />
      </>
    );
  }
  return (
    <>
      {lead}
      {fields.length > 0 ? <ParamsForm params={fields} applyLabel={model.apply} onChange={change} onApply={apply} retry={retry} /> : null}
      <RestoredNotice inputs={kept} />
      <OpenServiceProvider value={open}>
        <ChangeInputsProvider value={changeAll}>
          <KeptInputsProvider value={kept}>
            {drawn.blocks.map((block) => (
              <BlockView key={block.id} block={block} level={2} retry={retry} />
            ))}
          </KeptInputsProvider>
        </ChangeInputsProvider>
      </OpenServiceProvider>
      {drawn.areAll ? <Downloads model={model} /> : null}
    </>
  );
}
