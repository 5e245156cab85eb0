import './search-select.css';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type EntryModel, entryFinder, type SearchModel } from '../../engine';
import { OfficeWords } from '../controls/OfficeWords';
import { usePaused } from '../controls/use-paused';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldProps, fieldId } from './field-props';

/** As many entries are drawn; how many more there are is said. */
const mostDrawn = 100;
/** Pause in milliseconds after which the office is asked. */
const pauseBeforeAsking = 300;

const everything = (options: EntryModel[]) => options;

/** A text field in which one types a part of a name, with a list of what was found: the pattern that screen readers know as a combobox. */
export function SearchSelect({ id, field, problem, onChange, onLeave, children }: FieldProps<SearchModel>) {
  const { t, language } = useTranslation();
  const { label, hint, required, readOnly, options, asks, status } = field;
  const value = chosenEntry(field);
  const [typed, setTyped] = useState(value?.label ?? '');
  // Until the office has said again what an entry is, its letters stand for it.
  const name = value?.label;
  useEffect(() => {
    if (name !== undefined) setTyped(name);
  }, [name]);
  const find = useMemo(() => entryFinder(options, language), [options, language]);
  const isTyped = typed !== (value?.label ?? '');
  const found = useMemo(
    () => (asks === null && isTyped ? find(typed, mostDrawn) : { entries: options.slice(0, mostDrawn), count: options.length }),
    [asks, isTyped, find, typed, options],
  );
  const asking = useAsking(field, (key, letters) => onChange([key, letters]));
  const isPaused = asks === null || (asking.letters ?? asks.letters) === asks.letters;
  const search = useAutocomplete<EntryModel, false, false, false>({
    id: fieldId(id),
    options: found.entries,
    value,
    inputValue: typed,
    getOptionLabel: (entry) => entry.label,
    getOptionKey: (entry) => entry.key,
    isOptionEqualToValue: (entry, other) => entry.key === other.key,
    filterOptions: everything,
    handleHomeEndKeys: false,
    readOnly,
    unstable_classNamePrefix: 'search',
    onInputChange: (_event, text, reason) => {
      // What is typed takes the earlier choice away, and that must not take away what is typed.
      if (reason === 'reset' && text === '' && asks !== null && asks.letters !== '') return;
      setTyped(text);
      if (asks !== null && reason === 'input') asking.type(text);
    },
    onChange: (_event, entry) => {
      if (asks === null) onChange(entry?.key ?? '');
      else asking.choose(entry?.key ?? '');
    },
  });
  const { onBlur, ...input } = search.getInputProps();
  const tooFew = asks !== null && typed.trim().length < asks.from && (isTyped || value === null);
  const isLoading = status === 'loading' || !isPaused;
  const words = tooFew
    ? t('fields.typeLetters', { count: asks.from })
    : isLoading
      ? t('fields.searching')
      : found.count === 0
        ? t('fields.notFound')
        : found.count > found.entries.length
          ? t('fields.foundMore', { count: found.count, shown: found.entries.length })
          : t('fields.found', { count: found.count });
  const shown = tooFew || isLoading ? [] : search.groupedOptions.filter((entry) => 'label' in entry);
  return (
    <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
      <div className="search-select" {...search.getRootProps()}>
        <input
          {...input}
          type="text"
          aria-describedby={describedBy(id, hint, problem)}
          aria-invalid={problem !== null}
          onBlur={(event) => {
            onBlur?.(event);
            asking.leave();
            onLeave();
          }}
        />
        {search.popupOpen ? (
          <div className="search-popup">
            {shown.length === 0 ? null : (
              <ul {...search.getListboxProps()} aria-labelledby={undefined} aria-label={label}>
                {shown.map((entry, index) => {
                  const { key: _key, ...option } = search.getOptionProps({ option: entry, index });
                  return (
                    <li key={entry.key} {...option}>
                      <OfficeWords text={entry.label} />
                    </li>
                  );
                })}
              </ul>
            )}
            {shown.length > 0 && found.count <= shown.length ? null : <p className="search-words">{words}</p>}
          </div>
        ) : null}
      </div>
      <Heard words={search.popupOpen ? words : ''} />
      {children}
    </FieldFrame>
  );
}

/**
 * What a screen reader hears when typing pauses. It is drawn by itself: when the field was drawn once more after a list had come, the hook
 * would forget the entry that the arrow keys had reached.
 */
function Heard({ words }: { readonly words: string }) {
  const heard = usePaused(words, 600);
  return (
    <p role="status" className="visually-hidden">
      {heard.value}
    </p>
  );
}

/** The chosen entry; until the office has answered again, what is known of it. */
function chosenEntry({ options, chosen: [key], asks }: SearchModel): EntryModel | null {
  if (key === undefined) return null;
  return options.find((option) => option.key === key) ?? (asks === null ? null : { key, label: asks.letters });
}

/** Asks the office when typing pauses. Who leaves the field without a choice gets the choice back that was there before. */
function useAsking({ asks, chosen }: SearchModel, put: (key: string, letters: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [letters, setLetters] = useState<string | null>(null);
  const before = useRef<readonly [key: string, letters: string] | null>(null);
  const [key = ''] = chosen;
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Letters with which the office is yet to be asked, null when there are none. */
    letters,
    type(text: string) {
      if (key !== '' && asks) before.current = [key, asks.letters];
      clearTimeout(timer.current);
      setLetters(text);
      timer.current = setTimeout(() => {
        setLetters(null);
        put('', text);
      }, pauseBeforeAsking);
    },
    choose(chosenKey: string) {
      clearTimeout(timer.current);
      setLetters(null);
      before.current = null;
      put(chosenKey, chosenKey === '' ? '' : (asks?.letters ?? ''));
    },
    leave() {
      clearTimeout(timer.current);
      setLetters(null);
      const [earlier, found] = before.current ?? ['', ''];
      before.current = null;
      if (asks !== null && key === '') put(earlier, found);
    },
  };
}
