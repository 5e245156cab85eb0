import type { ReactNode } from 'react';
import type { BlockStatus } from '../../../engine';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';
import { usePortal } from '../../pack/use-pack';
import { useTranslation } from '../../texts/open-texts';
import { OfficePhone } from './OfficePhone';

interface BlockFrameProps {
  readonly state: BlockStatus;
  /** Bars to show while the answer is pending, about as many as the finished block has lines. */
  readonly rows: number;
  /** Height to keep in pixels while waiting, when it is known. */
  readonly height?: number;
  retry(sources: readonly string[]): void;
  /** Draws the finished block. */
  children(): ReactNode;
}

/** Frame of every block: shows a placeholder while it loads, or the failure with a retry button, else the block. */
export function BlockFrame({ state, rows, height, retry, children }: BlockFrameProps) {
  switch (state.status) {
    case 'waiting':
      return null;
    case 'loading':
      return <Waiting rows={rows} {...(height === undefined ? {} : { height })} />;
    case 'error':
      return state.final ? (
        <FinalFailure message={state.message} />
      ) : (
        <Failure message={state.message} onRetry={() => retry(state.retry)} />
      );
    case 'ready':
      return children();
  }
}

/** What another try would not change: the office may know more on the telephone. */
function FinalFailure({ message }: { readonly message: string }) {
  const { t } = useTranslation();
  const { phone } = usePortal().pack.index.office;
  return (
    <Failure message={message} onRetry={null}>
      <OfficePhone words={t('failure.phone')} phone={phone} />
    </Failure>
  );
}
