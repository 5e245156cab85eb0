import { useTranslation } from 'react-i18next';
import { BlockFrame } from '../BlockFrame';
import type { BlockProps } from '../block-props';
import { ToneIcon } from '../ToneIcon';

/** A message in a frame; its kind is said by sign and by words, never by colour alone. */
export function NoticeBlock({ block, retry }: BlockProps<'notice'>) {
  const { t } = useTranslation();
  return (
    <BlockFrame state={block.state} rows={1} retry={retry}>
      {() => (
        <div className={`block notice notice-${block.tone}`} id={block.anchor ?? undefined}>
          <ToneIcon tone={block.tone} />
          <p>
            <span className="visually-hidden">{t(`notice.${block.tone}`)}: </span>
            {block.text}
          </p>
        </div>
      )}
    </BlockFrame>
  );
}
