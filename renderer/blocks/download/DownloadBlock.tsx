import { FileButton } from '../../office/FileButton';
import type { BlockProps } from '../block-props';

/** A button that downloads a file. */
export function DownloadBlock({ block }: BlockProps<'download'>) {
  return (
    <div className="block">
      <FileButton label={block.label} file={block.file} look="secondary" success={block.success} onError={block.onError} />
    </div>
  );
}
