import { useContext } from 'react';
import { ErrorBoundary } from '../controls/ErrorBoundary';
import { Failure } from '../controls/Failure';
import { useTranslation } from '../texts/open-texts';
import { type BlockPart, MorePartsContext } from './frame/block-part';
import { type AnyBlockProps, NestedBlocks } from './frame/nested-blocks';
import { partOf } from './load-blocks';

/** Draws a block of any kind, and says what draws the blocks inside it. */
export function BlockView(props: AnyBlockProps) {
  return <NestedBlocks value={BlockOfKind}>{BlockOfKind(props)}</NestedBlocks>;
}

/** A block whose drawing throws says that it cannot be shown; the rest of the screen stands. */
function BlockOfKind(props: AnyBlockProps) {
  const { block } = props;
  const part = partOf(block.block, useContext(MorePartsContext).blocks);
  return (
    <ErrorBoundary resetKey={block} fallback={(again) => <BlockFailure onRetry={again} />}>
      {part === null ? <BlockFailure onRetry={() => location.reload()} /> : <Drawn part={part} {...props} />}
    </ErrorBoundary>
  );
}

function Drawn({ part, ...props }: AnyBlockProps & { readonly part: BlockPart }) {
  return part.draw(props);
}

function BlockFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation();
  return <Failure message={t('failure.block')} onRetry={onRetry} />;
}
