export type { SearchQuery } from './rules/search-question.ts';
export { findPlaces } from './use-cases/find-places.ts';
export { rebuildSearch } from './use-cases/refresh-entries.ts';
export type { FoundProvider } from './use-cases/find-page.ts';
export type { ProviderSearch } from './use-cases/search-providers.ts';
export { searchProviders } from './use-cases/search-providers.ts';
export type { SearchSuggestion } from './use-cases/suggest-searches.ts';
export { suggestSearches } from './use-cases/suggest-searches.ts';
