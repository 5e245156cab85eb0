import type { ReactNode } from 'react';
import type { BlockStatus } from '../../../engine';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';

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
      return <Failure message={state.message} onRetry={() => retry(state.retry)} />;
    case 'ready':
      return children();
  }
}
