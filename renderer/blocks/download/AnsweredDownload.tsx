import { useId } from 'react';
import { DownloadButton } from '../../office/DownloadButton';
import { useFileDownload } from '../../office/use-file-download';
import type { BlockProps } from '../block-props';

/** A download with a field that says what came of it. The field is there from the start, so that nothing moves and a screen reader hears it. */
export function AnsweredDownload({ block, answer }: Pick<BlockProps<'download'>, 'block'> & { readonly answer: string }) {
  const id = useId();
  const download = useFileDownload(block.file, block.problems);
  const { outcome } = download;
  const words = outcome === null ? null : outcome.ok ? block.success : outcome.words;
  return (
    <>
      <DownloadButton
        label={block.label}
        look={block.look}
        isReady={block.file !== null}
        isBusy={download.isBusy}
        onPress={() => void download.start()}
      />
      <div className="download-answer">
        <span id={id}>{answer}</span>
        <output aria-labelledby={id} className={outcome?.ok === false ? 'tone-error' : undefined}>
          {words}
        </output>
      </div>
    </>
  );
}
