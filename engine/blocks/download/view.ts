import type { ExpectedDownload } from '../../language/scenarios.generated';
import { type BlockViewer, viewFile } from '../../screen/block-viewer';
import type { DownloadModel } from './model';

export const viewer: BlockViewer<DownloadModel> = {
  part: 'downloads',
  view: ({ label, look, file, blocked, success, answer, problems }): Required<ExpectedDownload> => ({
    label,
    look,
    ...viewFile(file),
    blocked,
    success,
    answer,
    problems,
  }),
};
