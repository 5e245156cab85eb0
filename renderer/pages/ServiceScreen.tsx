import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { Language } from '../../engine';
import { lackOfSubject, SubjectNeeded } from '../account/SubjectNeeded';
import { BlockView } from '../blocks/BlockView';
import { FramedNotice } from '../controls/FramedNotice';
import { ParamsForm } from '../fields/ParamsForm';
import { ScreenParamsProvider } from '../fields/screen-params';
import { ChangeInputsProvider } from '../inputs/change-inputs';
import { type KeptInputs, useKeptInputs } from '../inputs/kept-inputs';
import { snackbarAtom } from '../messages/message-atoms';
import { portalRoutes } from '../navigation/portal-routes';
import { type OpenService, OpenServiceProvider } from '../service/load-service';
import { useFirstBlocks } from '../service/use-first-blocks';
import { useInputs } from '../service/use-inputs';
import { useNamedPlace } from '../service/use-named-place';
import { useScreen } from '../service/use-screen';
import { useGiveTurn } from '../service/use-turn';
import { sessionAtom } from '../session/session-store';
import { useAtomValue, useSetAtom } from '../storage/atom';
import { useTranslation } from '../texts/open-texts';
import { PolishWords, Words } from '../texts/Words';
import { Downloads } from './Downloads';

/** The heading of a screen, its language, and the language in which the screen speaks. */
export interface SaidHeading {
  readonly heading: string;
  readonly headingLanguage: Language;
  readonly language: Language;
}

interface ServiceScreenProps {
  readonly open: OpenService;
  readonly variant: string | null;
  /** Takes the heading of the screen, which may come from the office, and the languages of heading and screen. */
  onHeading(said: SaidHeading): void;
}

/** A service's screen: lead, params, blocks and downloads. */
export function ServiceScreen({ open, variant, onHeading }: ServiceScreenProps) {
  const [, navigate] = useLocation();
  const showMessage = useSetAtom(snackbarAtom);
  const { inputs, gone, change, changeAll, apply, correct } = useInputs(open.service);
  const { model, retry, forget } = useScreen(open, inputs, variant);
  const kept = useKeptInputs();

  const drawn = useFirstBlocks(model.blocks);
  useGiveTurn(model);
  useNamedPlace(model, drawn.areAll);
  useEffect(() => correct(model.params));

  const { leave, title, titleLanguage, language, polish, inBlocks, demands } = model;
  const session = useAtomValue(sessionAtom);
  const isForSubject = Object.values(demands).some((demand) => demand.kind === 'wait' && demand.for === 'subject');
  const lack = isForSubject && session.kind === 'signed-in' ? lackOfSubject(session) : null;
  const fields = model.params.filter(({ id }) => !inBlocks.includes(id));
  const form = { gone, onChange: change, onApply: apply, retry };
  // The button stands with the fields above the blocks, if there are any.
  const inScreen = { ...form, params: model.params, applyLabel: fields.length > 0 ? null : model.apply, given: inputs.typed };
  const headingLanguage = polish?.has(title) === true ? 'pl' : titleLanguage;
  useEffect(() => onHeading({ heading: title, headingLanguage, language }), [onHeading, title, headingLanguage, language]);
  useEffect(() => {
    if (!leave) return;
    if (leave.message) showMessage({ text: leave.message, waits: true });
    forget();
    navigate(leave.goTo === 'services' ? portalRoutes().services : leave.goTo, { replace: true });
  }, [leave, showMessage, forget, navigate]);

  const lead =
    model.intro === null ? null : (
      <p className="lead">
        <Words text={model.intro} />
      </p>
    );
  if (lack !== null) {
    return (
      <PolishWords value={polish}>
        {lead}
        <SubjectNeeded lack={lack} />
      </PolishWords>
    );
  }
  return (
    <PolishWords value={polish}>
      {lead}
      {fields.length > 0 ? <ParamsForm {...form} params={fields} applyLabel={model.apply} /> : null}
      <RestoredNotice inputs={kept} />
      <OpenServiceProvider value={open}>
        <ChangeInputsProvider value={changeAll}>
          <ScreenParamsProvider value={inScreen}>
            {drawn.blocks.map((block) => (
              <BlockView key={block.id} block={block} level={2} retry={retry} />
            ))}
          </ScreenParamsProvider>
        </ChangeInputsProvider>
      </OpenServiceProvider>
      {drawn.areAll ? <Downloads model={model} /> : null}
    </PolishWords>
  );
}

/** Says that what was typed before a login stands on the screen again. */
function RestoredNotice({ inputs }: { readonly inputs: KeptInputs }) {
  const { t } = useTranslation();
  const isRestored = useSyncExternalStore(inputs.subscribe, inputs.isRestored);
  // Screen readers hear what is put into a region that is already there.
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  return <div role="status">{isRestored && isThere ? <FramedNotice tone="info" text={t('forms.restored')} /> : null}</div>;
}
