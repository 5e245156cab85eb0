import type { ReactNode } from 'react';
import type { BlockStatus } from '../../../engine';
import { Failure } from '../../controls/Failure';
import { Waiting } from '../../controls/Waiting';

interface BlockFrameProps {
  readonly state: BlockStatus;
  /** Bars to show while the answer is on its way, about as many as the finished block has lines. */
  readonly rows: number;
  /** Height to keep in pixels while waiting, when it is known. */
  readonly height?: number;
  retry(sources: readonly string[]): void;
  /** Draws the finished block. */
  children(): ReactNode;
}

/** What every block does before it can be drawn: nothing, wait, or say what went wrong and offer another try. */
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
