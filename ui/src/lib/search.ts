import type { SearchRequest } from '../bindings/SearchRequest';

/** Returns a search request with no filters, best matches first; callers may add to it. */
export function searchFor(game: string, query: string, limit: number): SearchRequest {
  return {
    game,
    query,
    sets: [],
    factions: [],
    eras: [],
    rarities: [],
    abilities: [],
    cost_min: null,
    cost_max: null,
    unique: null,
    owned: null,
    sort: 'relevance',
    descending: false,
    offset: 0,
    limit,
  };
}
