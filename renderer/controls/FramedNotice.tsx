import type { Ref } from 'react';
import { useTranslation } from '../texts/open-texts';
import { OfficeWords } from './OfficeWords';
import { ToneIcon } from './ToneIcon';

interface FramedNoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly anchor?: string | null;
  /** Ref to the message, if it must get the focus. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A message in a frame; its kind is said by sign and by words, never by colour alone. */
export function FramedNotice({ tone, text, anchor = null, ref }: FramedNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={`block notice notice-${tone}`} id={anchor ?? undefined} ref={ref} tabIndex={ref ? -1 : undefined}>
      <ToneIcon tone={tone} />
      <p>
        <span className="visually-hidden">{t(`notice.${tone}`)}: </span>
        <OfficeWords text={text} />
      </p>
    </div>
  );
}
