import type { FileDemand, FileProblems } from '../../screen/block-model';

declare module '../../screen/block-model' {
  interface BlockModels {
    download: DownloadModel;
  }
}

/** A button that downloads a file. */
export interface DownloadModel {
  readonly block: 'download';
  readonly id: string;
  readonly label: string;
  readonly look: 'primary' | 'secondary';
  readonly file: FileDemand | null;
  /** Why the button is disabled; null when it is not. */
  readonly blocked: string | null;
  readonly success: string | null;
  /** Label of the field that shows the result of the download; null when there is none. */
  readonly answer: string | null;
  readonly problems: FileProblems;
}
