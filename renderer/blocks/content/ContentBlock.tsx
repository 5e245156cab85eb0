import { useTranslation } from '../../texts/open-texts';
import { BlockFrame } from '../frame/BlockFrame';
import type { BlockProps } from '../frame/nested-blocks';
import { OfficeHtml } from './OfficeHtml';

/** Formatted text of the office. */
export function ContentBlock({ block, retry }: BlockProps<'content'>) {
  const { t } = useTranslation();
  return (
    <BlockFrame state={block.state} rows={8} retry={retry}>
      {() => (block.html.trim() === '' ? <p className="block empty">{t('content.empty')}</p> : <OfficeHtml html={block.html} />)}
    </BlockFrame>
  );
}
