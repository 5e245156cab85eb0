import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface DraggedPart {
  readonly pointer: string;
  /** The list that it may be dropped in, null when it cannot be dragged. */
  readonly list: string | null;
  readonly onDrop: (pointer: string, beside: string, edge: 'before' | 'after') => void;
}

/** Lets an item of the tree be dragged to another place of its list. The result says where a part that is dragged over it would stand. */
export function useDraggedPart({
  pointer,
  list,
  onDrop,
}: DraggedPart): readonly [RefObject<HTMLDivElement | null>, 'before' | 'after' | null] {
  const element = useRef<HTMLDivElement>(null);
  const [edge, setEdge] = useState<'before' | 'after' | null>(null);
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const item = element.current;
    if (item === null || list === null) return;
    return combine(
      draggable({ element: item, getInitialData: () => ({ pointer, list }) }),
      dropTargetForElements({
        element: item,
        canDrop: ({ source }) => source.data.list === list && source.data.pointer !== pointer,
        getData: ({ input, element: over }) => attachClosestEdge({ pointer }, { input, element: over, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self }) => setEdge(edgeOf(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const at = edgeOf(self.data);
          if (at !== null && typeof source.data.pointer === 'string') dropped(source.data.pointer, pointer, at);
        },
      }),
    );
  }, [pointer, list]);
  return [element, edge];
}

function edgeOf(data: Record<string | symbol, unknown>): 'before' | 'after' | null {
  const edge = extractClosestEdge(data);
  return edge === null ? null : edge === 'top' ? 'before' : 'after';
}
