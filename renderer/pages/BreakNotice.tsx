import { useState } from 'react';
import { breakAhead, breakOn, breakSpan, type PlannedBreak } from '../../engine';
import { FramedNotice } from '../controls/FramedNotice';
import { usePortal } from '../pack/use-pack';
import { useTranslation } from '../texts/open-texts';

interface BreakNoticeProps {
  readonly breaks: readonly PlannedBreak[] | undefined;
  /** Name of the text that says what rests, with `when`. */
  readonly text: 'maintenance.planned' | 'maintenance.portalPlanned';
}

/** Tells ahead of a planned break, so that nobody begins what cannot be finished; in a preview also of one that is on. */
export function BreakNotice({ breaks, text }: BreakNoticeProps) {
  const { t } = useTranslation();
  const { pack } = usePortal();
  const [moment] = useState(Date.now);
  const told = breakOn(breaks, moment) ?? breakAhead(breaks, moment);
  if (told === null) return null;
  const said = t(text, { when: breakSpan(told, pack.index.language) });
  return <FramedNotice tone="warning" text={told.reason === undefined ? said : `${said} ${told.reason}`} />;
}
