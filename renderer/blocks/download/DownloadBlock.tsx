import { FileButton } from '../../files/FileButton';
import type { BlockProps } from '../frame/nested-blocks';
import { AnsweredDownload } from './AnsweredDownload';

/** A button that downloads a file. */
export function DownloadBlock({ block }: BlockProps<'download'>) {
  const { answer, label, file, look, blocked, success, problems } = block;
  return (
    <div className="block">
      {answer === null ? (
        <FileButton label={label} file={file} look={look} blocked={blocked} success={success} problems={problems} />
      ) : (
        <AnsweredDownload block={block} answer={answer} />
      )}
    </div>
  );
}
