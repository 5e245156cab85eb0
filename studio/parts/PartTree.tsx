import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { useEffect, useState } from 'react';
import type { OutlinePart } from '../../engine/authoring';
import { useLanguageWords } from '../language/language-words';

interface Props {
  readonly root: OutlinePart;
  /** Pointer of the selected part. */
  readonly selected: string;
  /** Numbers of problems by the pointer of the part that they stand in. */
  readonly problems: ReadonlyMap<string, number>;
  readonly onSelect: (pointer: string) => void;
}

/** The parts of a definition as a tree: data, choices, blocks, columns. */
export function PartTree({ root, selected, problems, onSelect }: Props) {
  const [opened, setOpened] = useState<readonly string[]>(() => [itemId(''), ...root.holds.map(({ property }) => groupId('', property))]);
  // A part that was selected elsewhere, in the preview or in the list of problems, is shown here too.
  useEffect(() => {
    const around = itemsAround(root, selected);
    setOpened((now) => (around.every((id) => now.includes(id)) ? now : [...new Set([...now, ...around])]));
  }, [root, selected]);
  return (
    <SimpleTreeView
      aria-label="Części usługi"
      expandedItems={[...opened]}
      onExpandedItemsChange={(_, ids) => setOpened(ids)}
      selectedItems={itemId(selected)}
      onSelectedItemsChange={(_, id) => {
        if (id?.startsWith(partMark)) onSelect(id.slice(partMark.length));
      }}
    >
      <PartItem part={root} problems={problems} />
    </SimpleTreeView>
  );
}

function PartItem({ part, problems }: { readonly part: OutlinePart; readonly problems: Props['problems'] }) {
  const words = useLanguageWords();
  const groups = part.holds.filter(({ parts }) => parts.length > 0);
  return (
    <TreeItem itemId={itemId(part.pointer)} label={<PartLabel part={part} problems={problems.get(part.pointer) ?? 0} />}>
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

function PartLabel({ part, problems }: { readonly part: OutlinePart; readonly problems: number }) {
  const kind = useLanguageWords().kind(part.kind).title;
  const name = part.words ?? part.name;
  return (
    <>
      <Typography component="span" variant="body2">
        {name ?? kind}
      </Typography>
      {name !== null && (
        <Typography component="span" variant="caption" color="text.secondary">
          {` ${kind}`}
        </Typography>
      )}
      {problems > 0 && (
        <Typography component="span" variant="caption" color="error">
          {` problemy: ${problems}`}
        </Typography>
      )}
    </>
  );
}

// Ids of items of the tree: parts by their pointer, groups by the pointer and the property.
const partMark = 'part:';

function itemId(pointer: string): string {
  return `${partMark}${pointer}`;
}

function groupId(pointer: string, property: string): string {
  return `group:${pointer}/${property}`;
}

/** The items that must be open so that a part is in view; empty when it is not below this one. */
function itemsAround(root: OutlinePart, pointer: string): readonly string[] {
  if (root.pointer === pointer) return [itemId(pointer)];
  for (const { property, parts } of root.holds) {
    for (const part of parts) {
      const found = itemsAround(part, pointer);
      if (found.length > 0) return [itemId(root.pointer), groupId(root.pointer, property), ...found];
    }
  }
  return [];
}
