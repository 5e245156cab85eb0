import type { Language } from '../../../engine';
import type { PreviewTable } from '../answers';
import type { PreviewAnswer, PreviewCall } from './preview-office';
import type { PreviewPack } from './preview-pack';
import type { ShownScreen } from './shown-screen';
import type { Situation } from './situation';

/** A screen of a preview whose files are asked for. */
export interface PaperOrder {
  readonly shown: PreviewPack;
  readonly screen: ShownScreen;
  readonly situation: Situation;
  readonly language: Language;
  /** What the office of the preview does with a call. */
  answer(call: PreviewCall): PreviewAnswer | undefined;
  /** The coat of arms that editors have brought; null for one of the layers below. */
  readonly arms: Uint8Array | null;
  /** Aborts when nobody waits any more. */
  readonly gone: AbortSignal;
}

/** Makes the files of a previewed screen, as the portal would. Errors: StudioFailure that says why there is none. */
export interface PreviewPapers {
  pdf(order: PaperOrder): Promise<{ readonly bytes: Uint8Array; readonly fileName: string }>;
  tables(order: PaperOrder): Promise<readonly PreviewTable[]>;
}
