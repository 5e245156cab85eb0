import { useId } from 'react';
import { DownloadButton } from '../../files/DownloadButton';
import { useFileDownload } from '../../files/use-file-download';
import { useTranslation } from '../../texts/open-texts';
import type { BlockProps } from '../frame/nested-blocks';

/**
 * A download with a field that shows its result. The field is always there, so that nothing moves and a screen reader notices the change.
 */
export function AnsweredDownload({ block, answer }: Pick<BlockProps<'download'>, 'block'> & { readonly answer: string }) {
  const { t } = useTranslation();
  const id = useId();
  const download = useFileDownload(block.file, block.problems);
  const { outcome } = download;
  const words = outcome === null ? null : outcome.ok ? (block.success ?? t('download.done')) : outcome.words;
  return (
    <>
      <DownloadButton
        label={block.label}
        look={block.look}
        isReady={block.file !== null}
        isBusy={download.isBusy}
        {...(block.blocked !== null && { whyNot: `${id}-why` })}
        onPress={() => void download.start()}
      />
      {block.blocked === null ? null : (
        <p id={`${id}-why`} className="file-blocked">
          {block.blocked}
        </p>
      )}
      <div className="download-answer">
        <span id={id}>{answer}</span>
        <output aria-labelledby={id} className={outcome?.ok === false ? 'tone-error' : undefined}>
          {words}
        </output>
      </div>
    </>
  );
}
