import './search.css';
import { type FormEvent, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { Failure } from '../../controls/Failure';
import { useTranslation } from '../../texts/open-texts';
import { useHistoryPart } from '../frame/history-part';
import type { BlockProps } from '../frame/nested-blocks';
import { usePortalSearch } from './use-search';

const longestQuery = 120;
const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search where a definition has one. */
export function SearchBlock({ block: { id, title, hint } }: BlockProps<'search'>) {
  return <PortalSearch name={id} title={title} hint={hint} />;
}

interface PortalSearchProps {
  /** Name under which the history keeps what was typed. */
  readonly name: string;
  readonly title: string;
  readonly hint: string | null;
}

/** A field in which residents search the portal; what is found stands below it while they type, the best first. */
export function PortalSearch({ name, title, hint }: PortalSearchProps) {
  const { t } = useTranslation();
  const [kept, keep] = useHistoryPart(name);
  const [typed, type] = useState(typeof kept === 'string' ? kept : '');
  const [wanted, want] = useState(typed !== '');
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  useShortcut(() => {
    field.current?.focus();
    field.current?.select();
  });
  const query = useDeferredValue(typed).trim();
  const id = `search-${name}`;

  const toFirst = (event: FormEvent) => {
    event.preventDefault();
    results.current?.querySelector('a')?.focus();
  };
  return (
    <search className="block search">
      <form onSubmit={toFirst}>
        <div className="search-label">
          <label htmlFor={id}>{title}</label>
          <kbd>{isMac ? '⌘ K' : 'Ctrl + K'}</kbd>
        </div>
        {hint === null ? null : (
          <p id={`${id}-hint`} className="search-hint">
            {hint}
          </p>
        )}
        <div className="search-box">
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" />
            <path d="m15.5 15.5 5 5" />
          </svg>
          <input
            ref={field}
            id={id}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestQuery}
            value={typed}
            aria-describedby={hint === null ? undefined : `${id}-hint`}
            aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
            onFocus={() => want(true)}
            onChange={(event) => {
              want(true);
              type(event.target.value);
            }}
            // The browser's way back brings the results again.
            onBlur={() => {
              if (typed !== (kept ?? '')) keep(typed, 'replace');
            }}
          />
        </div>
      </form>
      <section ref={results} aria-label={query === '' ? undefined : t('search.results')}>
        <Results query={query} wanted={wanted} />
      </section>
    </search>
  );
}

function Results({ query, wanted }: { readonly query: string; readonly wanted: boolean }) {
  const { t } = useTranslation();
  const search = usePortalSearch(wanted);
  if (search.status === 'ready') return <search.FoundPlaces query={query} sources={search.sources} />;
  if (query !== '' && search.status === 'failed') return <Failure message={t('search.failed')} onRetry={search.retry} />;
  // The place of the sentence that says how much was found.
  return <p role="status" className="search-count" />;
}

function useShortcut(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  // Before the field is painted: whoever sees it may already press.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isMac ? event.metaKey : event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
