import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OutlinePart } from '../../engine/authoring';
import { useSay } from '../language/say';
import { useLanguageWords } from '../room/language-words';
import { PartLabel } from './PartLabel';
import { RemovalWarning } from './RemovalWarning';
import { groupId, itemId, itemsAround, pointerOf } from './tree-items';
import { useDraggedPart } from './use-dragged-part';
import { usePartActions } from './use-part-actions';
import { useRemoval } from './use-removal';
import { partWords } from './words';

interface Props {
  readonly root: OutlinePart;
  /** Pointer of the selected part. */
  readonly selected: string;
  /** Numbers of problems by the pointer of the part that they stand in. */
  readonly problems: ReadonlyMap<string, number>;
  readonly onSelect: (pointer: string) => void;
}

/** The parts of a definition as a tree: data, choices, blocks, columns. They are moved by dragging and by keys. */
export function PartTree({ root, selected, problems, onSelect }: Props) {
  const say = useSay(partWords);
  const actions = usePartActions();
  const removal = useRemoval();
  const [opened, setOpened] = useState<readonly string[]>(() => [itemId(''), ...root.holds.map(({ property }) => groupId('', property))]);
  // A part that was selected elsewhere, in the preview or in the list of problems, is shown here too.
  useEffect(() => {
    const around = itemsAround(root, selected);
    setOpened((now) => (around.every((id) => now.includes(id)) ? now : [...new Set([...now, ...around])]));
  }, [root, selected]);
  const tree = useRef<HTMLDivElement>(null);
  // After the way to it was opened.
  useEffect(() => {
    if (opened.length > 0) tree.current?.querySelector(`#${CSS.escape(`parts-${itemId(selected)}`)}`)?.scrollIntoView({ block: 'nearest' });
  }, [selected, opened]);
  const focusSelected = () => tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const done =
      event.altKey && event.key === 'ArrowUp'
        ? () => actions.move(selected, -1)
        : event.altKey && event.key === 'ArrowDown'
          ? () => actions.move(selected, 1)
          : event.key === 'Delete' && selected !== ''
            ? () => void removal.remove(selected)
            : null;
    if (done === null) return;
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  return (
    <>
      <div ref={tree} onKeyDownCapture={onKeyDown}>
        <SimpleTreeView
          id="parts"
          aria-label={say.tree}
          aria-describedby="part-keys"
          itemChildrenIndentation={14}
          expandedItems={[...opened]}
          onExpandedItemsChange={(_, ids) => setOpened(ids)}
          selectedItems={itemId(selected)}
          onSelectedItemsChange={(_, id) => {
            const pointer = pointerOf(id ?? '');
            if (pointer !== null) onSelect(pointer);
          }}
        >
          <PartItem part={root} problems={problems} />
        </SimpleTreeView>
      </div>
      {removal.asked !== null && (
        <RemovalWarning
          uses={removal.asked.uses}
          onRemove={removal.removeAnyway}
          onKeep={() => {
            removal.keep();
            focusSelected();
          }}
        />
      )}
      <Typography id="part-keys" variant="caption" color="text.secondary" component="p" sx={{ p: 1 }}>
        {say.keys}
      </Typography>
    </>
  );
}

function PartItem({ part, problems }: { readonly part: OutlinePart; readonly problems: Props['problems'] }) {
  const words = useLanguageWords();
  const actions = usePartActions();
  const [content, edge] = useDraggedPart({ pointer: part.pointer, list: actions.listAround(part.pointer), onDrop: actions.moveBeside });
  const groups = part.holds.filter(({ parts }) => parts.length > 0);
  return (
    <TreeItem
      itemId={itemId(part.pointer)}
      label={<PartLabel part={part} problems={problems.get(part.pointer) ?? 0} />}
      slotProps={{ content: { ref: content, className: edge === null ? '' : `dropped-${edge}` } }}
    >
      {groups.map(({ property, parts, holder }) =>
        holder === 'single' ? (
          parts.map((inner) => <PartItem key={property} part={inner} problems={problems} />)
        ) : (
          <TreeItem
            key={property}
            itemId={groupId(part.pointer, property)}
            label={
              <Typography component="span" variant="body2" color="text.secondary">
                {words.property(part.kind, property).title} ({parts.length})
              </Typography>
            }
          >
            {parts.map((inner) => (
              <PartItem key={inner.pointer} part={inner} problems={problems} />
            ))}
          </TreeItem>
        ),
      )}
    </TreeItem>
  );
}
