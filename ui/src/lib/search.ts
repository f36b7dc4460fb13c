import type { SearchRequest } from '../bindings/SearchRequest';

/** A search by words alone, best matches first; what else it should ask for is added to it. */
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
