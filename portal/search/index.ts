// Finding services by the words that residents use. A door of its own: only who searches loads what it needs.
export { createSearch, type FoundPlace } from './search';
export { type SearchSources, searchPlaces } from './search-places';
