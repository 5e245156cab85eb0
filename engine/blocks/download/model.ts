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
  /** Why the button cannot be pressed; null when nothing is in the way. */
  readonly blocked: string | null;
  readonly success: string | null;
  /** Label of the field that says the result of the download; null without one. */
  readonly answer: string | null;
  readonly problems: FileProblems;
}
