import { useCallback, useEffect, useState } from 'react';
import type { SearchModel } from '../../engine';
import { Failure } from '../controls/Failure';
import { loadedPart } from '../controls/loaded-part';
import { useTranslation } from '../texts/open-texts';
import { FieldFrame } from './FieldFrame';
import type { FieldProps } from './field-props';
import { SelectField } from './SelectField';

type Searching = 'on-its-way' | 'here' | 'failed';

let searching: Searching = 'on-its-way';
const search = loadedPart(async () => (await import('./SearchSelect')).SearchSelect);

/**
 * A long list in which one searches. A short one is a plain list, and so is one for which the code that searches could not be had; where
 * the office is asked there is no list without it, and the failure is said.
 */
export function SearchField(props: FieldProps<SearchModel>) {
  const { t } = useTranslation();
  const { id, field, problem, children } = props;
  const { asks, status, options, searchFrom, label, hint, required } = field;
  const isSearched = asks !== null ? status !== 'waiting' && status !== 'failed' : status === 'ready' && options.length >= searchFrom;
  const { state, load } = useSearchCode();
  useEffect(() => {
    if (isSearched) load();
  }, [isSearched, load]);
  if (!isSearched) return <SelectField {...props} />;
  if (state === 'here') return search.draw(props);
  if (state === 'failed' && asks !== null)
    return (
      <FieldFrame {...{ id, label, hint, problem, required }} kind="single">
        <Failure message={t('errors.network')} onRetry={load} />
        {children}
      </FieldFrame>
    );
  return <SelectField {...props} field={state === 'failed' ? field : { ...field, status: 'loading', options: [] }} />;
}

function useSearchCode(): { readonly state: Searching; load(): void } {
  const [state, setState] = useState(searching);
  const load = useCallback(() => {
    const become = (next: Searching) => {
      searching = next;
      setState(next);
    };
    // Another field may have had it loaded meanwhile.
    if (searching === 'here') {
      setState('here');
      return;
    }
    search.load().then(
      () => become('here'),
      () => become('failed'),
    );
  }, []);
  return { state, load };
}
