import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FormItemModel, type FormListModel, freshKey } from '../../../engine/forms';
import { withItem, withMoved } from '../../../engine/values';
import { Button } from '../../controls/Button';
import { fieldId } from '../../fields/field-props';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { useFormTools } from './form-context';
import { GroupItemButtons } from './GroupItemButtons';

interface GroupItemsProps {
  readonly id: string;
  readonly list: FormListModel;
  /** Draws the fields of an item. */
  fieldsOf(key: string): ReactNode;
}

/** An item that was taken away, with its place: it can be put back with all that stood in it. */
interface Removed {
  readonly item: FormItemModel;
  readonly place: number;
}

/** The items of a list. After each change the keyboard is where the change was, and a screen reader says what happened. */
export function GroupItems({ id, list, fieldsOf }: GroupItemsProps) {
  const { t } = useTranslation();
  const { formId, state } = useFormTools();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  const focus = useRef<(() => void) | null>(null);
  const keys = list.items.map(({ key }) => key);
  useLayoutEffect(() => {
    focus.current?.();
    focus.current = null;
  });

  const change = (next: readonly string[], words: string, focusAfter: () => void) => {
    focus.current = focusAfter;
    setSaid(words);
    state.put(id, next);
    state.leave(id);
  };
  const elementOf = (key: string | undefined) => document.getElementById(fieldId(`${formId}-${key === undefined ? id : `${id}/${key}`}`));
  const focusFirstField = (key: string) =>
    elementOf(key)?.querySelector<HTMLElement>(':is(input, select, textarea):not([tabindex="-1"])')?.focus();
  const add = () => {
    const key = freshKey(id, { ...state.now().model.inputs, ...state.now().edits.typed });
    setRemoved(null);
    change([...keys, key], t('forms.added', { item: list.nextLabel }), () => focusFirstField(key));
  };
  const remove = (item: FormItemModel, place: number) => {
    const left = keys.filter((key) => key !== item.key);
    setRemoved({ item, place });
    change(left, t('forms.removed', { item: item.label }), () => elementOf(left[place] ?? left.at(-1))?.focus());
  };
  const restore = ({ item, place }: Removed) => {
    setRemoved(null);
    change(withItem(keys, place, item.key), t('forms.added', { item: item.label }), () => elementOf(item.key)?.focus());
  };
  const move = (item: FormItemModel, from: number, to: number, button: HTMLElement) => {
    setRemoved(null);
    change(withMoved(keys, from, to), t('forms.moved', { item: item.label, place: to + 1 }), () => button.focus());
  };
  return (
    <>
      {list.items.length === 0 && list.empty !== null ? (
        <p className="form-group-empty">
          <Words text={list.empty} />
        </p>
      ) : null}
      {list.items.map((item, place) => (
        <fieldset key={item.key} id={fieldId(`${formId}-${id}/${item.key}`)} tabIndex={-1} className="form-item">
          <legend>
            <Words text={item.label} />
          </legend>
          {fieldsOf(item.key)}
          <GroupItemButtons
            {...{ list, item, place }}
            onRemove={() => remove(item, place)}
            onMove={(to, button) => move(item, place, to, button)}
          />
        </fieldset>
      ))}
      {removed === null ? null : (
        <p className="form-item-removed">
          <span>{t('forms.removed', { item: removed.item.label })}</span>
          <Button look="quiet" aria-label={`${t('forms.restoreItem')}: ${removed.item.label}`} onClick={() => restore(removed)}>
            {t('forms.restoreItem')}
          </Button>
        </p>
      )}
      {list.add === null ? null : (
        <Button look="secondary" onClick={add}>
          {list.add}
        </Button>
      )}
      {list.full === null ? null : <p className="field-note">{list.full}</p>}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
