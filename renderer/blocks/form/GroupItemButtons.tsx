import type { FormItemModel, FormListModel } from '../../../engine/forms';
import { Button } from '../../controls/Button';

interface GroupItemButtonsProps {
  readonly list: FormListModel;
  readonly item: FormItemModel;
  readonly place: number;
  onRemove(): void;
  onMove(to: number, button: HTMLElement): void;
}

/** What can be done with an item. Each button names it, because there are as many buttons of the same words as items. */
export function GroupItemButtons({ list: { items, remove, move }, item, place, onRemove, onMove }: GroupItemButtonsProps) {
  if (remove === null && move === null) return null;
  const moves = move === null ? [] : [{ words: move.up, to: place - 1 } as const, { words: move.down, to: place + 1 } as const];
  return (
    <div className="form-item-buttons">
      {moves.map(({ words, to }) => {
        // A button at the edge stays where the keyboard is.
        const isPossible = to >= 0 && to < items.length;
        return (
          <Button
            key={to < place ? 'up' : 'down'}
            look="quiet"
            aria-label={`${words}: ${item.label}`}
            aria-disabled={!isPossible}
            onClick={(event) => (isPossible ? onMove(to, event.currentTarget) : undefined)}
          >
            {words}
          </Button>
        );
      })}
      {remove === null ? null : (
        <Button look="quiet" aria-label={`${remove}: ${item.label}`} onClick={onRemove}>
          {remove}
        </Button>
      )}
    </div>
  );
}
