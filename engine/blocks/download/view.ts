import type { ExpectedDownload } from '../../language/scenarios.generated';
import type { BlockViewer } from '../../screen/block-viewer';
import { viewFile } from '../../screen/view-file';
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
