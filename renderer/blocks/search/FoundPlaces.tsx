import '../services/services.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { createSearch, type FoundPlace, type SearchSources, searchPlaces } from '../../../portal/search';
import { useContentTrees } from '../../start/use-content-trees';
import { useTranslation } from '../../texts/open-texts';
import { Words } from '../../texts/Words';
import { OfficeLink } from '../frame/OfficeLink';
import { LockIcon } from '../services/Legend';
import { ServiceLink } from '../services/ServiceEntry';

const mostShown = 12;

/** What is searched, and for which words. */
export interface FoundPlacesProps {
  readonly query: string;
  readonly sources: Omit<SearchSources, 'trees'>;
}

/** Searches, and says how much was found: where each place leads, what it is, and why it was found where that is not plain. */
export function FoundPlaces({ query, sources: { words, groups, screens, config, menu } }: FoundPlacesProps) {
  const { t } = useTranslation();
  // The office's content joins when it is there.
  const { trees } = useContentTrees();
  const search = useMemo(
    () => createSearch(searchPlaces({ words, groups, screens, config, menu, trees })),
    [words, groups, screens, config, menu, trees],
  );
  const found = useMemo(() => search(query), [search, query]);
  return (
    <>
      <p role="status" className="search-count">
        {query === '' ? '' : found.length === 0 ? t('search.none') : t('search.count', { count: found.length })}
      </p>
      {found.length === 0 ? null : <FoundList found={found} />}
    </>
  );
}

function FoundList({ found }: { readonly found: readonly FoundPlace[] }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="found">
        {found.slice(0, mostShown).map(({ place, because }) => (
          <li key={place.key} className="found-place">
            <p className="found-title">
              <PlaceLink place={place} />
            </p>
            {place.intro === '' ? null : <p className="found-intro">{place.intro}</p>}
            <p className="found-more">
              {place.group ?? t(place.leads.kind === 'page' ? 'search.page' : 'search.screen')}
              {place.leads.kind === 'file' ? `, ${t('browser.file')}` : null}
              {because === null ? null : <span className="found-because">{t('search.because', { words: because })}</span>}
            </p>
          </li>
        ))}
      </ul>
      {found.length <= mostShown ? null : <p className="search-count">{t('search.more', { shown: mostShown, all: found.length })}</p>}
    </>
  );
}

function PlaceLink({ place: { title, language, leads } }: Pick<FoundPlace, 'place'>) {
  const words = <Words text={title} language={language} />;
  switch (leads.kind) {
    case 'service':
      return (
        <>
          <ServiceLink service={leads.service} />
          {leads.service.access === 'login' ? <LockIcon locked /> : null}
        </>
      );
    case 'screen':
      return (
        <OfficeLink target={leads.route} kind={null} newTab={false}>
          {words}
        </OfficeLink>
      );
    case 'folder':
    case 'file':
      return <Link href={leads.address}>{words}</Link>;
    case 'page':
      return (
        <OfficeLink target={leads.item.target} kind={leads.item.kind} newTab={leads.item.newTab}>
          {words}
        </OfficeLink>
      );
  }
}
